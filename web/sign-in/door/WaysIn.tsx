/** The two ways for who has no account: look around, or begin. */
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { toMode } from '../mode.ts';
import styles from './door.module.css';

/** Of equal weight, beside each other. */
export function WaysIn({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>;
}

/** Carries the code of an invitation on where one came with it. */
export function StartHere({ code = null }: { code?: string | null }) {
  const { t } = useTranslation('sign-in');
  const to = code === null ? toMode('signup') : { to: '/auth' as const, search: { ref: code } };
  return (
    <section className={styles.way} aria-labelledby="start-title">
      <h2 className={styles.wayTitle} id="start-title">
        {t('signIn.toSignUp')}
      </h2>
      <p className={styles.wayText}>{t('signIn.toSignUpText')}</p>
      <ButtonLink
        {...to}
        variant="outline"
        fullWidth
        className={styles.wayAction ?? ''}
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('signIn.toSignUpLink')}
      </ButtonLink>
    </section>
  );
}
