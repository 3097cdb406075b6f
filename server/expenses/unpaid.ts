import type { Day } from '@belegbar/domain/calendar';
import {
  type Cents,
  cents,
  centsAtRate,
  decimal,
  eurosFromCents,
  subtractCents,
} from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { type SettledBill, selectUnsettled } from './unpaid-store.ts';

export interface UnpaidBill {
  id: string;
  number: string;
  vendor: string;
  documentDate: Day;
  dueDate: Day | null;
  /** Cents of euros; of another currency at the rate of the bill. */
  open: Cents;
}

/** All bills of which something is to be paid, the first due first and those without a day last. */
export async function unpaidBills({ businessId }: Context, transaction: Transaction): Promise<UnpaidBill[]> {
  const bills = await selectUnsettled(transaction, businessId);
  return bills
    .map((bill) => ({
      id: bill.id,
      number: bill.number,
      vendor: bill.vendor,
      documentDate: bill.document_date,
      dueDate: bill.due_date,
      open: openInEuros(bill),
    }))
    .filter(({ open }) => open > 0)
    .sort((one, other) => ((one.dueDate ?? '9') < (other.dueDate ?? '9') ? -1 : 1));
}

/** Without a rate nothing is known of euros, and nothing is told. */
function openInEuros({ gross, settled, currency, units_per_euro }: SettledBill): Cents {
  const open = subtractCents(gross, settled);
  if (currency === 'EUR') return open;
  if (units_per_euro === null) return cents(0);
  return centsAtRate(eurosFromCents(open), decimal(units_per_euro)) ?? cents(0);
}
