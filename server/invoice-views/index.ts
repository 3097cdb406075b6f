/** Saved views of the lists of invoices and of expenses. */
export { arrangeViews } from './arrange.ts';
export { changeView } from './change.ts';
export { createView } from './create.ts';
export { listViews } from './read.ts';
export { removeView } from './remove.ts';
export { expenseViewsRoutes, invoiceViewsRoutes } from './routes.ts';
