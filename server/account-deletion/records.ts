/** What a business has of each kind, asked of every capability, and until when it is kept. */
import { type Day, day } from '@belegbar/domain/calendar';
import { type KeptRecords, type KeptUntil, keptUntil, type LastRecords } from '@belegbar/domain/law';
import type { CapabilityRecords, GoneRecords, RecordCounts } from '../platform/capability.ts';
import type { Transaction } from '../platform/database/index.ts';

export interface Records {
  kept: Record<KeptRecords, number>;
  gone: Record<GoneRecords, number>;
  until: KeptUntil;
}

/** What stays for the law and what goes, counted by those who have it, who are asked all at once. */
export async function readRecords(
  capabilities: readonly CapabilityRecords[],
  transaction: Transaction,
  businessId: string,
): Promise<Records> {
  const counts = await Promise.all(
    capabilities.flatMap(({ keptAndGone }) => keptAndGone?.count?.(transaction, businessId) ?? []),
  );
  const kept = (of: KeptRecords) => counts.reduce((sum, one) => sum + (one.kept?.[of] ?? 0), 0);
  const gone = (of: GoneRecords) => counts.reduce((sum, one) => sum + (one.gone?.[of] ?? 0), 0);
  return {
    kept: { invoices: kept('invoices'), expenses: kept('expenses'), entries: kept('entries') },
    gone: {
      drafts: gone('drafts'),
      clients: gone('clients'),
      services: gone('services'),
      files: gone('files'),
    },
    until: keptUntil({
      invoice: latest(counts, 'invoice'),
      expense: latest(counts, 'expense'),
      payment: latest(counts, 'payment'),
      entry: latest(counts, 'entry'),
    }),
  };
}

function latest(counts: readonly RecordCounts[], of: keyof LastRecords): Day | null {
  const last = counts
    .flatMap((one) => one.last?.[of] ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? null : day(last);
}
