/** Pictures of pages by their signed addresses: made anew by the reader, so nothing of a stranger's file but what is seen is in them. */
import { type Download, UUID } from '../platform/http/index.ts';
import type { StoragePorts } from '../storage/index.ts';
import { fetchReceiptPage } from './fetch-page.ts';

export function receiptReadingsDownloads({ signer }: StoragePorts): readonly Download[] {
  return [
    {
      path: `/files/receipt-pages/:receipt(^${UUID}$)/:page(^\\d{1,3}\\.webp$)`,
      from: 'anyone',
      give: async ({ platform }, { param, query }) => {
        const file = await fetchReceiptPage(platform, signer, {
          path: `${param('receipt')}/${param('page')}`,
          business: query('business'),
          hash: query('hash'),
          expires: query('expires'),
          signature: query('signature'),
        });
        return { kind: 'shown', ...file };
      },
    },
  ];
}
