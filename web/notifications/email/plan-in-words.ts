/** The plan of reminders in words. */
import { useTranslation } from 'react-i18next';

interface Plan {
  paymentDueReminders: boolean;
  reminderDaysBeforeDue: number;
  overdueReminders: boolean;
  reminderDaysAfterDue: readonly number[];
}

/** Such as "1 Tag vor der Fälligkeit; 7, 14 und 30 Tage danach"; empty where nobody is reminded. */
export function usePlanInWords(plan: Plan | undefined): string {
  const { t, i18n } = useTranslation('notifications');
  if (plan === undefined) return '';
  const { paymentDueReminders, reminderDaysBeforeDue, overdueReminders, reminderDaysAfterDue } = plan;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const days = list.format(reminderDaysAfterDue.map(String));
  const isAfter = overdueReminders && reminderDaysAfterDue.length > 0;
  return [
    ...(paymentDueReminders ? [t('byItself.before', { count: reminderDaysBeforeDue })] : []),
    ...(isAfter ? [t('byItself.after', { count: reminderDaysAfterDue.at(-1) ?? 0, days })] : []),
  ].join('; ');
}
