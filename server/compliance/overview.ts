import type { ComplianceOverview } from '@belegbar/contract/compliance';
import type { z } from 'zod';
import { storedDocuments } from '../invoices/index.ts';
import { chainEnd, journalMonths } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';

export type ComplianceView = z.output<typeof ComplianceOverview>;

/** The months of the journal, where its chain ends, and the documents that are stored; all of one moment. */
export function complianceOverview(context: Context): Promise<ComplianceView> {
  return inSnapshot(context, async (transaction) => {
    const [months, lastEntry, stored] = await Promise.all([
      journalMonths(context, transaction),
      chainEnd(context, transaction),
      storedDocuments(context, transaction),
    ]);
    return { months, lastEntry, ...stored };
  });
}
