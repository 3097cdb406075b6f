/** Where the link of the confirmation mail leads, and where it ends: confirmed, confirmed before, or no longer valid. */
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AuthFrame } from '../AuthFrame.tsx';
import { sendConfirmation } from '../calls.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { AuthForm } from '../form/AuthForm.tsx';
import { checkEmail, EmailField } from '../form/Fields.tsx';
import styles from '../form/form.module.css';
import { useMailed } from '../use-enter.ts';
import { BackButton } from './LinkForm.tsx';
import { MailedLink } from './MailedLink.tsx';

export function EmailConfirmation() {
  const { t } = useTranslation('sign-in');
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
  const { t } = useTranslation('sign-in');
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
