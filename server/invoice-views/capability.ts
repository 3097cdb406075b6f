import { type Capability, leaves } from '../platform/capability.ts';
import { invoiceViewsExamples } from './api-examples.ts';
import './tables.ts';
import { invoiceViewsClasses } from './data-classes.ts';
import { expenseViewsRoutes, invoiceViewsRoutes } from './routes.ts';

export const invoiceViews: Capability = {
  apiExamples: invoiceViewsExamples,
  routes: () => ({ invoiceViews: invoiceViewsRoutes, expenseViews: expenseViewsRoutes }),
  dataClasses: invoiceViewsClasses,
  exportSheets: [
    leaves('invoice_views', {
      de: 'Gespeicherte Ansichten der Listen von Rechnungen und Ausgaben mit Filtern und Sortierung.',
      en: 'Saved views of the lists of invoices and expenses with filters and order.',
    }),
  ],
  keptAndGone: { ends: { invoice_views: 'atOnce' } },
};
