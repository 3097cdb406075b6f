/** What is typed to change the password, what is wrong with it, and sending it. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkNewPassword, refusalCode, useRefusalText, useWait } from '../auth/index.ts';
import { AuthRefusal, changePassword } from '../auth-calls.ts';
import { toast } from '../ui/toast.tsx';
import { useSending } from '../ui/use-sending.ts';
import { renewAccount } from './use-security.ts';

interface Passwords {
  current: string;
  next: string;
  repeated: string;
}

type Field = keyof Passwords;

const NOTHING: Passwords = { current: '', next: '', repeated: '' };

const FIELD_OF: Record<string, Field> = {
  PASSWORD_MISSING: 'current',
  INVALID_PASSWORD: 'current',
  PASSWORD_TOO_SHORT: 'next',
  PASSWORD_TOO_LONG: 'next',
  weak_password: 'next',
  PASSWORDS_DIFFER: 'repeated',
};

export function usePasswordForm(onClose: () => void) {
  const [passwords, setPasswords] = useState(NOTHING);
  const [errors, setErrors] = useState<readonly unknown[]>([]);
  const [failures, setFailures] = useState(0);
  const { isBusy, send } = useSending();
  const errorAt = useErrorAt(errors);
  const store = useStore(onClose);
  const fail = (wrong: readonly unknown[]) => {
    setErrors(wrong);
    setFailures((before) => before + 1);
  };
  const submit = () => {
    const wrong = checkAll(passwords).map((code) => new AuthRefusal(code));
    if (wrong.length > 0) return fail(wrong);
    setErrors([]);
    void send(() => store(passwords).catch((error: unknown) => fail([error])));
  };
  const change = (field: Field, value: string) => {
    setPasswords({ ...passwords, [field]: value });
    setErrors(errors.filter((error) => fieldOf(error) !== field));
  };
  /** What is wrong with the form as a whole. */
  const refusal = errors.find((error) => fieldOf(error) === null);
  return { passwords, change, submit, isBusy, failures, errorAt, refusal, isShut: useWait(refusal) > 0 };
}

function useStore(onClose: () => void) {
  const { t } = useTranslation('profile');
  const cache = useQueryClient();
  return async ({ current, next }: Passwords) => {
    await changePassword({ currentPassword: current, newPassword: next });
    toast.success(t('password.changed'), t('password.changedText'));
    renewAccount(cache);
    onClose();
  };
}

/** Gives the words for what is wrong at a field. */
function useErrorAt(errors: readonly unknown[]): (field: Field) => string | undefined {
  const { t } = useTranslation('profile');
  const refusalText = useRefusalText();
  return (field) => {
    const error = errors.find((each) => fieldOf(each) === field);
    if (error === undefined) return undefined;
    return refusalCode(error) === 'INVALID_PASSWORD' ? t('password.wrong') : refusalText(error);
  };
}

function fieldOf(error: unknown): Field | null {
  return FIELD_OF[refusalCode(error)] ?? null;
}

function checkAll({ current, next, repeated }: Passwords): string[] {
  return [...(current === '' ? ['PASSWORD_MISSING'] : []), ...checkNewPassword(next, repeated)];
}
