/** The file for the bank; it goes to its owner alone. */
import { type Download, UUID } from '../platform/http/index.ts';
import { readTransferFile } from './read.ts';

export const transferDownloads: readonly Download[] = [
  {
    path: `/files/transfers/:id(^${UUID}$)`,
    from: 'owner',
    give: async (context, { param }) => ({
      kind: 'saved',
      contentType: 'application/xml',
      ...(await readTransferFile(context, param('id'))),
    }),
  },
];
