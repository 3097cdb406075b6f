/** What a list of expenses can be asked for: filters and orders, and what it says beside its rows. */
import { EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { z } from 'zod';
import { DayText, Id, Line, SearchText, Sum } from './common.ts';
import { LIST_ORDERS } from './invoice-list.ts';

/**
 * `open`: something is still to be paid or to come back. `due` is the part of what is to be paid whose day is today or soon, `overdue` that
 * whose day is over. `withoutReceipt`: no document proves it. What was taken back is in no other.
 */
export const EXPENSE_LIST_STATES = ['open', 'due', 'overdue', 'paid', 'withoutReceipt', 'takenBack'] as const;
export const EXPENSE_LIST_SORTS = ['date', 'number', 'vendor', 'due', 'gross'] as const;

/** Everything that is said must hold. Several categories: one of them. */
export const ExpenseFilter = z.object({
  /** Left out: all that were not taken back. */
  state: z.enum(EXPENSE_LIST_STATES).optional(),
  categories: z.array(z.enum(EXPENSE_CATEGORIES)).min(1).max(EXPENSE_CATEGORIES.length).optional(),
  /** First and last day of the document's date. */
  from: DayText.optional(),
  to: DayText.optional(),
  /** The vendor's name, in full. */
  vendor: Line(200).min(1).optional(),
  /** Words that must all occur in number, vendor, the vendor's number, what was bought, or amount. */
  search: SearchText.optional(),
});

/** What a row says beside the expense. */
export const listedParts = {
  /** Of a bill in another currency at its rate. */
  grossInEuros: Sum,
  hasReceipt: z.boolean(),
  /** The vendor's own number of the document (BT-1); empty: none. */
  documentNumber: z.string(),
};

export const listSums = {
  /** Over all that matches. In euros; `open` is what is to be paid. */
  totals: z.object({ count: z.int(), gross: Sum, open: Sum }),
  /** Over all that matches but for the state. */
  counts: z.record(z.enum([...EXPENSE_LIST_STATES, 'all']), z.int()),
};

/** Rows that a file can be asked for one by one. */
export const TABLE_IDS_MAXIMUM = 200;

/** The list in view as a file: the same filter and order, said in the query of an address. Several categories and ids are parted by commas. */
export const ExpenseTableQuery = ExpenseFilter.omit({ categories: true }).extend({
  categories: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(EXPENSE_CATEGORIES)))
    .optional(),
  /** Of all that matches these alone; left out: all of it. */
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(Id).max(TABLE_IDS_MAXIMUM))
    .optional(),
  sort: z.enum(EXPENSE_LIST_SORTS).optional(),
  order: z.enum(LIST_ORDERS).optional(),
  language: z.enum(['de', 'en']),
});
