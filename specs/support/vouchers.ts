/** What a business writes itself, in the words of stories. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, cents } from '@belegbar/domain/money';
import type { VatPaidFor } from '@belegbar/domain/vouchers';
import { incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import type { Person } from './stage.ts';

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

/** What the statement of the year says on each line, in cents. */
export async function linesOfYear(
  context: ReturnType<Person['on']>,
  year: number,
): Promise<Record<string, number>> {
  const { lines } = await incomeSurplusOfYear(context, { year });
  return Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));
}

/** What the advance return says in each box, in cents. @param period `2026-Q2` or `2026-05` */
export async function boxesOfPeriod(
  context: ReturnType<Person['on']>,
  period: string,
): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(context, period);
  return Object.fromEntries(boxes.map(({ kennzahl, amount }) => [kennzahl, amount]));
}
