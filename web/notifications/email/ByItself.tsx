/** What clients get by themselves, as the settings stand. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import styles from './email-notifications.module.css';

export function ByItself() {
  const { t } = useTranslation('notifications');
  const { data } = useQuery(api.business.get.queryOptions());
  const reminders = usePlanInWords(data);
  const change = (
    <Link to="/user-profile" hash="email-notifications">
      {t('byItself.change')}
    </Link>
  );
  return (
    <section aria-labelledby="by-itself">
      <SectionHead id="by-itself" title={t('byItself.title')} aside={change} />
      {data !== undefined && (
        <dl className={styles.facts}>
          <Fact name={t('byItself.invoices')}>
            {t(data.autoSendInvoiceEmail ? 'byItself.sent' : 'byItself.byHand')}
          </Fact>
          <Fact name={t('byItself.reminders')}>{reminders || t('byItself.none')}</Fact>
          {reminders !== '' && (
            <Fact name={t('byItself.approval')}>
              {t(data.approveReminders ? 'byItself.asks' : 'byItself.asksNot')}
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Plan {
  paymentDueReminders: boolean;
  reminderDaysBeforeDue: number;
  overdueReminders: boolean;
  reminderDaysAfterDue: readonly number[];
}

/** Such as "1 Tag vor der Fälligkeit; 7, 14 und 30 Tage danach"; empty where nobody is reminded. */
function usePlanInWords(plan: Plan | undefined): string {
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
