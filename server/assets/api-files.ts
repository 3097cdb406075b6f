/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const assetApiFiles: readonly ApiFile[] = [
  {
    path: '/files/assets/{year}/register.csv',
    id: 'files.assetTable',
    summary: 'Download the register of assets of a year as a table, in the columns of Anlage AVEÜR',
    contentTypes: ['text/csv'],
    parameters: { year: '2026' },
  },
  {
    path: '/files/assets/{year}/register.pdf',
    id: 'files.assetRegister',
    summary: 'Download the register of assets of a year as a PDF/A-3b, in the columns of Anlage AVEÜR',
    contentTypes: ['application/pdf'],
    parameters: { year: '2026' },
  },
];
