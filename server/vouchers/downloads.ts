/** What the owner of a voucher fetches by an address: the PDF of an own receipt. */
import { type Download, UUID } from '../platform/http/index.ts';
import { downloadReceipt } from './download.ts';

export const vouchersDownloads: readonly Download[] = [
  {
    path: `/files/vouchers/:id(^${UUID}).pdf`,
    from: 'owner',
    give: async (context, { param }) => ({ kind: 'saved', ...(await downloadReceipt(context, param('id'))) }),
  },
];
