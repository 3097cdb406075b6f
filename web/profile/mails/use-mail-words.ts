import { useTranslation } from 'react-i18next';
import type { SavingWords } from '../../business/index.ts';

export interface MailWords {
  /** A mail or a reminder switched on or off. */
  notification: SavingWords;
  /** What mails to clients say and look like. */
  email: SavingWords;
  dayChanged: SavingWords;
  dayAdded: SavingWords;
  dayRemoved: SavingWords;
}

/** What is said when a setting of mails was saved or could not be. */
export function useMailWords(): MailWords {
  const { t } = useTranslation(['profile', 'common']);
  const saved = t('common:save.settingsSaved');
  const failed = t('profile:mails.toast.dayFailed');
  return {
    notification: {
      saved: t('profile:mails.toast.notificationSaved'),
      failed: t('profile:mails.toast.notificationFailed'),
    },
    email: { saved, failed: t('profile:mails.toast.emailFailed') },
    dayChanged: { saved, failed },
    dayAdded: { saved: t('profile:mails.toast.dayAdded'), failed },
    dayRemoved: { saved: t('profile:mails.toast.dayRemoved'), failed },
  };
}
