import { type Capability, leaves, stays } from '../platform/capability.ts';
import { sendingExamples } from './api-examples.ts';
import './tables.ts';
import { sendingClasses } from './data-classes.ts';
import { sendingJobs } from './jobs.ts';
import { sendingRoutes } from './routes.ts';

export const sending: Capability = {
  apiExamples: sendingExamples,
  routes: () => ({ sending: sendingRoutes }),
  jobs: () => sendingJobs,
  dataClasses: sendingClasses,
  exportSheets: [
    leaves('invoice_mails', {
      de: 'E-Mails zu Rechnungen mit Empfängern, Text und dem, was daraus wurde.',
      en: 'Emails about invoices with recipients, text and what became of them.',
    }),
    ...stays('passing', 'test_mails'),
  ],
  keptAndGone: { ends: { invoice_mails: 'vouchers', test_mails: 'atOnce' } },
};
