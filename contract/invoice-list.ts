/** What a list of invoices can be asked for: filters, orders, and a choice among what is listed. */
import { MAXIMUM_CENTS } from '@belegbar/domain/money';
import { z } from 'zod';
import { type CentsAmount, DayText, Id, SearchText, Sum } from './common.ts';

/** `overdue` is the part of `open` whose due day is over; `cancelled` holds both halves of a cancellation. */
export const LIST_STATES = ['draft', 'open', 'overdue', 'paid', 'cancelled'] as const;
export const LIST_KINDS = ['invoice', 'cancellation', 'creditNote'] as const;
export const LIST_SORTS = ['date', 'number', 'due', 'client', 'gross', 'open'] as const;
export const LIST_ORDERS = ['descending', 'ascending'] as const;

/** An amount in cents, which an address writes as text. */
const AskedCents = z.coerce
  .number()
  .int()
  .min(-MAXIMUM_CENTS)
  .max(MAXIMUM_CENTS) as unknown as typeof CentsAmount;

/** Everything that is said must hold. Several states or kinds: one of them. */
export const InvoiceFilter = z.object({
  states: z.array(z.enum(LIST_STATES)).min(1).max(LIST_STATES.length).optional(),
  kinds: z.array(z.enum(LIST_KINDS)).min(1).max(LIST_KINDS.length).optional(),
  /** First and last day of the invoice date. A draft has none before it is issued. */
  from: DayText.optional(),
  to: DayText.optional(),
  /** Only the invoices of this client. */
  clientId: Id.optional(),
  /** Least and greatest gross amount in cents. */
  grossFrom: AskedCents.optional(),
  grossTo: AskedCents.optional(),
  /** Words that must all occur in number, client, title, lines or amount. */
  search: SearchText.optional(),
});

/** Invoices one by one, or everything that matches a filter except a few. */
export const InvoiceSelection = z.union([
  z.object({ ids: z.array(Id).min(1).max(1000) }),
  z.object({ filter: InvoiceFilter, except: z.array(Id).max(1000) }),
]);

/** How many invoices are chosen, by state, and what they come to. Drafts count, but their amounts do not. */
export const SelectionTotals = z.object({
  count: z.int(),
  counts: z.record(z.enum(LIST_STATES), z.int()),
  net: Sum,
  gross: Sum,
  open: Sum,
});
