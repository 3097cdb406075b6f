/** Whether a bill that waits may come into the register of assets. */
import { smallAssetLimits } from '@belegbar/domain/law';
import { type Cents, sumCents } from '@belegbar/domain/money';
import type { Proposal } from './proposal.ts';

/**
 * What it costs without VAT, in cents; null where it needs no register: of up to 250 euros nobody keeps one (§ 6 (2a) s. 4 EStG). That it is
 * equipment, what the sender was booked as before says.
 */
export function assetPrice({ currency, lines, documentDate }: Proposal): Cents | null {
  if (currency !== 'EUR') return null;
  const net = sumCents(lines.flatMap((line) => line.net ?? []));
  const limits = documentDate === null ? null : smallAssetLimits(documentDate);
  return limits?.known && net <= limits.value.immediate ? null : net;
}
