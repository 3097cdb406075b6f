import type { Known } from '@belegbar/domain/law';
import { Refusal } from '../platform/refusal.ts';

/** What the law says, or UNKNOWN_YEAR with the years that are known. */
export function known<Value>(law: Known<Value>): Value {
  if (!law.known) throw new Refusal('UNKNOWN_YEAR', { year: law.year, known: law.knownYears });
  return law.value;
}
