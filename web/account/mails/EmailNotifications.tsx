/** Which mails come, when clients are to be reminded, and how mails to them end. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BusinessPart, BusinessSwitch } from '../../business/index.ts';
import { useSession } from '../../session/session.ts';
import { SideSection } from '../../ui/Heads.tsx';
import { MailFoot } from './MailFoot.tsx';
import styles from './mails.module.css';
import { ReminderPlan } from './ReminderPlan.tsx';
import { useMailWords } from './use-mail-words.ts';

const ID = 'email-notifications';

export function EmailNotifications() {
  const { t } = useTranslation('account');
  return (
    <SideSection id={ID} title={t('mails.title')} reason={t('mails.reason')}>
      <BusinessPart id={ID}>
        <div className={styles.parts}>
          <ToYou />
          <section aria-labelledby="mails-to-clients">
            <h3 className={styles.title} id="mails-to-clients">
              {t('mails.toClients')}
            </h3>
            <ToClients />
            <p className={styles.note}>{t('mails.planNote')}</p>
            <ReminderPlan />
            <MailFoot />
          </section>
        </div>
      </BusinessPart>
    </SideSection>
  );
}

function ToClients() {
  const words = useMailWords();
  return (
    <div className={styles.toClients}>
      <BusinessSwitch name="autoSendInvoiceEmail" words={words.notification} />
      <BusinessSwitch name="approveReminders" words={words.notification} />
    </div>
  );
}

function ToYou() {
  const { t } = useTranslation('account');
  const email = useSession()?.user?.email ?? '';
  const words = useMailWords();
  const hint = (
    <span>
      {t('mails.to', { email })}{' '}
      <Link to="/email-notifications/personal" className={styles.way ?? ''}>
        {t('mails.which')}
      </Link>
    </span>
  );
  return (
    <section aria-labelledby="mails-to-you">
      <h3 className={styles.title} id="mails-to-you">
        {t('mails.toYou')}
      </h3>
      <div className={styles.toClients}>
        <BusinessSwitch name="emailNotificationsEnabled" hint={hint} words={words.notification} />
        <BusinessSwitch name="weeklyDigestEnabled" words={words.notification} />
      </div>
    </section>
  );
}
