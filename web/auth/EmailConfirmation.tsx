/** Where the link of the confirmation mail ends; the router shows it only to whoever has a session, or an error. */
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './form.module.css';

export function EmailConfirmation() {
  const { t } = useTranslation('auth');
  const { error } = useSearch({ from: '/email-confirmation' });
  if (error !== undefined) {
    return (
      <AuthFrame title={t('confirmation.failedTitle')} lead={t('confirmation.failedText')}>
        <Way to="/auth" text={t('confirmation.signInAction')} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('confirmation.title')} lead={t('confirmation.text')}>
      <Way to="/home" text={t('confirmation.action')} />
    </AuthFrame>
  );
}

function Way({ to, text }: { to: '/home' | '/auth'; text: string }) {
  return (
    <div className={styles.form}>
      <ButtonLink to={to} variant="filled" fullWidth>
        {text}
      </ButtonLink>
    </div>
  );
}
