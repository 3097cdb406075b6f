import { type Capability, leaves } from '../platform/capability.ts';
import { invoiceViewsExamples } from './api-examples.ts';
import './tables.ts';
import { invoiceViewsClasses } from './data-classes.ts';
import { invoiceViewsRoutes } from './routes.ts';

export const invoiceViews: Capability = {
  apiExamples: invoiceViewsExamples,
  routes: () => ({ invoiceViews: invoiceViewsRoutes }),
  dataClasses: invoiceViewsClasses,
  exportSheets: [
    leaves('invoice_views', {
      de: 'Gespeicherte Ansichten der Rechnungsliste mit Filtern und Sortierung.',
      en: 'Saved views of the list of invoices with filters and order.',
    }),
  ],
  keptAndGone: { ends: { invoice_views: 'atOnce' } },
};
