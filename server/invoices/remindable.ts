import type { Day } from '@belegbar/domain/calendar';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import {
  type RemindableInvoice,
  type RemindedClaim,
  selectDueWithin,
  selectRemindableAmong,
} from './remindable-store.ts';

/** Open invoices that are due within the days and may be reminded of, the first due first. */
export function remindableDueWithin(
  { businessId }: Context,
  transaction: Transaction,
  days: { from: Day; until: Day },
): Promise<RemindableInvoice[]> {
  return selectDueWithin(transaction, { businessId, ...days });
}

/** Those of the invoices whose claim still stands and may be reminded of, by their ids. */
export async function remindableAmong(
  { businessId }: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RemindedClaim>> {
  if (ids.length === 0) return new Map();
  const claims = await selectRemindableAmong(transaction, { businessId, ids });
  return new Map(claims.map((claim) => [claim.id, claim]));
}
