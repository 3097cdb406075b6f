import { api, businessContext } from '../platform/http/procedures.ts';
import { arrangeViews } from './arrange.ts';
import { changeView } from './change.ts';
import { createView } from './create.ts';
import { listViews } from './read.ts';
import { removeView } from './remove.ts';

const { invoiceViews } = api;

export const invoiceViewsRoutes = {
  list: invoiceViews.list.handler(({ context }) => listViews(businessContext(context))),
  create: invoiceViews.create.handler(({ context, input }) => createView(businessContext(context), input)),
  update: invoiceViews.update.handler(({ context, input }) => changeView(businessContext(context), input)),
  arrange: invoiceViews.arrange.handler(({ context, input }) =>
    arrangeViews(businessContext(context), input),
  ),
  remove: invoiceViews.remove.handler(({ context, input }) => removeView(businessContext(context), input.id)),
};
