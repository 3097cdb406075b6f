/** On which days clients are reminded: the choices, and what they come to. */
import { BEFORE_DUE_PRESETS } from '@belegbar/domain/sending';
import { useTranslation } from 'react-i18next';
import { BusinessSelect, BusinessSwitch, useBusinessForm } from '../../business/index.ts';
import styles from './mails.module.css';
import { ReminderDays } from './ReminderDays.tsx';
import { ReminderTimeline } from './ReminderTimeline.tsx';
import { useMailWords } from './use-mail-words.ts';

export function ReminderPlan() {
  const { business } = useBusinessForm();
  const words = useMailWords();
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.choice}>
          <BusinessSwitch name="paymentDueReminders" words={words.notification} />
          {business.paymentDueReminders && <BeforeDue />}
        </div>
        <div className={styles.choice}>
          <BusinessSwitch name="overdueReminders" words={words.notification} />
          {business.overdueReminders && <ReminderDays />}
        </div>
      </div>
      <ReminderTimeline />
    </>
  );
}

/** The offered days, and the one that is chosen where it is another. */
function BeforeDue() {
  const { t } = useTranslation('account');
  const { business } = useBusinessForm();
  const words = useMailWords();
  const offered = new Set<number>([...BEFORE_DUE_PRESETS, business.reminderDaysBeforeDue]);
  const choices = [...offered]
    .sort((a, b) => a - b)
    .map((count) => ({
      value: String(count),
      label: count === 7 ? t('mails.week') : t('mails.before', { count }),
    }));
  return (
    <BusinessSelect name="reminderDaysBeforeDue" choices={choices} read={Number} words={words.dayChanged} />
  );
}
