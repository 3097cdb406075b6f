import { type Capability, leaves } from '../platform/capability.ts';
import { taxReportsExamples } from './api-examples.ts';
import './prepayment/tables.ts';
import { taxReportsClasses } from './data-classes.ts';
import { taxReportsRoutes } from './routes.ts';

export const taxReports: Capability = {
  apiExamples: taxReportsExamples,
  routes: () => ({ taxReports: taxReportsRoutes }),
  dataClasses: taxReportsClasses,
  exportSheets: [
    leaves('special_prepayments', {
      de: 'Sondervorauszahlungen für die Dauerfristverlängerung, je Jahr.',
      en: 'Special prepayments for the permanent extension, per year.',
    }),
  ],
  keptAndGone: { ends: { special_prepayments: 'books' } },
};
