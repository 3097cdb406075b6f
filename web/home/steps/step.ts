/** A step of the day's list: when, what, why, and the act that does it. */
import type { Day } from '@belegbar/domain/calendar';
import type { LinkProps } from '@tanstack/react-router';
import type { client } from '../../connection/api.ts';

export type Reminder = Awaited<ReturnType<typeof client.sending.approvals>>['reminders'][number];

/** In this order: a day that is over, what waits for a decision since a day, what has a day to come, what has none. */
const PRESSINGS = ['late', 'today', 'waiting', 'coming', 'anyTime'] as const;
export type Pressing = (typeof PRESSINGS)[number];

export interface Step {
  key: string;
  pressing: Pressing;
  /** The day that it is late or waits since, or that comes; null: none is known. */
  on: Day | null;
  title: string;
  reason: string;
  /** In words, with its currency; null: it is about none. */
  amount: string | null;
  link: LinkProps;
  act: StepAct;
}

/** `payment`, `remind` and `send` are done in a dialog, `approve` in the row itself; the others where the link leads. */
export type StepAct =
  | { kind: 'payment'; invoiceId: string }
  | { kind: 'remind' | 'send'; invoiceId: string; number: string; client: string }
  | { kind: 'approve'; reminder: Reminder }
  | { kind: 'file' | 'correct' | 'review' | 'look' };

/** Acts over the screen. */
export type DialogAct = Extract<StepAct, { invoiceId: string }> & { mailId?: string };

/** How a day presses. */
export function pressingOf(on: Day, today: Day): 'late' | 'today' | 'coming' {
  if (on < today) return 'late';
  return on === today ? 'today' : 'coming';
}

/** What presses most comes first, and of that the oldest. */
export function inOrder(steps: readonly Step[]): Step[] {
  const rank = ({ pressing }: Step) => PRESSINGS.indexOf(pressing);
  return steps.toSorted(
    (one, other) => rank(one) - rank(other) || ((one.on ?? '') < (other.on ?? '') ? -1 : 1),
  );
}
