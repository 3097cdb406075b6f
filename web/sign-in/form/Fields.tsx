/** The fields of the sign-in, each with the refusal that is about it. */
import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from '../../ui/TextFields.tsx';
import { NewPasswordField } from '../new-password/NewPasswordField.tsx';
import { useFieldError } from './AuthForm.tsx';

export interface EmailKept {
  email: string;
  onEmail: (email: string) => void;
}

/** Takes the focus, unless a field behind it is the next to be filled. */
export function EmailField({ email, onEmail, autoFocus = true }: EmailKept & { autoFocus?: boolean }) {
  const { t } = useTranslation('sign-in');
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus={autoFocus}
      value={email}
      onChange={onEmail}
      error={useFieldError('email')}
    />
  );
}

interface NewPasswordProps {
  label: string;
  password: string;
  onPassword: (password: string) => void;
  repeated: string;
  onRepeated: (password: string) => void;
  /** Whose it is, where that is known: it must not be in the password. */
  email?: string;
  autoFocus?: boolean;
}

/** A new password, twice. */
export function NewPasswordTwice({
  label,
  password,
  onPassword,
  repeated,
  onRepeated,
  ...rest
}: NewPasswordProps) {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <NewPasswordField
        {...rest}
        label={label}
        value={password}
        onChange={onPassword}
        error={useFieldError('password')}
      />
      <PasswordField
        label={t('confirmPassword')}
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={onRepeated}
        error={useFieldError('repeated')}
      />
    </>
  );
}

const PASSWORD_LENGTH_MINIMUM = 8;

/** Codes of what is wrong with a new password before the server has seen it. */
export function checkNewPassword(password: string, repeated: string): string[] {
  if (password.length < PASSWORD_LENGTH_MINIMUM) return ['PASSWORD_TOO_SHORT'];
  return password === repeated ? [] : ['PASSWORDS_DIFFER'];
}

/** The same for an address; the server looks closer. */
export function checkEmail(email: string): string[] {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? [] : ['INVALID_EMAIL'];
}
