/** What every form of the frame shares: fields, proof, what went wrong, and the button that sends once. */
import { Button } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaLine } from '../captcha/CaptchaLine.tsx';
import type { Captcha } from '../captcha/use-captcha.ts';
import styles from './form.module.css';
import { Message } from './Message.tsx';
import { type FieldName, fieldOf, refusalCode, useRefusalText } from './refusals.ts';
import { useWait } from './use-countdown.ts';
import { useSlow } from './use-slow.ts';
import { type Failures, type SubmitOptions, useSubmit } from './use-submit.ts';

interface AuthFormProps extends SubmitOptions {
  action: string;
  /** `secondary` beside another button that leads on. */
  rank?: 'primary' | 'secondary';
  /** At the `door` fields and buttons stand beside each other. */
  layout?: 'column' | 'door';
  children?: ReactNode;
  /** Further buttons below the one that sends. */
  others?: ReactNode;
  /** The way out of a refusal, below its words. */
  advice?: (code: string) => ReactNode;
}

export function AuthForm({
  action,
  rank = 'primary',
  layout = 'column',
  children,
  others,
  advice,
  ...options
}: AuthFormProps) {
  const { captcha } = options;
  const { isBusy, failures, submit, onMended } = useSubmit(options);
  const waitSeconds = useWait(...failures.errors);
  const form = useFocusOnFailure(failures);
  const isProved = captcha === null || captcha.state === 'solved' || isBusy;
  const isBlocked = !isProved || waitSeconds > 0;
  const send = () => waitSeconds === 0 && void submit();
  return (
    <form
      ref={form}
      className={styles.form}
      data-layout={layout}
      noValidate
      aria-busy={isBusy}
      onFocus={() => solveAhead(captcha)}
      onInput={({ target }) => {
        // A keeper of passwords fills in without the focus.
        solveAhead(captcha);
        if (target instanceof HTMLInputElement) onMended(target.name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      // Browsers ignore Enter while the button is disabled; ours then waits for the proof.
      onKeyDown={({ key, target }) => key === 'Enter' && isBlocked && isTextInput(target) && send()}
    >
      <FailuresContext value={failures}>
        <div className={styles.fields}>{children}</div>
      </FailuresContext>
      <Message failures={failures} waitSeconds={waitSeconds} advice={advice} />
      <div className={styles.buttons}>
        <Button {...RANKS[rank]} type="submit" fullWidth loading={isBusy} disabled={isBlocked}>
          {action}
        </Button>
        <SlowNote isBusy={isBusy} />
        {others}
      </div>
      {captcha !== null && <CaptchaLine captcha={captcha} />}
    </form>
  );
}

const RANKS = { primary: { variant: 'filled' }, secondary: { variant: 'default' } } as const;

/** Begins while one types, so that nobody waits for it. A captcha that does not load is tried again by its own button. */
function solveAhead(captcha: Captcha | null): void {
  if (captcha !== null && captcha.state !== 'failed') captcha.ensure().catch(() => {});
}

const FailuresContext = createContext<Failures>({ errors: [], at: 0 });

/** What is wrong with a field of the form around, in words; undefined when nothing is. */
export function useFieldError(field: FieldName): string | undefined {
  const { errors } = useContext(FailuresContext);
  const text = useRefusalText();
  const error = errors.find((each) => fieldOf(each) === field);
  return error === undefined ? undefined : text(error);
}

function SlowNote({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('sign-in');
  const isSlow = useSlow(isBusy);
  return <p role="status">{isSlow && <span className={styles.slow}>{t('slow')}</span>}</p>;
}

/** Brings the visitor to what is to be mended: the first wrong field, the password after a wrong pair, else to the words. */
function useFocusOnFailure(failures: Failures) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [error] = failures.errors;
    if (error === undefined) return;
    const isPair = refusalCode(error) === 'INVALID_EMAIL_OR_PASSWORD';
    const place =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>(isPair ? '[name="password"]' : '[data-message]');
    place?.focus();
    if (isPair && place instanceof HTMLInputElement) place.select();
  }, [failures]);
  return form;
}

function isTextInput(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
