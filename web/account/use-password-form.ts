/** What is typed to change the password, and sending it. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  AuthRefusal,
  changePassword,
  checkNewPassword,
  problemsByCode,
  useFieldWords,
} from '../sign-in/index.ts';
import type { Completed } from '../ui/form/completed.ts';
import { useForm } from '../ui/form/use-form.ts';
import { toast } from '../ui/toast.tsx';
import { renewAccount } from './use-security.ts';

interface Passwords {
  current: string;
  next: string;
  repeated: string;
}

const problemsOf = problemsByCode({
  PASSWORD_MISSING: 'current',
  INVALID_PASSWORD: 'current',
  PASSWORD_TOO_SHORT: 'next',
  PASSWORD_TOO_LONG: 'next',
  weak_password: 'next',
  PASSWORDS_DIFFER: 'repeated',
});

/** The rules and words are those of signing up. */
export function usePasswordForm(onClose: () => void) {
  const { t } = useTranslation('account');
  const cache = useQueryClient();
  const form = useForm<Passwords, Passwords>({
    begin: { current: '', next: '', repeated: '' },
    complete,
    act: async ({ current, next }) => {
      await changePassword({ currentPassword: current, newPassword: next });
      toast.success(t('password.changed'), t('password.changedText'));
      renewAccount(cache);
      onClose();
    },
    problemsOf,
    say: useFieldWords(),
  });
  /** Once it is typed over, a password's strength says more than what was wrong with the one before. */
  const field = (name: keyof Passwords) => {
    const { error, ...rest } = form.field(name);
    return { ...rest, error: form.touched.has(name) ? undefined : error };
  };
  return { ...form, field };
}

function complete(passwords: Passwords): Completed<Passwords> {
  const { current, next, repeated } = passwords;
  const codes = [...(current === '' ? ['PASSWORD_MISSING'] : []), ...checkNewPassword(next, repeated)];
  const problems = codes.flatMap((code) => problemsOf(new AuthRefusal(code)));
  return codes.length === 0 ? { ok: true, value: passwords } : { ok: false, problems };
}
