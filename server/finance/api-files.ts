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
  ...(['csv', 'pdf'] as const).map(
    (kind): ApiFile => ({
      path: `/files/movements/{year}.${kind}`,
      id: kind === 'csv' ? 'files.movementsCsv' : 'files.movementsPdf',
      summary: `Download what moved in a year, in a month, by a client or a category as ${kind === 'csv' ? 'CSV' : 'a PDF/A-3b'}`,
      contentTypes: [kind === 'csv' ? 'text/csv' : 'application/pdf'],
      parameters: { year: '2026' },
    }),
  ),
];
