/** Where the link of the confirmation mail leads, and where it ends: confirmed, confirmed before, or no longer valid. */
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendConfirmation } from '../auth-calls.ts';
import { useSession } from '../session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';
import { checkEmail, EmailField } from './Fields.tsx';
import styles from './form.module.css';
import { BackButton } from './LinkForm.tsx';
import { MailedLink } from './MailedLink.tsx';
import { useMailed } from './use-enter.ts';

export function EmailConfirmation() {
  const { t } = useTranslation('auth');
  const { error, token } = useSearch({ from: '/email-confirmation' });
  const isSignedIn = (useSession()?.user ?? null) !== null;
  if (token !== undefined) return <MailedLink kind="confirmation" token={token} />;
  if (error === undefined)
    return (
      <AuthFrame title={t('confirmation.title')} lead={t('confirmation.text')}>
        <Way to="/invoice" text={t('confirmation.action')} />
      </AuthFrame>
    );
  if (error !== 'ALREADY_CONFIRMED') return <LinkGone isExpired={error === 'TOKEN_EXPIRED'} />;
  return (
    <AuthFrame
      title={t('confirmation.againTitle')}
      lead={t(isSignedIn ? 'confirmation.text' : 'confirmation.againText')}
    >
      {isSignedIn ? (
        <Way to="/invoice" text={t('confirmation.action')} />
      ) : (
        <Way to="/auth" text={t('confirmation.signInAction')} />
      )}
    </AuthFrame>
  );
}

/** The way to a new mail. */
function LinkGone({ isExpired }: { isExpired: boolean }) {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const captcha = useCaptcha();
  const mailed = useMailed();
  const send = async (proof: string) => {
    await sendConfirmation({ email: email.trim(), captcha: proof });
    mailed('confirmation', email.trim());
  };
  return (
    <AuthFrame
      title={t('confirmation.failedTitle')}
      lead={t(isExpired ? 'confirmation.expiredText' : 'confirmation.failedText')}
    >
      <AuthForm
        action={t('confirmation.newMail')}
        captcha={captcha}
        check={() => checkEmail(email)}
        send={send}
        others={<BackButton />}
      >
        <EmailField email={email} onEmail={setEmail} />
      </AuthForm>
    </AuthFrame>
  );
}

function Way({ to, text }: { to: '/invoice' | '/auth'; text: string }) {
  return (
    <div className={styles.form}>
      <ButtonLink to={to} variant="filled" fullWidth>
        {text}
      </ButtonLink>
    </div>
  );
}
