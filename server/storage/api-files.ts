/** Its downloads, as the description of the API tells of them. */
import { storagePath } from '../api-description/index.ts';
import type { ApiFile } from '../platform/capability.ts';

export const storageApiFiles: readonly ApiFile[] = [
  {
    path: '/files/{area}/{path}',
    id: 'files.stored',
    summary: 'Fetch a stored file by the address that `storage` gives; the area `company-logos` is public',
    contentTypes: ['image/png', 'image/jpeg'],
    parameters: { area: 'company-logos', path: storagePath },
    isForAnyone: true,
  },
];
