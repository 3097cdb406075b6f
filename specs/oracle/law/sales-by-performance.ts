/** Taxation by agreed consideration (Soll): a supply counts when it is performed, an advance when it comes. */
import { gross, minus, NOTHING, type Pair } from '../amounts.ts';
import type { Position, Sale, Standing } from '../state/sale.ts';
import { earlierOf, endOfNextMonth, laterOf } from './days.ts';

/**
 * What stands of one kind of supply in the returns up to a day. In another currency an advance counts at the rate of the invoice, too; § 16 (6)
 * s. 1 UStG has that of its month, which nobody is asked for (decision 044).
 */
export function countedByPerformance(
  sale: Sale,
  vatCase: string,
  position: Position,
  standing: Standing,
  day: string,
): Pair {
  // The corrected invoice stands for the supply; taxed under both it would be taxed twice.
  if (position.isReplaced) return NOTHING;
  // § 13 (1) No. 1 a s. 4 UStG: tax arises on what was received before the supply.
  if (day < performanceDay(sale, vatCase)) return RATED.includes(vatCase) ? standing.received : NOTHING;
  return agreedOrReceived(standing);
}

/** § 13 (1) No. 1 a UStG: what is agreed and not lost (§ 17 (1), (2) No. 1); money beyond it is consideration until it goes back (BFH V R 11/05, V R 56/06). */
function agreedOrReceived({ owed, lost, received }: Standing): Pair {
  const agreed = minus(owed, lost);
  return gross(received) > gross(agreed) ? received : agreed;
}

/** The day on which the supply counts: with its end, but goods to the EU with the invoice, at latest in the month after (§ 18b s. 2 UStG). */
export function performanceDay({ performedOn, issuedOn }: Sale, vatCase: string): string {
  if (vatCase !== 'intraCommunitySupply') return performedOn;
  return laterOf(performedOn, earlierOf(issuedOn, endOfNextMonth(performedOn)));
}

/** Supplies with a rate of § 12 UStG, that of § 12 (3) included: only there tax arises on an advance. */
export const RATED = ['standard19', 'reduced7', 'zero'];
