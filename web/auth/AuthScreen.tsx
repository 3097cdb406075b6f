/** Signing in and signing up; further modes (reset, magic link) are further entries of `Mode`. */
import { PRODUCT } from '@belegbar/contract/product';
import { Link, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn, signUp } from '../auth-calls.ts';
import { renewSession, useSession } from '../session.ts';
import { PasswordField, TextField } from '../ui/TextFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { CheckMail } from './CheckMail.tsx';
import { DemoEntry } from './DemoEntry.tsx';
import styles from './form.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where the confirmation mail went; as part of the history it outlives a reload and ends with going back. */
    mailedTo?: string;
  }
}

type Mode = 'signIn' | 'signUp';

export function AuthScreen() {
  const search = useSearch({ from: '/auth' });
  const mode: Mode = search.mode === 'signup' || search.ref !== undefined ? 'signUp' : 'signIn';
  const [email, setEmail] = useState('');
  const { mailedTo } = useLocation().state;
  const navigate = useNavigate();
  const form = { email, onEmail: setEmail };
  if (mailedTo !== undefined) return <CheckMail email={mailedTo} />;
  const waitForMail = (to: string) => void navigate({ to: '/auth', search, state: { mailedTo: to } });
  return mode === 'signUp' ? (
    <SignUp {...form} isInvited={search.ref !== undefined} onMailed={waitForMail} />
  ) : (
    <SignIn {...form} />
  );
}

interface EmailKept {
  email: string;
  onEmail: (email: string) => void;
}

function SignIn({ email, onEmail }: EmailKept) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const install = useSession()?.install;
  const enter = useEnter();
  const check = () => {
    if (!isEmail(email)) return 'INVALID_EMAIL';
    return password === '' ? 'PASSWORD_MISSING' : null;
  };
  return (
    <AuthFrame title={t('signIn.title')} lead={t('signIn.lead')}>
      <AuthForm
        action={t('signIn.action')}
        check={check}
        send={() => signIn({ email: email.trim(), password }).then(enter)}
      >
        <EmailField email={email} onEmail={onEmail} />
        <PasswordField
          label={t('password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
      </AuthForm>
      <p className={styles.other}>
        {t('signIn.toSignUp')}{' '}
        <Link to="/auth" search={(before) => ({ ...before, mode: 'signup' })}>
          {t('signIn.toSignUpLink')}
        </Link>
      </p>
      {install?.demo === true && <DemoEntry onEntered={enter} />}
    </AuthFrame>
  );
}

interface SignUpProps extends EmailKept {
  isInvited: boolean;
  onMailed: (email: string) => void;
}

const PASSWORD_LENGTH_MINIMUM = 8;

function SignUp({ email, onEmail, isInvited, onMailed }: SignUpProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const check = () => {
    if (!isEmail(email)) return 'INVALID_EMAIL';
    if (password.length < PASSWORD_LENGTH_MINIMUM) return 'PASSWORD_TOO_SHORT';
    return password === repeated ? null : 'PASSWORDS_DIFFER';
  };
  const send = () => signUp({ email: email.trim(), password }).then(() => onMailed(email.trim()));
  return (
    <AuthFrame title={t('signUp.title')} lead={t('signUp.lead')}>
      {isInvited && <p className={styles.invited}>{t('invited', { product: PRODUCT })}</p>}
      <AuthForm action={t('signUp.action')} check={check} send={send}>
        <EmailField email={email} onEmail={onEmail} />
        <NewPassword label={t('password')} hint={t('passwordHint')} value={password} onChange={setPassword} />
        <NewPassword label={t('confirmPassword')} value={repeated} onChange={setRepeated} />
      </AuthForm>
      <p className={styles.other}>
        {t('signUp.toSignIn')}{' '}
        <Link to="/auth" search={({ from }) => (from === undefined ? {} : { from })}>
          {t('signUp.toSignInLink')}
        </Link>
      </p>
    </AuthFrame>
  );
}

interface NewPasswordProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (password: string) => void;
}

function NewPassword(props: NewPasswordProps) {
  return <PasswordField {...props} autoComplete="new-password" />;
}

function EmailField({ email, onEmail }: EmailKept) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus
      value={email}
      onChange={onEmail}
    />
  );
}

/** Goes on to where the visitor wanted to go, but never to a foreign address. */
function useEnter(): () => Promise<void> {
  const { from } = useSearch({ from: '/auth' });
  const router = useRouter();
  return async () => {
    await renewSession();
    const isOwnPath = from !== undefined && /^\/(?![/\\])/.test(from);
    router.history.push(isOwnPath ? from : '/home');
  };
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
