/** What every form of the frame shares: it sends once, keeps what was typed, and shows a refusal above its button. */
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthRefusal } from '../auth-calls.ts';
import styles from './form.module.css';

interface AuthFormProps {
  action: string;
  /** `secondary` beside another button that leads on. */
  rank?: 'primary' | 'secondary';
  children: ReactNode;
  /** A proof that a person is there, such as a captcha; between the fields and the button. */
  proof?: ReactNode;
  /** Says the code of the first thing to mend before sending, or null. */
  check: () => string | null;
  send: () => Promise<void>;
  /** Told about a refusal, so that a used proof can be renewed. */
  onRefused?: (code: string) => void;
}

export function AuthForm({ action, rank = 'primary', children, proof, ...props }: AuthFormProps) {
  const { isBusy, message, submit } = useSubmit(props);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      {children}
      {proof !== undefined && <div className={styles.proof}>{proof}</div>}
      <div role="alert">
        {message !== '' && (
          <p className={styles.message}>
            <IconAlertCircle size={18} stroke={1.6} aria-hidden="true" />
            {message}
          </p>
        )}
      </div>
      <Button type="submit" variant={rank === 'primary' ? 'filled' : 'default'} fullWidth loading={isBusy}>
        {action}
      </Button>
    </form>
  );
}

function useSubmit({ check, send, onRefused }: Pick<AuthFormProps, 'check' | 'send' | 'onRefused'>) {
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const refusalText = useRefusalText();
  const submit = async () => {
    const wrong = check();
    setMessage(wrong === null ? '' : refusalText(new AuthRefusal(wrong, '')));
    if (wrong !== null) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      setMessage(refusalText(error));
      onRefused?.(error instanceof AuthRefusal ? error.code : 'UNEXPECTED');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, message, submit };
}

/** The words for a refusal; those the server alone knows are shown as they are. */
function useRefusalText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('auth');
  return (error) => {
    if (!(error instanceof AuthRefusal))
      return t(error instanceof TypeError ? 'error.OFFLINE' : 'error.UNEXPECTED');
    if (i18n.exists(`auth:error.${error.code}`)) return t(`error.${error.code}`);
    return error.message === '' ? t('error.UNEXPECTED') : error.message;
  };
}
