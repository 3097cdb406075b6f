/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const receiptReadingsApiFiles: readonly ApiFile[] = [
  {
    path: '/files/receipt-pages/{receipt}/{page}',
    id: 'files.receiptPage',
    summary: 'Fetch the picture of a page of a receipt by the signed address that `receiptReadings` gives',
    contentTypes: ['image/webp'],
    parameters: { receipt: '0199f3a0-0000-7000-8000-0000000000f1', page: '1.webp' },
    isForAnyone: true,
  },
];
