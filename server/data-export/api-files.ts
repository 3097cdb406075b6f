/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const dataExportApiFiles: readonly ApiFile[] = [
  {
    path: '/files/exports/{id}.zip',
    id: 'files.dataExport',
    summary: 'Download an export of everything that `data-export` has allowed; once, with the same session',
    contentTypes: ['application/zip'],
    parameters: { id: '0199a000-0000-7000-8000-000000000041' },
  },
];
