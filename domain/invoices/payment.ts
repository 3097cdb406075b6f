/** Paid, open, overdue: what follows from payments and the due date. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { vatPercent } from '@belegbar/domain/law';
import type { Cents } from '@belegbar/domain/money';
import type { PaymentState, Problem } from './document.ts';
import type { InvoiceStatus } from './invoice.ts';
import { problem } from './problems/problem.ts';

/** Sent, something still owed, and the due date has passed. */
export function isOverdue(invoice: PaymentState & { dueDate: Day }, today: Day): boolean {
  return invoice.status === 'sent' && invoice.open > 0 && invoice.dueDate < today;
}

/** An issued invoice is paid when nothing is open; a part payment keeps it sent. */
export function statusAfterPayment(open: Cents): InvoiceStatus {
  return open > 0 ? 'sent' : 'paid';
}

/** Money that someone records: cents, and the day on which it moved. */
interface MovedMoney {
  amount: Cents;
  paidOn: Day;
  today: Day;
}

/** What is wrong with a payment that someone records: no amount, more than is open, a day to come, or one whose law is not known. */
export function findPaymentProblems(payment: MovedMoney & { open: Cents }): Problem[] {
  const values = { openCents: String(payment.open) };
  const tooMuch = problem('amount', 'payment.amount.above-open', { values });
  return findMoneyProblems(payment, payment.amount > payment.open ? [tooMuch] : []);
}

/** What is wrong with a refund that someone records: as of a payment, but no more can go back than came in. */
export function findRefundProblems(refund: MovedMoney & { received: Cents }): Problem[] {
  const values = { receivedCents: String(refund.received) };
  const tooMuch = problem('amount', 'payment.amount.above-received', { values });
  return findMoneyProblems(refund, refund.amount > refund.received ? [tooMuch] : []);
}

function findMoneyProblems({ amount, paidOn, today }: MovedMoney, tooMuch: Problem[]): Problem[] {
  const problems = amount <= 0 ? [problem('amount', 'payment.amount.not-positive')] : tooMuch;
  if (paidOn > today) problems.push(problem('paidOn', 'payment.date.future'));
  const law = vatPercent('standard19', paidOn);
  if (!law.known) {
    const values = { year: String(yearOf(paidOn)), knownYears: law.knownYears.join(', ') };
    problems.push(problem('paidOn', 'law.year.unknown', { paragraph: '§ 20 UStG', values }));
  }
  return problems;
}
