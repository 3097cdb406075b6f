/** The mails that an account sends by itself, and where they go. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import styles from './email-notifications.module.css';

const MAILS = ['bell', 'week', 'confirmation', 'signInLink', 'passwordReset', 'passwordChanged'] as const;

export function AccountMails() {
  const { t } = useTranslation('notifications');
  const session = useSession();
  const profile = (
    <Link to="/user-profile" hash="email-notifications">
      {t('mails.toProfile')}
    </Link>
  );
  return (
    <section aria-labelledby="account-mails">
      <SectionHead id="account-mails" title={t('mails.title')} aside={profile} />
      <p className={styles.address}>
        {t('mails.to')} <strong>{session?.user?.email}</strong>
      </p>
      <ul className={styles.mails}>
        {MAILS.map((mail) => (
          <li key={mail}>
            <p className={styles.mailTitle}>{t(`mails.${mail}.title`)}</p>
            <p className={styles.second}>{t(`mails.${mail}.when`)}</p>
          </li>
        ))}
      </ul>
      {session?.install.outbox === true && (
        <p className={styles.second}>
          {t('mails.noServer')} <Link to="/outbox">{t('mails.toOutbox')}</Link>
        </p>
      )}
    </section>
  );
}
