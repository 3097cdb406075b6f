/** Saved views: filters and order of the lists of invoices and of expenses, under a name, for whoever saved them. */
import { askedPeriod, type Day } from '@belegbar/domain/calendar';
import { z } from 'zod';
import { Id, IdempotencyKey, Line, procedure } from './common.ts';
import { EXPENSE_LIST_SORTS, ExpenseFilter } from './expense-list.ts';
import { InvoiceFilter, LIST_ORDERS, LIST_SORTS } from './invoice-list.ts';

export const VIEWS_MAXIMUM = 20;
export const VIEW_NAME_MAXIMUM = 40;

/** Some day: whether a text is a period does not depend on it. */
const ANY_DAY = '2026-01-01' as Day;

/** `this-month`, `2026-Q2`, `2026-04-03_2026-05-01` and the like; one that moves stays one that moves. */
const period = z
  .string()
  .max(21)
  .refine((text) => askedPeriod(text, ANY_DAY) !== null)
  .optional();

/** As the address of the list has it. */
export const InvoiceViewQuery = InvoiceFilter.omit({ from: true, to: true }).extend({
  period,
  sort: z.enum(LIST_SORTS).optional(),
  order: z.enum(LIST_ORDERS).optional(),
});

/** As the address of the list has it. */
export const ExpenseViewQuery = ExpenseFilter.omit({ from: true, to: true }).extend({
  period,
  sort: z.enum(EXPENSE_LIST_SORTS).optional(),
  order: z.enum(LIST_ORDERS).optional(),
});

/** Of each list one at most is the default: it is shown where the list is opened without filters. */
const viewParts = { id: Id, name: z.string(), isDefault: z.boolean() };
export const InvoiceView = z.object({ ...viewParts, query: InvoiceViewQuery });
export const ExpenseView = z.object({ ...viewParts, query: ExpenseViewQuery });

const name = Line(VIEW_NAME_MAXIMUM).trim().min(1);
const arranged = z.object({ ids: z.array(Id).max(VIEWS_MAXIMUM) });

const tags = ['Invoice views'];
const Views = z.object({ views: z.array(InvoiceView) });

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
      summary: 'Rename a view, change what it shows, or make it the default',
    })
    .input(
      z.object({
        id: Id,
        name: name.optional(),
        query: InvoiceViewQuery.optional(),
        isDefault: z.boolean().optional(),
      }),
    )
    .output(InvoiceView),
  arrange: procedure
    .route({
      method: 'PUT',
      path: '/invoice-views/order',
      tags,
      summary: 'Put your views in an order; those not named come last, as they were',
    })
    .input(arranged)
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

const expenseTags = ['Expense views'];
const ExpenseViews = z.object({ views: z.array(ExpenseView) });

/** The same of the list of expenses. */
export const expenseViewsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/expense-views',
      tags: expenseTags,
      summary: 'List your saved views of expenses in their order',
    })
    .output(ExpenseViews),
  create: procedure
    .route({
      method: 'POST',
      path: '/expense-views',
      tags: expenseTags,
      summary: 'Save a view of expenses, behind those that are there; at most 20',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, name, query: ExpenseViewQuery }))
    .output(ExpenseView),
  update: procedure
    .route({
      method: 'PATCH',
      path: '/expense-views/{id}',
      tags: expenseTags,
      summary: 'Rename a view of expenses, change what it shows, or make it the default',
    })
    .input(
      z.object({
        id: Id,
        name: name.optional(),
        query: ExpenseViewQuery.optional(),
        isDefault: z.boolean().optional(),
      }),
    )
    .output(ExpenseView),
  arrange: procedure
    .route({
      method: 'PUT',
      path: '/expense-views/order',
      tags: expenseTags,
      summary: 'Put your views of expenses in an order; those not named come last, as they were',
    })
    .input(arranged)
    .output(ExpenseViews),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/expense-views/{id}',
      tags: expenseTags,
      summary: 'Delete a view of expenses; no expense changes',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
};
