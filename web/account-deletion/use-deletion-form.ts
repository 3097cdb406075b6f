/** Password and code that end an account: what is typed, what is wrong with it, and sending it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWait } from '../auth/index.ts';
import { AuthRefusal } from '../auth-calls.ts';
import { toast } from '../ui/toast.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { useSending } from '../ui/use-sending.ts';
import { useDeletionActs } from './use-deletion.ts';

const DIGITS = 6;
type Field = 'password' | 'code';
const FIELDS: Record<string, Field> = { INVALID_PASSWORD: 'password', INVALID_CODE: 'code' };

export function useDeletionForm(hasFactor: boolean, onClose: () => void) {
  const { t } = useTranslation(['leaving', 'auth', 'profile']);
  const { request } = useDeletionActs();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const { isBusy, failure, send } = useSending();
  const place = useFirstWrong(failure ?? tries);
  const wrong = failure instanceof AuthRefusal ? FIELDS[failure.code] : undefined;
  const missing: Record<Field, boolean> = {
    password: password === '',
    code: hasFactor && code.length < DIGITS,
  };
  const words: Record<Field, string> = {
    password: missing.password ? t('auth:error.PASSWORD_MISSING') : t('profile:password.wrong'),
    code: missing.code ? t('auth:error.CODE_MISSING') : t('auth:error.INVALID_CODE'),
  };
  const ask = async () => {
    await request(hasFactor ? { password, code } : { password });
    toast.success(t('leaving:deletion.requestedTitle'));
    setPassword('');
    setCode('');
    setTries(0);
    onClose();
  };
  const submit = () => {
    setTries(tries + 1);
    if (!missing.password && !missing.code) void send(ask);
  };
  const errorAt = (field: Field) =>
    (tries > 0 && missing[field]) || wrong === field ? words[field] : undefined;
  return {
    ...{ password, setPassword, code, setCode, isBusy, place, submit, errorAt },
    failure: wrong === undefined ? failure : null,
    isShut: useWait(failure) > 0,
  };
}
