/** `/invite`: what an invitation leads to before one has an account. Who sent it is not known here. */
import { PRODUCT } from '@belegbar/domain/product';
import { IconCheck } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codeFrom, keepPendingCode } from '../referrals/index.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { DemoEntry } from './door/DemoEntry.tsx';
import { StartHere, WaysIn } from './door/WaysIn.tsx';
import styles from './invite.module.css';
import { useEnter } from './use-enter.ts';

const REASONS = ['invoices', 'taxes', 'proof', 'free'] as const;

export function Invite() {
  const { t } = useTranslation('sign-in');
  const code = codeFrom(useSearch({ from: '/invite' }).ref);
  const session = useSession();
  const user = session?.user ?? null;
  const install = session?.install;
  const enter = useEnter();
  const isGuest = user === null;
  useEffect(() => {
    if (code !== null && isGuest) keepPendingCode(code);
  }, [code, isGuest]);
  if (!isGuest) return <AlreadyIn email={user.email} />;
  const title =
    code === null
      ? t('invite.titleWithoutCode', { product: PRODUCT })
      : t('invite.title', { product: PRODUCT });
  return (
    <AuthFrame kind="door" title={title} lead={t('invite.lead', { product: PRODUCT })}>
      <ul className={styles.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <IconCheck size={18} stroke={1.6} aria-hidden="true" />
            <span>{t(`invite.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      <WaysIn>
        {install?.demo === true && <DemoEntry onEntered={enter} />}
        <StartHere code={code} />
      </WaysIn>
      <p className={styles.other}>
        {t('invite.haveAccount')} <Link to="/auth">{t('invite.signIn')}</Link>
      </p>
    </AuthFrame>
  );
}

/** An invitation is for new accounts; whoever has one is told so and goes on. */
function AlreadyIn({ email }: { email: string }) {
  const { t } = useTranslation('sign-in');
  return (
    <AuthFrame title={t('invite.alreadyTitle')} lead={t('invite.alreadyText', { email })}>
      <ButtonLink to="/home" variant="filled" fullWidth className={styles.action ?? ''}>
        {t('invite.alreadyAction', { product: PRODUCT })}
      </ButtonLink>
    </AuthFrame>
  );
}
