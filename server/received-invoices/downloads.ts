/** What was received, as files: the one that came, the XML in it, and what was enclosed, by its place from 1. */
import { type AskedDownload, type Download, UUID } from '../platform/http/index.ts';
import { downloadReceived } from './download.ts';

const AT = `/files/received-invoices/:id(^${UUID}$)`;

const download = (path: string, partOf: (asked: AskedDownload) => 'original' | 'xml' | number): Download => ({
  path,
  from: 'owner',
  give: async (context, asked) => ({
    kind: 'saved',
    ...(await downloadReceived(context, { id: asked.param('id'), part: partOf(asked) })),
  }),
});

export const receivedInvoiceDownloads: readonly Download[] = [
  download(AT, () => 'original'),
  download(`${AT}/xml`, () => 'xml'),
  download(`${AT}/enclosed/:position(^[1-9][0-9]?$)`, ({ param }) => Number(param('position'))),
];
