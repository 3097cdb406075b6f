/** Paid, open, overdue: what follows from payments and the due date. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { vatPercent } from '@belegbar/domain/law';
import {
  addCents,
  type Cents,
  type Currency,
  type Decimal,
  isRate,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import type { InvoiceStatus } from './invoice.ts';
import { problem } from './problems/problem.ts';

export interface PaymentState {
  status: InvoiceStatus;
  /** What is still owed, in cents. */
  open: Cents;
}

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
  /** In the currency of the invoice, which is euros unless said. */
  amount: Cents;
  currency?: Currency | undefined;
  /** What it was on the own account where that is another currency. */
  euros?: Cents | undefined;
  /** At which VAT counts it where it is taxed as it comes: units of the currency for one euro; absent: as it came. */
  unitsPerEuro?: Decimal | null | undefined;
  paidOn: Day;
  today: Day;
}

/** What becomes of what goes beyond the claim: it is taken for an error, or kept as the client's credit. */
export type Excess = 'refuse' | 'keep';

/** What becomes of a rest: it stays open, or the client may keep it (Skonto). */
export type Rest = 'stays' | 'givenUp';

/** Money that came in: what is open with what was written off, what came before, and what the bank or PayPal kept of it, in cents. */
interface ReceivedMoney extends MovedMoney {
  open: Cents;
  before?: Cents | undefined;
  fee?: Cents | undefined;
  excess?: Excess | undefined;
  rest?: Rest | undefined;
  /** `open` where the person looked: a discount or an excess is decided on it. */
  seen?: Cents | undefined;
}

/** What is wrong with a payment that someone records: no amount, another claim than was seen, more than is open, a day to come, or one whose law is not known. */
export function findPaymentProblems(payment: ReceivedMoney): Problem[] {
  const { amount, open, seen = open, fee = ZERO, excess = 'refuse', rest = 'stays' } = payment;
  const values = { openCents: String(open) };
  if (seen !== open) return [problem('amount', 'payment.open.changed', { values })];
  const tooMuch = amount > open && excess === 'refuse';
  const wrongAmount = tooMuch ? [problem('amount', 'payment.amount.above-open', { values })] : [];
  const wrongRest = rest === 'givenUp' && !tooMuch ? findRestProblems(payment) : [];
  const { euros = amount } = payment;
  const wrongFee = fee < 0 || (euros > 0 && fee > euros) ? [problem('fee', 'payment.fee.range')] : [];
  return [...findMoneyProblems(payment, wrongAmount), ...wrongRest, ...wrongFee];
}

/** A discount is the smaller part of all that was to come: who gives up more lowers the price (a credit note) or has lost the money (a bad debt). */
function findRestProblems({ amount, open, before = ZERO }: ReceivedMoney): Problem[] {
  if (amount >= open) return [problem('rest', 'payment.skonto.nothing-left')];
  const isTooMuch = subtractCents(open, amount) > addCents(before, amount);
  const values = { openCents: String(open) };
  return isTooMuch ? [problem('rest', 'payment.skonto.too-much', { values })] : [];
}

/** Money that goes back: what can, and all that moved so far, back below zero, in cents. */
interface ReturnedMoney extends MovedMoney {
  received: Cents;
  moved: readonly { paidOn: Day; amount: Cents }[];
}

/** What is wrong with a refund that someone records: as of a payment, but no more can go back than came in, and not before it came. */
export function findRefundProblems(refund: ReturnedMoney): Problem[] {
  const { amount, paidOn, received } = refund;
  const values = { receivedCents: String(received) };
  const tooMuch = problem('amount', 'payment.amount.above-received', { values });
  const earliest = earliestReturn(refund);
  const tooEarly =
    earliest !== null && paidOn < earliest
      ? [problem('paidOn', 'payment.date.before-money', { values: { day: earliest } })]
      : [];
  return [...findMoneyProblems(refund, amount > received ? [tooMuch] : []), ...tooEarly];
}

/** The first day from which on the money is there and does not go back otherwise; null if there is none. */
function earliestReturn({ amount, moved }: ReturnedMoney): Day | null {
  let earliest: Day | null = null;
  for (const day of [...new Set(moved.map(({ paidOn }) => paidOn))].sort()) {
    const there = sumCents(moved.filter(({ paidOn }) => paidOn <= day).map((money) => money.amount));
    if (there < amount) earliest = null;
    else earliest ??= day;
  }
  return earliest;
}

function findMoneyProblems(money: MovedMoney, tooMuch: Problem[]): Problem[] {
  const { amount, paidOn, today } = money;
  const wrongAmount = amount <= 0 ? [problem('amount', 'payment.amount.not-positive')] : tooMuch;
  const problems = [...wrongAmount, ...findEurosProblems(money)];
  if (paidOn > today) problems.push(problem('paidOn', 'payment.date.future'));
  const law = vatPercent('standard19', paidOn);
  if (!law.known) {
    const values = { year: String(yearOf(paidOn)), knownYears: law.knownYears.join(', ') };
    problems.push(problem('paidOn', 'law.year.unknown', { paragraph: '§ 20 UStG', values }));
  }
  return problems;
}

/** § 11 (1) EStG: income is what came in; of another currency that is known from the account alone. */
function findEurosProblems({ currency = 'EUR', euros, unitsPerEuro }: MovedMoney): Problem[] {
  if (currency === 'EUR')
    return [
      ...(euros === undefined ? [] : [problem('euros', 'payment.euros.not-foreign')]),
      ...(unitsPerEuro == null ? [] : [problem('unitsPerEuro', 'payment.euros.not-foreign')]),
    ];
  const isRefused = unitsPerEuro != null && !isRate(unitsPerEuro);
  const wrongRate = isRefused
    ? [problem('unitsPerEuro', 'currency.rate.range', { values: { currency } })]
    : [];
  return euros !== undefined && euros > 0
    ? wrongRate
    : [problem('euros', 'payment.euros.missing', { paragraph: '§ 11 (1) EStG' }), ...wrongRate];
}
