/** Saved views: filters and order of the list of invoices, under a name, for whoever saved them. */
import { askedPeriod, type Day } from '@belegbar/domain/calendar';
import { z } from 'zod';
import { Id, IdempotencyKey, Line, procedure } from './common.ts';
import { InvoiceFilter, LIST_ORDERS, LIST_SORTS } from './invoice-list.ts';

export const VIEWS_MAXIMUM = 20;
export const VIEW_NAME_MAXIMUM = 40;

/** Some day: whether a text is a period does not depend on it. */
const ANY_DAY = '2026-01-01' as Day;

/** As the address of the list has it. */
export const InvoiceViewQuery = InvoiceFilter.omit({ from: true, to: true }).extend({
  /** `this-month`, `2026-Q2`, `2026-04-03_2026-05-01` and the like; one that moves stays one that moves. */
  period: z
    .string()
    .max(21)
    .refine((text) => askedPeriod(text, ANY_DAY) !== null)
    .optional(),
  sort: z.enum(LIST_SORTS).optional(),
  order: z.enum(LIST_ORDERS).optional(),
});

export const InvoiceView = z.object({ id: Id, name: z.string(), query: InvoiceViewQuery });

const Views = z.object({ views: z.array(InvoiceView) });
const name = Line(VIEW_NAME_MAXIMUM).trim().min(1);
const tags = ['Invoice views'];

export const invoiceViewsContract = {
  list: procedure
    .route({ method: 'GET', path: '/invoice-views', tags, summary: 'List your saved views in their order' })
    .output(Views),
  create: procedure
    .route({
      method: 'POST',
      path: '/invoice-views',
      tags,
      summary: 'Save a view, behind those that are there; at most 20',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, name, query: InvoiceViewQuery }))
    .output(InvoiceView),
  update: procedure
    .route({
      method: 'PATCH',
      path: '/invoice-views/{id}',
      tags,
      summary: 'Rename a view or change what it shows',
    })
    .input(z.object({ id: Id, name: name.optional(), query: InvoiceViewQuery.optional() }))
    .output(InvoiceView),
  arrange: procedure
    .route({
      method: 'PUT',
      path: '/invoice-views/order',
      tags,
      summary: 'Put your views in an order; those not named come last, as they were',
    })
    .input(z.object({ ids: z.array(Id).max(VIEWS_MAXIMUM) }))
    .output(Views),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/invoice-views/{id}',
      tags,
      summary: 'Delete a view; no invoice changes',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
