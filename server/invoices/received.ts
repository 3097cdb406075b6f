import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectReceived } from './received-store.ts';

/** What clients paid on the days from `from` to `to`: cents of euros and payments, without what was taken back or paid back. */
export function receivedWithin(
  context: Context,
  transaction: Transaction,
  days: { from: Day; to: Day },
): Promise<{ amount: Cents; count: number }> {
  return selectReceived(transaction, { businessId: context.businessId, ...days });
}
