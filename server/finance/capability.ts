import { type Capability, leaves } from '../platform/capability.ts';
import { financeExamples } from './api-examples.ts';
import './tables.ts';
import { financeClasses } from './data-classes.ts';
import { financeRoutes } from './routes.ts';

export const finance: Capability = {
  apiExamples: financeExamples,
  routes: () => ({ finance: financeRoutes }),
  dataClasses: financeClasses,
  exportSheets: [
    leaves('finance_assumptions', {
      de: 'Was du über deine eigenen Steuern gesagt hast, je Jahr.',
      en: 'What you said about your own taxes, per year.',
    }),
  ],
  keptAndGone: { ends: { finance_assumptions: 'atOnce' } },
};
