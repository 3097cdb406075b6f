/** Sending a form of the sign-in: once at a time, with a fresh proof, and every refusal kept until something is mended. */
import { useRef, useState } from 'react';
import { AuthRefusal } from '../calls.ts';
import type { Captcha } from '../captcha/use-captcha.ts';
import { type FieldName, fieldOf, refusalCode } from './refusals.ts';

export interface SubmitOptions {
  /** Null for the forms whose endpoint asks for none. */
  captcha: Captcha | null;
  /** Codes of what is to be mended before anything is sent. */
  check: () => string[];
  /** Sends the form with the solution of the captcha, which is empty where none is asked for. */
  send: (captcha: string) => Promise<void>;
}

export interface Failures {
  errors: readonly unknown[];
  /** When they came, in milliseconds since 1970. */
  at: number;
}

const NONE: Failures = { errors: [], at: 0 };

/** Gives the function that submits, whether it is on its way, what failed, and how a failure is taken back when its field changes. */
export function useSubmit({ captcha, check, send }: SubmitOptions) {
  const [failures, setFailures] = useState<Failures>(NONE);
  const [isBusy, setBusy] = useState(false);
  const isOnItsWay = useRef(false);
  const fail = (errors: readonly unknown[]) => setFailures({ errors, at: Date.now() });

  const submit = async () => {
    if (isOnItsWay.current) return;
    const wrong = check();
    if (wrong.length > 0) return fail(wrong.map((code) => new AuthRefusal(code)));
    isOnItsWay.current = true;
    setBusy(true);
    try {
      await send(await proofOf(captcha));
      // Not earlier: were the words taken away at once, the second of two quick clicks would meet another button.
      setFailures(NONE);
    } catch (error) {
      fail([error]);
      // After a proof that could not be had it is up to the visitor to try again.
      if (refusalCode(error) !== 'CAPTCHA_MISSING') captcha?.renew();
    } finally {
      isOnItsWay.current = false;
      setBusy(false);
    }
  };
  const onMended = (field: string) => {
    const left = failures.errors.filter((error) => isStillTrue(fieldOf(error), field));
    if (left.length < failures.errors.length) setFailures({ ...failures, errors: left });
  };
  return { isBusy, failures, submit, onMended };
}

/** Another address makes everything new; another entry mends what was said about its own field. */
function isStillTrue(about: FieldName | null, changed: string): boolean {
  return about === null ? changed !== 'email' : about !== changed;
}

async function proofOf(captcha: Captcha | null): Promise<string> {
  if (captcha === null) return '';
  return captcha.ensure().catch(() => {
    throw new AuthRefusal('CAPTCHA_MISSING');
  });
}
