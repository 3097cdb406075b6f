import { type Capability, leaves } from '../platform/capability.ts';
import { financeExamples } from './api-examples.ts';
import './tables.ts';
import { financeApiFiles } from './api-files.ts';
import { financeClasses } from './data-classes.ts';
import { financeDownloads } from './downloads.ts';
import { financeRoutes } from './routes.ts';

export const finance: Capability = {
  apiExamples: financeExamples,
  routes: () => ({ finance: financeRoutes }),
  downloads: () => financeDownloads,
  apiFiles: financeApiFiles,
  dataClasses: financeClasses,
  exportSheets: [
    leaves('finance_assumptions', {
      de: 'Was du über deine eigenen Steuern gesagt hast, je Jahr.',
      en: 'What you said about your own taxes, per year.',
    }),
  ],
  keptAndGone: { ends: { finance_assumptions: 'atOnce' } },
};
