/** What recurs as the contract says it. */
import type { client as calls } from '../connection/api.ts';

export type RecurringList = Awaited<ReturnType<typeof calls.recurringExpenses.list>>;
export type Recurring = RecurringList['recurring'][number];
export type Waiting = RecurringList['waiting'][number];
export type Upcoming = Awaited<ReturnType<typeof calls.recurringExpenses.upcoming>>;
export type Due = Awaited<ReturnType<typeof calls.recurringExpenses.dues>>['dues'][number];
export type CreateInput = Parameters<typeof calls.recurringExpenses.create>[0];
export type Fields = CreateInput['fields'];
export type Lines = CreateInput['lines'];
