/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const receiptApiFiles: readonly ApiFile[] = [
  {
    path: '/files/receipts/{path}',
    id: 'files.receipt',
    summary: 'Fetch a kept receipt by the signed address that `receipts` gives',
    contentTypes: ['image/jpeg', 'image/png', 'application/pdf'],
    parameters: {
      owner: '0199a000-0000-7000-8000-000000000001',
      file: '0199f3a0-0000-7000-8000-0000000000f1.jpg',
    },
    isForAnyone: true,
  },
];
