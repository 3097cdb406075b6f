/** A step of the day's list: when, what, why, and the act that does it. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents, Currency } from '@belegbar/domain/money';
import type { LinkProps } from '@tanstack/react-router';

export interface Step {
  key: string;
  /** Null: no date presses. */
  on: Day | null;
  title: string;
  reason: string;
  amount: { cents: Cents; currency: Currency } | null;
  link: LinkProps;
  /** Done over this screen; without it the link leads to where it is done. */
  act?: StepAct;
}

export type StepAct =
  | { kind: 'payment'; invoiceId: string }
  | { kind: 'remind' | 'send'; invoiceId: string; number: string };
