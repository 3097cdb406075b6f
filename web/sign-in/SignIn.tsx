/** Signing in with address and password; the ways for who has lost the password or has no account. */
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { PasswordField } from '../ui/TextFields.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { signIn } from './calls.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { DemoEntry } from './door/DemoEntry.tsx';
import { StartHere, WaysIn } from './door/WaysIn.tsx';
import { AuthForm, useFieldError } from './form/AuthForm.tsx';
import { checkEmail, EmailField, type EmailKept } from './form/Fields.tsx';
import styles from './form/form.module.css';
import { Note } from './form/Note.tsx';
import { toMode } from './mode.ts';
import { useEnter, useMailed } from './use-enter.ts';

export function SignIn({ email, onEmail }: EmailKept) {
  const { t } = useTranslation('sign-in');
  const [password, setPassword] = useState('');
  const captcha = useCaptcha();
  const install = useSession()?.install;
  const enter = useEnter();
  const navigate = useNavigate();
  const [isWide] = useState(hasRoomForFocus);
  const { isPasswordNew = false } = useLocation().state;
  const check = () => [...checkEmail(email), ...(password === '' ? ['PASSWORD_MISSING'] : [])];
  const send = async (proof: string) => {
    const far = await signIn({ email: email.trim(), password, captcha: proof });
    await (far === 'second-factor' ? navigate(toMode('second-factor')) : enter());
  };
  return (
    <AuthFrame kind="door" title={t('signIn.title')} tab={t('signIn.tab')} lead={t('signIn.lead')}>
      <WaysIn>
        {install?.demo === true && <DemoEntry onEntered={enter} />}
        <StartHere />
      </WaysIn>
      <h2 className={styles.doorTitle}>{t('signIn.formTitle')}</h2>
      {isPasswordNew && <Note tone="pos">{t('newPassword.done')}</Note>}
      <AuthForm
        layout="door"
        action={t('signIn.action')}
        captcha={captcha}
        check={check}
        send={send}
        others={<MagicLinkButton />}
        advice={(code) => <Advice code={code} email={email} />}
      >
        <EmailField email={email} onEmail={onEmail} autoFocus={isWide && email === ''} />
        <Password password={password} onPassword={setPassword} autoFocus={isWide && email !== ''} />
      </AuthForm>
    </AuthFrame>
  );
}

/** On a phone the focus would scroll to the form, past what the page says it is. */
function hasRoomForFocus(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}

interface PasswordProps {
  password: string;
  onPassword: (password: string) => void;
  autoFocus: boolean;
}

/** The way out stands at the label, but comes after the field for whoever walks by keyboard. */
function Password({ password, onPassword, autoFocus }: PasswordProps) {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  return (
    <div className={styles.password}>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        autoFocus={autoFocus}
        value={password}
        onChange={onPassword}
        error={useFieldError('password')}
      />
      <button type="button" className={styles.forgot} onClick={() => void navigate(toMode('reset'))}>
        {t('signIn.forgot')}
      </button>
    </div>
  );
}

function MagicLinkButton() {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  return (
    <Button
      fullWidth
      leftSection={<IconMail size={18} stroke={1.6} aria-hidden="true" />}
      onClick={() => void navigate(toMode('magic-link'))}
    >
      {t('signIn.magicLink')}
    </Button>
  );
}

/** The way out of what the sign-in refused. */
function Advice({ code, email }: { code: string; email: string }) {
  const { t } = useTranslation('sign-in');
  const mailed = useMailed();
  if (code === 'TOO_MANY_ATTEMPTS') return <Link {...toMode('magic-link')}>{t('advice.magicLink')}</Link>;
  if (code !== 'EMAIL_NOT_VERIFIED') return null;
  return (
    <>
      <p>{t('advice.confirmationSent')}</p>
      <button type="button" className={styles.link} onClick={() => mailed('confirmation', email.trim())}>
        {t('advice.whereIsMail')}
      </button>
    </>
  );
}
