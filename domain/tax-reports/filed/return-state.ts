/** Where a return stands that is owed. */
import { addDays, type Day, daysBetween } from '@belegbar/domain/calendar';
import { ZERO } from '@belegbar/domain/money';
import { type FiledPayment, openOf } from './filed-payment.ts';

/**
 * `due`: its day comes within two weeks. `correction`: what was booked since has changed its figures (§ 153 AO). `paid`: filed, and what it asks
 * for is paid or refunded to the cent.
 */
export const RETURN_WORDS = ['open', 'due', 'late', 'filed', 'correction', 'paid'] as const;
export type ReturnWord = (typeof RETURN_WORDS)[number];

export interface ReturnState {
  word: ReturnWord;
  /** Calendar days since its day, of what is late; else 0. */
  lateDays: number;
}

const SOON_DAYS = 14;

/** `filedOn`: the day that its owner says; null while it was not filed. `dueDate`: null where nobody asks for it. `payment`: null where nothing is to be paid. */
export function returnState({
  dueDate,
  filedOn,
  isChanged,
  payment = null,
  today,
}: {
  dueDate: Day | null;
  filedOn: Day | null;
  isChanged: boolean;
  payment?: FiledPayment | null;
  today: Day;
}): ReturnState {
  if (filedOn !== null) return { word: filedWord({ isChanged, payment }), lateDays: 0 };
  if (dueDate === null || dueDate > addDays(today, SOON_DAYS)) return { word: 'open', lateDays: 0 };
  if (dueDate >= today) return { word: 'due', lateDays: 0 };
  return { word: 'late', lateDays: daysBetween(dueDate, today) };
}

function filedWord({ isChanged, payment }: { isChanged: boolean; payment: FiledPayment | null }): ReturnWord {
  if (isChanged) return 'correction';
  return payment !== null && openOf(payment) === ZERO ? 'paid' : 'filed';
}
