/** What recurs as the contract shows it. */
import type { RecurringMessage, WaitingMessage } from '@belegbar/contract/recurring-expenses';
import { addDays, type Day } from '@belegbar/domain/calendar';
import { type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import {
  grossOn,
  nextDue,
  type RecurringExpense,
  stateOn,
  yearlyEuros,
} from '@belegbar/domain/recurring-expenses';
import type { z } from 'zod';
import { fieldsOf, recurringOf } from './domain-of.ts';
import type { DueRecord, RecurringRecord } from './tables.ts';

export type Recurring = z.output<typeof RecurringMessage>;
export type Waiting = z.output<typeof WaitingMessage>;

export interface RecurringList {
  recurring: Recurring[];
  waiting: Waiting[];
  /** In cents of euros. */
  perYear: Cents;
  perMonth: Cents;
}

interface Known {
  today: Day;
  /** Due days from today on of which something is known. */
  settled: ReadonlySet<Day>;
  lastBilled: DueRecord | undefined;
}

export function messageOf(row: RecurringRecord, { today, settled, lastBilled }: Known): Recurring {
  const recurring = recurringOf(row);
  const state = stateOn(recurring, today);
  const nextDueOn = state === 'ended' ? null : nextOpen(recurring, today, settled);
  const priced = nextDueOn ?? recurring.endsOn ?? today;
  const gross = grossOn(recurring, priced);
  return {
    ...fieldsOf(row),
    id: row.id,
    version: row.version,
    state,
    nextDueOn,
    prices: row.prices.map((price) => ({ ...price, gross: sumCents(price.lines.map((line) => line.gross)) })),
    gross,
    perYear: state === 'ended' ? ZERO : (yearlyEuros(recurring, priced) ?? ZERO),
    difference: differenceOf(lastBilled, gross),
    isUsed: lastBilled !== undefined,
  };
}

function nextOpen(recurring: RecurringExpense, from: Day, settled: ReadonlySet<Day>): Day | null {
  let due = nextDue(recurring, from);
  while (due !== null && settled.has(due)) due = nextDue(recurring, addDays(due, 1));
  return due;
}

/** As long as the next one is expected at another amount than the last one had. */
function differenceOf(due: DueRecord | undefined, gross: Cents): Recurring['difference'] {
  if (due === undefined || due.expense_id === null || due.asked === null) return null;
  const { due_on: dueOn, expected, asked, expense_id: expenseId } = due;
  return asked === expected || asked === gross ? null : { dueOn, expected, asked, expenseId };
}
