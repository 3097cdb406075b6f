/** Where the link of the confirmation mail ends. */

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '../session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './form.module.css';

export function EmailConfirmation() {
  const { t } = useTranslation('auth');
  const { error } = useSearch({ from: '/email-confirmation' });
  const { data: session } = useQuery({ ...sessionQuery, staleTime: 0 });
  if (error !== undefined) {
    return (
      <AuthFrame title={t('confirmation.failedTitle')} lead={t('confirmation.failedText')}>
        <Way to="/auth" text={t('confirmation.signInAction')} />
      </AuthFrame>
    );
  }
  const isSignedIn = session?.user !== null && session?.user !== undefined;
  return (
    <AuthFrame
      title={t('confirmation.title')}
      lead={
        session === undefined ? undefined : t(isSignedIn ? 'confirmation.text' : 'confirmation.signedOutText')
      }
    >
      {session !== undefined && (
        <Way
          to={isSignedIn ? '/home' : '/auth'}
          text={t(isSignedIn ? 'confirmation.action' : 'confirmation.signInAction')}
        />
      )}
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
