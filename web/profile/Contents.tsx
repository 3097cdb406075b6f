/** The sections of a long page as links, in the order in which they stand there. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './profile.module.css';

const SECTIONS = [
  ['subscription', 'profile:subscription.title'],
  ['appearance', 'profile:appearance.title'],
  ['language', 'profile:language.title'],
  ['email-notifications', 'profile:mails.title'],
  ['payment-preferences', 'profile:payment.title'],
  ['signature', 'profile:signature.title'],
  ['first-steps', 'profile:firstSteps.title'],
  ['account', 'profile:account.title'],
  ['password', 'profile:password.title'],
  ['second-factor', 'profile:secondFactor.title'],
  ['devices', 'profile:devices.title'],
  ['activity', 'profile:activity.title'],
  ['delete-account', 'leaving:deletion.title'],
] as const;

export function Contents() {
  const { t } = useTranslation(['profile', 'leaving']);
  return (
    <nav className={styles.contents} aria-label={t('profile:contents')}>
      {SECTIONS.map(([id, title]) => (
        <Link key={id} to="/user-profile" hash={id} hashScrollIntoView={false}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
