/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const financeApiFiles: readonly ApiFile[] = [
  {
    path: '/files/finance/{year}/{view}.pdf',
    id: 'files.financeReport',
    summary:
      'Download a view of the finance hub as a PDF/A-3b: months, owed, mine, ahead, clients, categories, regular, missing, or whole',
    contentTypes: ['application/pdf'],
    parameters: { year: '2026', view: 'months' },
  },
];
