/** The lines of the recapitulative statement (Zusammenfassende Meldung): one per VAT id and kind, in whole euros (§ 18a (7) UStG). */
import { type Cents, cutToEuros, sumCents } from '@belegbar/domain/money';
import type { RecapitulativeKind } from './kinds.ts';

/** What the journal says of one client and kind. */
export interface ReportedSum {
  /** Empty where the journal has none. */
  vatId: string;
  kind: RecapitulativeKind;
  /** Name on the newest document. */
  name: string;
  exact: Cents;
  entryCount: number;
}

export interface RecapitulativeLine extends ReportedSum {
  /** Whole euros, the rest cut off as on the advance return; a line of zero is not reported. */
  amount: Cents;
}

export interface RecapitulativeFigures {
  /** By VAT id; without one first. */
  lines: RecapitulativeLine[];
  /** What the lines come to in the statement, and in the journal. */
  amount: Cents;
  exact: Record<RecapitulativeKind, Cents>;
}

/** Lines in the order in which they are entered, and their sums. */
export function recapitulative(sums: readonly ReportedSum[]): RecapitulativeFigures {
  const lines = sums.map((sum) => ({ ...sum, amount: cutToEuros(sum.exact) })).sort(byVatIdAndKind);
  const exactOf = (kind: RecapitulativeKind) =>
    sumCents(sums.filter((sum) => sum.kind === kind).map((sum) => sum.exact));
  return {
    lines,
    amount: sumCents(lines.map((line) => line.amount)),
    exact: { services: exactOf('services'), goods: exactOf('goods') },
  };
}

function byVatIdAndKind(left: ReportedSum, right: ReportedSum): number {
  const [one, other] = [`${left.vatId} ${left.kind}`, `${right.vatId} ${right.kind}`];
  return one < other ? -1 : 1;
}
