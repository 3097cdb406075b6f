import type { RecapitulativeKind } from '@belegbar/domain/tax-reports';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { readPeriod } from '../vat-advance.ts';
import { type DerivationPage, viewEntry } from '../vat-advance-entries.ts';
import { daysReported, planOf } from './read.ts';
import { selectEntriesOfVatId } from './store.ts';

export interface RecapitulativeEntriesInput {
  period: string;
  kind: RecapitulativeKind;
  /** Empty for entries without one. */
  vatId: string;
  /** Number of the last entry of the page before. */
  after?: number | undefined;
  limit?: number | undefined;
}

const PAGE_SIZE = 100;

/** The journal entries behind one line of the statement, by number, page by page. */
export async function recapitulativeEntries(
  context: Context,
  input: RecapitulativeEntriesInput,
): Promise<DerivationPage> {
  const period = readPeriod(input.period);
  const limit = input.limit ?? PAGE_SIZE;
  return inSnapshot(context, async (transaction) => {
    const { plan } = await planOf(context, transaction, period);
    const days = daysReported(plan, input.kind);
    if (days === null) return { entries: [], next: null };
    const rows = await selectEntriesOfVatId(transaction, {
      businessId: context.businessId,
      ...days,
      vatId: input.vatId,
      afterNumber: input.after ?? 0,
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    return {
      entries: shown.map((row) => viewEntry(row, ({ net }) => net)),
      next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  });
}
