/** The sections of a long page as links, in the order in which they stand there. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

const SECTIONS = [
  ['subscription', 'account:subscription.title'],
  ['appearance', 'account:appearance.title'],
  ['language', 'account:language.title'],
  ['email-notifications', 'account:mails.title'],
  ['payment-preferences', 'account:payment.title'],
  ['signature', 'account:signature.title'],
  ['first-steps', 'account:firstSteps.title'],
  ['account', 'account:account.title'],
  ['password', 'account:password.title'],
  ['second-factor', 'account:secondFactor.title'],
  ['devices', 'account:devices.title'],
  ['activity', 'account:activity.title'],
  ['delete-account', 'account-deletion:deletion.title'],
] as const;

export function Contents() {
  const { t } = useTranslation(['account', 'account-deletion']);
  return (
    <nav className={styles.contents} aria-label={t('account:contents')}>
      {SECTIONS.map(([id, title]) => (
        <Link key={id} to="/user-profile" hash={id} hashScrollIntoView={false}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
