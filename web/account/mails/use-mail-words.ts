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
  const { t } = useTranslation(['account', 'common']);
  const saved = t('common:save.settingsSaved');
  const failed = t('account:mails.toast.dayFailed');
  return {
    notification: {
      saved: t('account:mails.toast.notificationSaved'),
      failed: t('account:mails.toast.notificationFailed'),
    },
    email: { saved, failed: t('account:mails.toast.emailFailed') },
    dayChanged: { saved, failed },
    dayAdded: { saved: t('account:mails.toast.dayAdded'), failed },
    dayRemoved: { saved: t('account:mails.toast.dayRemoved'), failed },
  };
}
