/** What a business writes itself, in the words of stories. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, cents } from '@belegbar/domain/money';
import type { VatPaidFor } from '@belegbar/domain/vouchers';
import { v7 as uuid } from 'uuid';

/** VAT paid to the office, in cents; below zero for a refund. */
export function taxPaid(
  paidOn: string,
  amount: number,
  paidFor: VatPaidFor = { kind: 'annualReturn', year: 2025 },
): { idempotencyKey: string; paidFor: VatPaidFor; paidOn: Day; directDebitFiledOn: null; amount: Cents } {
  return {
    idempotencyKey: uuid(),
    paidFor,
    paidOn: paidOn as Day,
    directDebitFiledOn: null,
    amount: cents(amount),
  };
}
