/** What is known of a case while its events are booked. */
import { day } from '@belegbar/domain/calendar';
import { type Cents, centsFromEuros, decimal } from '@belegbar/domain/money';
import { clockAt } from '@belegbar/server/platform/clock';
import type { Context } from '../../server/platform/context.ts';
import type { CaseEvent } from './case-file.ts';

export type EventOf<Type extends CaseEvent['type']> = Extract<CaseEvent, { type: Type }>;

export interface Booked {
  /** Ids of what was booked, by the ids of the case. */
  ids: Map<string, string>;
  /** Bills as they stand, by the ids of the case: one is set right as a whole. */
  bills: Map<string, EventOf<'expense'>>;
}

export function nothingBooked(): Booked {
  return { ids: new Map(), bills: new Map() };
}

export function idOf({ ids }: Booked, caseId: string): string {
  const id = ids.get(caseId);
  if (id === undefined) throw new Error(`no event before has the id ${caseId}`);
  return id;
}

/** The same context on another day. */
export function on(context: Context, date: string): Context {
  return { ...context, platform: { ...context.platform, clock: clockAt(day(date)) } };
}

export function euros(amount: string): Cents {
  return centsFromEuros(decimal(amount));
}
