/** The advance returns that are due in a year, with what was paid for them. */
import { type Day, lastDayOf, type Period } from '@belegbar/domain/calendar';
import { type Cents, sumCents } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { HubBooks } from '../tax-reports/index.ts';
import { vatPaidForAdvances } from '../vouchers/index.ts';

export interface OwedReturn {
  period: Period;
  /** Kz 83 and what of it was paid, in cents. */
  payable: Cents;
  paid: Cents;
  dueDate: Day;
  isOver: boolean;
  filedOn: Day | null;
}

/** In order of time, those that ask for money or give some back. */
export async function vatReturnsOf(
  context: Context,
  transaction: Transaction,
  { year, books }: { year: number; books: HubBooks },
): Promise<OwedReturn[]> {
  const today = context.platform.clock.today();
  const payments = (
    await Promise.all([
      vatPaidForAdvances(context, transaction, year - 1),
      vatPaidForAdvances(context, transaction, year),
    ])
  ).flat();
  return books.vatReturns
    .map((owed) => ({
      ...owed,
      period: owed.period as Period,
      paid: sumCents(payments.filter(({ period }) => period === owed.period).map(({ amount }) => amount)),
      isOver: lastDayOf(owed.period as Period) < today,
    }))
    .filter(({ payable, paid }) => payable !== 0 || paid !== 0);
}
