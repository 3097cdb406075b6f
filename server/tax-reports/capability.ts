import { type Capability, leaves } from '../platform/capability.ts';
import { taxReportsExamples } from './api-examples.ts';
import './filed/tables.ts';
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
    leaves('filed_returns', {
      de: 'Welche Meldungen und Erklärungen wann mit welchen Zahlen abgegeben wurden.',
      en: 'Which returns were filed, when and with which figures.',
    }),
    leaves('filed_return_undos', {
      de: 'Bei welchen die Angabe zurückgenommen wurde.',
      en: 'Of which of them that was taken back.',
    }),
  ],
  keptAndGone: {
    ends: { special_prepayments: 'books', filed_returns: 'books', filed_return_undos: 'books' },
  },
};
