/** Asks for the password before something serious is done with it. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthRefusal } from '../auth-calls.ts';
import { DialogActions } from '../ui/Dialogs.tsx';
import { PasswordField } from '../ui/TextFields.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { useSending } from '../ui/use-sending.ts';
import styles from './ask-password.module.css';
import { RefusalNotice } from './RefusalNotice.tsx';
import { UsernameForManagers } from './UsernameForManagers.tsx';
import { useWait } from './use-countdown.ts';

interface AskPasswordProps {
  intro: ReactNode;
  action: string;
  tone?: 'danger';
  /** What was not done when it fails. */
  failedTitle: string;
  /** Does it; a wrong password is a refusal. */
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

export function AskPassword(props: AskPasswordProps) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useAsking(props.onPassword);
  return (
    <form
      ref={form.place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p>{props.intro}</p>
      <UsernameForManagers />
      <PasswordField
        label={t('profile:secondFactor.askPassword')}
        autoComplete="current-password"
        autoFocus
        value={form.password}
        onChange={form.setPassword}
        error={form.error}
      />
      <RefusalNotice title={props.failedTitle} refusal={form.failure} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={props.onCancel}>{t('common:cancel')}</Button>
        <Button
          type="submit"
          variant={props.tone === 'danger' ? 'default' : 'filled'}
          data-danger={props.tone === 'danger' || undefined}
          loading={form.isBusy}
          disabled={form.isShut}
        >
          {props.action}
        </Button>
      </DialogActions>
    </form>
  );
}

function useAsking(onPassword: (password: string) => Promise<void>) {
  const { t } = useTranslation(['profile', 'auth']);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, send } = useSending();
  const place = useFirstWrong(failure ?? isMissing);
  const isWrong = failure instanceof AuthRefusal && failure.code === 'INVALID_PASSWORD';
  const submit = () => {
    setMissing(password === '');
    if (password !== '') void send(() => onPassword(password));
  };
  const missing = isMissing ? t('auth:error.PASSWORD_MISSING') : undefined;
  return {
    password,
    setPassword,
    isBusy,
    place,
    error: isWrong ? t('profile:password.wrong') : missing,
    /** Why else it failed. */
    failure: isWrong ? null : failure,
    isShut: useWait(failure) > 0,
    submit,
  };
}
