import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { VatPayment } from '@belegbar/domain/vouchers';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectVatPaid } from './store.ts';

/** Money that was paid for an advance return; below zero a refund, in cents. */
export interface PaidAdvance {
  /** `2026-Q1` or `2026-04`. */
  period: string;
  paidOn: Day;
  amount: Cents;
}

/** What stands as paid for the advance returns of a year, whenever it was paid. */
export async function vatPaidForAdvances(
  context: Context,
  transaction: Transaction,
  year: number,
): Promise<PaidAdvance[]> {
  const rows = await selectVatPaid(transaction, { businessId: context.businessId, year });
  return rows.flatMap(({ detail }) => {
    const { paidFor, paidOn, amount } = detail as unknown as VatPayment;
    return paidFor.kind === 'advanceReturn' ? [{ period: paidFor.period, paidOn, amount }] : [];
  });
}
