/** Cash that was paid without a slip: a cost by an own receipt, which gives no input VAT (§ 4 (4) EStG; § 15 (1) No. 1 UStG asks for an invoice). */
import type { Day } from '@belegbar/domain/calendar';
import { BILL_CATEGORIES } from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { entryOf, type Voucher } from './voucher.ts';

/** Those without a rule that a slip must meet: meals, gifts and fixed assets ask for records of their own, kilometres have a flat rate. */
export const CASH_CATEGORIES = BILL_CATEGORIES.filter(
  (category) => !['equipment', 'business_meals', 'gifts', 'private_car_usage'].includes(category),
);

export interface CashExpense {
  paidOn: Day;
  /** Who got it; empty where nobody knows a name, such as of a parking meter. */
  paidTo: string;
  /** What it was for. */
  purpose: string;
  category: (typeof CASH_CATEGORIES)[number];
  /** Cents above zero, all that was paid. */
  amount: Cents;
  /** Why there is no slip. */
  noSlipReason: string;
}

/** The money, which is cost in full. */
export function bookCashExpense(
  { paidOn, paidTo, category, amount }: CashExpense,
  voucher: Voucher,
): NewEntry[] {
  return [
    entryOf(voucher, {
      basis: 'cash',
      kind: 'expensePayment',
      bookedOn: paidOn,
      taxCode: 'inputNone',
      net: negateCents(amount),
      category,
      counterparty: paidTo,
    }),
  ];
}
