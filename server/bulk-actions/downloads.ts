/** The file of an act on many invoices, made while it is sent, as often as its owner asks. */
import { type Download, UUID } from '../platform/http/index.ts';
import { streamBulkFile } from './stream.ts';

const download = (ending: string, contentType: string): Download => ({
  path: `/files/bulk-actions/:id(^${UUID}).${ending}`,
  from: 'owner',
  isMadeWhileSent: true,
  give: async (context, { param }) => ({
    kind: 'streamed',
    contentType,
    ...(await streamBulkFile(context, { id: param('id'), ending })),
  }),
});

export const bulkActionDownloads: readonly Download[] = [
  download('zip', 'application/zip'),
  download('csv', 'text/csv; charset=utf-8'),
];
