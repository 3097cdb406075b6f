import type { Day } from '@belegbar/domain/calendar';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectWithoutFile } from './unpaid-store.ts';

/** The expenses with a document of these days to which no receipt is attached, the latest first. What came as an e-invoice has its own file. */
export function unprovedExpenses(
  { businessId }: Context,
  transaction: Transaction,
  days: { from: Day; to: Day },
): Promise<{ id: string; number: string; vendor: string }[]> {
  return selectWithoutFile(transaction, { businessId, ...days });
}
