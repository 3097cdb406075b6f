/** A business whose stream goes through the verbs, and what is known of it by the ids of the stream. */
import { randomUUID } from 'node:crypto';
import { type Cents, type Currency, centsFromEuros, decimal } from '@belegbar/domain/money';
import type { CaseCurrency } from '@belegbar/domain/tax-reports/cases';
import type { Context } from '../../server/platform/context.ts';
import type { EventOf } from './state/books.ts';

export interface Served {
  context: Context;
  ids: Map<string, string>;
  /** As they stand, since a bill is set right as a whole. */
  bills: Map<string, EventOf<'expense'>>;
}

export function target({ of }: { of: string }, served: Served) {
  return { id: idOf(of, served), idempotencyKey: randomUUID() };
}

export function idOf(id: string, { ids }: Pick<Served, 'ids'>): string {
  const found = ids.get(id);
  if (found === undefined) throw new Error(`nothing before has the id ${id}`);
  return found;
}

export function euros(text: string): Cents {
  return centsFromEuros(decimal(text));
}

export function foreign({ currency, unitsPerEuro }: CaseCurrency) {
  return { currency: currency as Currency, unitsPerEuro: decimal(unitsPerEuro) };
}
