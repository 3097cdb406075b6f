/** What the server's check says of a password while it is typed. */
import { useEffect, useState } from 'react';
import { client } from '../../connection/api.ts';

export interface Strength {
  /** `unknown`: nothing typed, or the check did not answer; then nothing is claimed. */
  kind: 'unknown' | 'short' | 'weak' | 'strong';
  issues: readonly string[];
}

const UNKNOWN: Strength = { kind: 'unknown', issues: [] };
const LENGTH_MINIMUM = 8;
const PAUSE_MILLISECONDS = 400;

/** Asks once typing pauses. Too short is known at once. */
export function useStrength(password: string, email: string | undefined): Strength {
  const [checked, setChecked] = useState(UNKNOWN);
  useEffect(() => {
    if (password.length < LENGTH_MINIMUM) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      checkStrength(password, email).then(
        (strength) => isWanted && setChecked(strength),
        () => isWanted && setChecked(UNKNOWN),
      );
    }, PAUSE_MILLISECONDS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [password, email]);
  if (password.length < LENGTH_MINIMUM) return password === '' ? UNKNOWN : { kind: 'short', issues: [] };
  return checked;
}

/** Rejects when the check does not answer. */
export async function checkStrength(password: string, email: string | undefined): Promise<Strength> {
  const { is_valid, issues } = await client.signIn.validatePasswordStrengthEnhanced({
    password,
    ...(email === undefined || email === '' ? {} : { email: email.trim() }),
  });
  return { kind: is_valid ? 'strong' : 'weak', issues };
}
