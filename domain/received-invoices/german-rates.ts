/** The rates of German VAT that a bill may show. */
import type { Day } from '@belegbar/domain/calendar';
import { billedVatPercent, everyBilledPercent } from '@belegbar/domain/law';
import type { Decimal } from '@belegbar/domain/money';

/** In percent: that of the day, or none where the law of the day is not known; of a day that nobody has said, every one there was. */
export function germanPercents(rated: 'standard19' | 'reduced7', on: Day | null): Decimal[] {
  if (on === null) return everyBilledPercent(rated);
  const percent = billedVatPercent(rated, on);
  return percent.known ? [percent.value] : [];
}
