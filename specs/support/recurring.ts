/** What recurs in the business of a person, and the worker that enters it. */
import { type Day, day } from '@belegbar/domain/calendar';
import { getExpense, listExpenses } from '@belegbar/server/expenses';
import { listNotifications } from '@belegbar/server/notifications';
import { dayOf } from '@belegbar/server/platform/clock';
import { createRecurring, generateDue, listDues } from '@belegbar/server/recurring-expenses';
import { v7 as uuid } from 'uuid';
import type { Platform } from '../../server/platform/context.ts';
import { euros } from './purchases.ts';
import type { Person, Stage } from './stage.ts';

type Input = Parameters<typeof createRecurring>[1];

/** The rent of a desk, 226.10 with VAT at 19 % (190.00 + 36.10), on the last of each month from January 2026, paid on that day; set up on a day. */
export async function recurs(
  person: Person,
  on: string,
  changes: Partial<Input['fields']> & { gross?: string; madeFrom?: string } = {},
): Promise<string> {
  const { gross = '226.10', madeFrom, ...fields } = changes;
  const { id } = await createRecurring(person.on(on), {
    idempotencyKey: uuid(),
    lines: [{ taxCode: 'inputStandard19', gross: euros(gross) }],
    ...(madeFrom === undefined ? {} : { madeFrom }),
    fields: {
      vendor: { name: 'Werkraum Neukölln', country: 'DE', vatId: '' },
      category: 'office_utilities',
      privateSharePercent: null,
      currency: 'EUR',
      unitsPerEuro: null,
      rhythm: 'monthly',
      firstDueOn: day('2026-01-31'),
      dayOfMonth: 31,
      endsOn: null,
      entering: 'byItself',
      termsDays: 0,
      isPaidOnDueDay: true,
      missingAfterDays: null,
      ...fields,
    },
  });
  return id;
}

/** The platform at a moment, by the day that it is in Berlin. */
export function at(stage: Stage, moment: string): Platform {
  const now = new Date(moment);
  return { ...stage.platformOn(dayOf(now)), clock: { now: () => now, today: () => dayOf(now) } };
}

/** A worker at noon of a day. */
export function works(stage: Stage, on: string): Promise<void> {
  return generateDue(stage.platformOn(on), { businessId: '' });
}

/** Days of the documents that stand, the first first. */
export async function standing(person: Person): Promise<string[]> {
  const { expenses } = await listExpenses(person.on('2026-12-31'), { limit: 200 });
  return expenses
    .filter(({ state }) => state !== 'takenBack')
    .map(({ documentDate }) => documentDate)
    .toSorted();
}

/** Day and state, the latest first. */
export async function daysOf(person: Person, id: string): Promise<string[]> {
  const { dues } = await listDues(person.on('2026-12-31'), id);
  return dues.map(({ dueOn, state }) => `${dueOn} ${state}`);
}

/** The expense of a due day as it stands. */
export async function expenseOf(person: Person, id: string, dueOn: string) {
  const { dues } = await listDues(person.on('2026-12-31'), id);
  const due = dues.find((one) => one.dueOn === (dueOn as Day));
  return getExpense(person.on('2026-12-31'), due?.expense?.id ?? '');
}

/** Types and words under the bell, the latest first. */
export async function told(person: Person): Promise<string[]> {
  const context = person.on('2026-12-31');
  const { notifications } = await listNotifications(context, { language: 'de', userId: person.userId });
  return notifications.map(({ type, title, message }) => `${type}: ${title}. ${message}`);
}
