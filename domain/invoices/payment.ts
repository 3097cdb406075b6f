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

/** What is wrong with a payment that someone records: no amount, more than is open, a day to come, or one whose law is not known. */
export function findPaymentProblems(payment: {
  amount: Cents;
  open: Cents;
  paidOn: Day;
  today: Day;
}): Problem[] {
  const problems: Problem[] = [];
  if (payment.amount <= 0) problems.push(problem('amount', 'payment.amount.not-positive'));
  if (payment.amount > payment.open) {
    problems.push(
      problem('amount', 'payment.amount.above-open', { values: { openCents: String(payment.open) } }),
    );
  }
  if (payment.paidOn > payment.today) problems.push(problem('paidOn', 'payment.date.future'));
  const law = vatPercent('standard19', payment.paidOn);
  if (!law.known) {
    const values = { year: String(yearOf(payment.paidOn)), knownYears: law.knownYears.join(', ') };
    problems.push(problem('paidOn', 'law.year.unknown', { paragraph: '§ 20 UStG', values }));
  }
  return problems;
}
