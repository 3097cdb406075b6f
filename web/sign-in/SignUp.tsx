/** Creating an account. */
import { PRODUCT } from '@belegbar/domain/product';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeFrom, keepPendingCode, pendingCode } from '../referrals/index.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthRefusal, signUp } from './calls.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { AuthForm } from './form/AuthForm.tsx';
import {
  checkEmail,
  checkNewPassword,
  EmailField,
  type EmailKept,
  NewPasswordTwice,
} from './form/Fields.tsx';
import styles from './form/form.module.css';
import { Note } from './form/Note.tsx';
import { toMode } from './mode.ts';
import { checkStrength } from './new-password/use-strength.ts';
import { useMailed } from './use-enter.ts';

export function SignUp({ email, onEmail }: EmailKept) {
  const { t } = useTranslation('sign-in');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const captcha = useCaptcha();
  const mailed = useMailed();
  const isInvited = useInvitation();
  const send = async (proof: string) => {
    await refuseWeak(password, email);
    await signUp({ email: email.trim(), password, captcha: proof });
    mailed('confirmation', email.trim());
  };
  return (
    <AuthFrame title={t('signUp.title')} lead={t('signUp.lead')}>
      {isInvited && <Note tone="info">{t('invited', { product: PRODUCT })}</Note>}
      <AuthForm
        action={t('signUp.action')}
        captcha={captcha}
        check={() => [...checkEmail(email), ...checkNewPassword(password, repeated)]}
        send={send}
      >
        <EmailField email={email} onEmail={onEmail} autoFocus={email === ''} />
        <NewPasswordTwice
          label={t('password')}
          password={password}
          onPassword={setPassword}
          repeated={repeated}
          onRepeated={setRepeated}
          email={email}
          autoFocus={email !== ''}
        />
      </AuthForm>
      <p className={styles.other}>
        {t('signUp.toSignIn')} <Link {...toMode()}>{t('signUp.toSignInLink')}</Link>
      </p>
    </AuthFrame>
  );
}

/** Whether the visitor came by an invitation; its code then waits in this browser. Other texts in its place are left alone. */
function useInvitation(): boolean {
  const code = codeFrom(useSearch({ from: '/auth' }).ref);
  useEffect(() => {
    if (code !== null) keepPendingCode(code);
  }, [code]);
  return code !== null || pendingCode() !== null;
}

/** Asks the server before anything is sent; when that cannot be asked the sign-up goes on, and the endpoint looks again. */
async function refuseWeak(password: string, email: string): Promise<void> {
  const strength = await checkStrength(password, email).catch(() => null);
  if (strength?.kind === 'weak') throw new AuthRefusal('weak_password', '', { issues: [...strength.issues] });
}
