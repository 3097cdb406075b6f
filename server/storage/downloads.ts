/** Stored files by the addresses that the storage gives: public ones for anyone, private ones with a signature that is still good. */
import { type Download, UUID } from '../platform/http/index.ts';
import { fetchObject } from './fetch-object.ts';
import type { StoragePorts } from './routes.ts';

export function storageDownloads({ signer }: StoragePorts): readonly Download[] {
  return [
    {
      path: `/files/:area(^[a-z-]{1,40}$)/:owner(^${UUID}$)/:file(^[a-z-]{1,40}\\.(?:png|jpg)$)`,
      from: 'anyone',
      give: async ({ platform }, { param, query }) => ({
        kind: 'shown',
        ...(await fetchObject(platform, signer, {
          area: param('area'),
          path: `${param('owner')}/${param('file')}`,
          business: query('business'),
          hash: query('hash'),
          expires: query('expires'),
          signature: query('signature'),
        })),
      }),
    },
  ];
}
