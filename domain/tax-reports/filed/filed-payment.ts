/** What a return that was filed asks to be paid, and what of it was. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { FiledFigure, FiledReport } from './filed-return.ts';

/** Cents; below zero for a refund. */
export interface FiledPayment {
  payable: Cents;
  paid: Cents;
  /** Of the money that moved last; null while none did. */
  lastPaidOn: Day | null;
}

/** `payments`: all that stand for its period. Null of a return that asks for no money by itself, or for nothing. */
export function filedPayment(
  { report, figures }: { report: FiledReport; figures: readonly FiledFigure[] },
  payments: readonly { paidOn: Day; amount: Cents }[],
): FiledPayment | null {
  const payable = report === 'vatAdvance' ? figures.find(({ key }) => key === PAYABLE)?.amount : undefined;
  if (payable === undefined || payable === ZERO) return null;
  const days = payments.map(({ paidOn }) => paidOn).toSorted();
  return { payable, paid: sumCents(payments.map(({ amount }) => amount)), lastPaidOn: days.at(-1) ?? null };
}

/** Cents that are still to be paid, or to be refunded. */
export function openOf({ payable, paid }: FiledPayment): Cents {
  return subtractCents(payable, paid);
}

/** Kz 83: the prepayment that is left, or the surplus. */
const PAYABLE = '83';
