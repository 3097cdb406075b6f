/** Receipts by their signed addresses: a picture is shown, a PDF is saved, since a page of a stranger could be in it. */
import { type Download, UUID } from '../platform/http/index.ts';
import type { StoragePorts } from '../storage/index.ts';
import { fetchReceipt } from './read.ts';

export function receiptDownloads({ signer }: StoragePorts): readonly Download[] {
  return [
    {
      path: `/files/receipts/:owner(^${UUID}$)/:file(^${UUID}\\.(?:png|jpg|pdf)$)`,
      from: 'anyone',
      give: async ({ platform }, { param, query }) => {
        const file = await fetchReceipt(platform, signer, {
          path: `${param('owner')}/${param('file')}`,
          business: query('business'),
          hash: query('hash'),
          expires: query('expires'),
          signature: query('signature'),
        });
        return file.contentType === 'application/pdf'
          ? { kind: 'saved', fileName: param('file'), contentType: file.contentType, bytes: file.bytes }
          : { kind: 'shown', ...file };
      },
    },
  ];
}
