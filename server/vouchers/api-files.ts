/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

export const vouchersApiFiles: readonly ApiFile[] = [
  {
    path: '/files/vouchers/{id}.pdf',
    id: 'files.ownReceipt',
    summary:
      'Download the PDF/A-3b of an own receipt: kilometres, meals away, work at home, cash without a slip',
    contentTypes: ['application/pdf'],
    parameters: { id: '01a2049c-7c68-7096-a611-57f800dbc7e0' },
  },
];
