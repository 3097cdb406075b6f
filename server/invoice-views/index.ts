/** Saved views of the list of invoices. */
export { arrangeViews } from './arrange.ts';
export { changeView } from './change.ts';
export { createView } from './create.ts';
export { listViews } from './read.ts';
export { removeView } from './remove.ts';
export { invoiceViewsRoutes } from './routes.ts';
