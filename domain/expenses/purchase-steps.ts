/** The acts of a purchase in the order of their days, with what is asked for and paid before and after each. */
import type { Day } from '@belegbar/domain/calendar';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';
import { type ExpenseLine, expenseGross } from './expense.ts';
import { creditedLines, discountedLines } from './lowered-lines.ts';
import type { Purchase, PurchaseCredit, PurchasePayment } from './purchase.ts';

export interface Standing {
  /** With what is still asked for. */
  lines: readonly ExpenseLine[];
  /** Cents of all lines. */
  payable: Cents;
  /** Cents that were paid, less what came back. */
  paid: Cents;
}

export interface PurchaseStep {
  kind: 'credit' | 'payment';
  on: Day;
  /** Cents that moved; zero with a credit. */
  amount: Cents;
  /** What of them were on the account, in cents of euros; null where that is not said. */
  euros: Cents | null;
  before: Standing;
  after: Standing;
}

type ActedPurchase = Pick<Purchase, 'expense' | 'payments' | 'credits' | 'askedBefore'>;

/** `creditAbove`: more is credited than was billed; `paidAbove`: more is paid, or has come back, than ever was to be. */
export type PurchaseProblem = 'creditAbove' | 'paidAbove';

export function purchaseSteps(
  purchase: ActedPurchase,
): { steps: PurchaseStep[]; last: Standing } | { problem: PurchaseProblem } {
  const payable = expenseGross(purchase.expense);
  const asked = [ZERO, payable, ...(purchase.askedBefore ?? [])];
  const steps: PurchaseStep[] = [];
  let last: Standing = { lines: purchase.expense.lines, payable, paid: ZERO };
  for (const act of actsOf(purchase)) {
    const lines = loweredBy(act, last.lines);
    if (lines === null) return { problem: 'creditAbove' };
    const amount = isPayment(act) ? act.amount : ZERO;
    const after = { lines, payable: expenseGross({ lines: [...lines] }), paid: addCents(last.paid, amount) };
    asked.push(after.payable);
    if (after.paid < Math.min(...asked) || after.paid > Math.max(...asked)) return { problem: 'paidAbove' };
    const [kind, euros] = isPayment(act)
      ? (['payment', act.euros ?? null] as const)
      : (['credit', null] as const);
    steps.push({ kind, on: act.on, amount, euros, before: last, after });
    last = after;
  }
  return { steps, last };
}

/**
 * On one day credits come before the money, and what comes back of it last; of two alike their amounts decide, so that the order of noting never
 * does.
 */
function actsOf({ expense, payments, credits = [] }: ActedPurchase): (PurchasePayment | PurchaseCredit)[] {
  const isBack = ({ amount }: PurchasePayment) => amount < 0 !== expenseGross(expense) < 0;
  return [
    ...credits.toSorted((one, other) => compare(keyOf(one), keyOf(other))),
    ...payments.toSorted(
      (one, other) =>
        Number(isBack(one)) - Number(isBack(other)) ||
        one.amount - other.amount ||
        discountOf(one) - discountOf(other) ||
        (one.euros ?? ZERO) - (other.euros ?? ZERO),
    ),
  ].toSorted((one, other) => compare(one.on, other.on));
}

function keyOf({ number, lines }: PurchaseCredit): string {
  return JSON.stringify([number, lines.map(({ taxCode, net, vat, line }) => [taxCode, net, vat, line])]);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function loweredBy(
  act: PurchasePayment | PurchaseCredit,
  lines: readonly ExpenseLine[],
): readonly ExpenseLine[] | null {
  return isPayment(act) ? discountedLines(lines, discountOf(act)) : creditedLines(lines, act.lines);
}

function discountOf({ discount = ZERO }: PurchasePayment): Cents {
  return discount;
}

function isPayment(act: PurchasePayment | PurchaseCredit): act is PurchasePayment {
  return 'amount' in act;
}
