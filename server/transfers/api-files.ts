/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const transferApiFiles: readonly ApiFile[] = [
  {
    path: '/files/transfers/{id}',
    id: 'files.transfers',
    summary: 'Download a file of transfers as the bank takes it (pain.001.001.09)',
    contentTypes: ['application/xml'],
    parameters: { id: '01a2049c-7c68-7096-a611-57f800dbc6f1' },
  },
];
