import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { selectFailed, selectIssuedCount, selectStoredByYear } from './store.ts';

export interface StoredDocuments {
  /** Stored PDFs by the year of the invoice. */
  documents: { year: number; count: number; bytes: number }[];
  issuedCount: number;
  /** Issued documents without a PDF. */
  missingCount: number;
  /** Those whose PDF could not be made, some of them if there are many. */
  failed: { id: string; number: string }[];
}

const FAILED_SHOWN = 20;

/** What of the issued documents is stored, and what is still missing. */
export async function storedDocuments(context: Context, transaction: Transaction): Promise<StoredDocuments> {
  const { businessId } = context;
  const [documents, issuedCount, failed] = await Promise.all([
    selectStoredByYear(transaction, businessId),
    selectIssuedCount(transaction, businessId),
    selectFailed(transaction, businessId, FAILED_SHOWN),
  ]);
  const storedCount = documents.reduce((sum, { count }) => sum + count, 0);
  return {
    documents,
    issuedCount,
    missingCount: issuedCount - storedCount,
    failed: failed.map(({ id, number }) => ({ id, number: number ?? '' })),
  };
}
