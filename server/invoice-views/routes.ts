import { api, businessContext } from '../platform/http/procedures.ts';
import { arrangeViews } from './arrange.ts';
import { changeView } from './change.ts';
import { createView } from './create.ts';
import { listViews } from './read.ts';
import { removeView } from './remove.ts';

const { invoiceViews: invoices, expenseViews: expenses } = api;

export const invoiceViewsRoutes = {
  list: invoices.list.handler(({ context }) => listViews(businessContext(context), 'invoices')),
  create: invoices.create.handler(({ context, input }) =>
    createView(businessContext(context), 'invoices', input),
  ),
  update: invoices.update.handler(({ context, input }) =>
    changeView(businessContext(context), 'invoices', input),
  ),
  arrange: invoices.arrange.handler(({ context, input }) =>
    arrangeViews(businessContext(context), 'invoices', input),
  ),
  remove: invoices.remove.handler(({ context, input }) =>
    removeView(businessContext(context), 'invoices', input.id),
  ),
};

export const expenseViewsRoutes = {
  list: expenses.list.handler(({ context }) => listViews(businessContext(context), 'expenses')),
  create: expenses.create.handler(({ context, input }) =>
    createView(businessContext(context), 'expenses', input),
  ),
  update: expenses.update.handler(({ context, input }) =>
    changeView(businessContext(context), 'expenses', input),
  ),
  arrange: expenses.arrange.handler(({ context, input }) =>
    arrangeViews(businessContext(context), 'expenses', input),
  ),
  remove: expenses.remove.handler(({ context, input }) =>
    removeView(businessContext(context), 'expenses', input.id),
  ),
};
