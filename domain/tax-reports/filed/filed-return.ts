/** A return that went to the tax office, and what has changed in its period since: what is booked into it later corrects it (§ 153 AO). */
import { type Cents, ZERO } from '@belegbar/domain/money';

export const FILED_REPORTS = ['vatAdvance', 'recapitulative', 'annualVat', 'eur'] as const;
export type FiledReport = (typeof FILED_REPORTS)[number];

/** One figure of a return in cents. `key`: the Kennzahl, the line, or kind and VAT id of a recapitulative statement. */
export interface FiledFigure {
  key: string;
  amount: Cents;
}

export interface FiledDifference {
  key: string;
  filed: Cents;
  now: Cents;
}

/** The figures that are others now than those that were filed, in the order of the return; what was filed and is there no longer comes last. */
export function differencesToFiled(
  filed: readonly FiledFigure[],
  now: readonly FiledFigure[],
): FiledDifference[] {
  const before = new Map(filed.map(({ key, amount }) => [key, amount]));
  const after = new Map(now.map(({ key, amount }) => [key, amount]));
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((key) => ({ key, filed: before.get(key) ?? ZERO, now: after.get(key) ?? ZERO }))
    .filter((figure) => figure.filed !== figure.now);
}
