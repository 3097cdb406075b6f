/** The export itself, which can be fetched once, in the session that began it. It streams, so it may take as long as its reader needs. */
import { type Download, UUID } from '../platform/http/index.ts';
import type { ExportSource } from './ports.ts';
import { streamExport } from './stream.ts';

export function dataExportDownloads(source: ExportSource): readonly Download[] {
  return [
    {
      path: `/files/exports/:id(^${UUID}).zip`,
      from: 'owner',
      isMadeWhileSent: true,
      give: async (context, { param, sessionId }) => ({
        kind: 'streamed',
        contentType: 'application/zip',
        ...(await streamExport(context, source, { id: param('id'), sessionId })),
      }),
    },
  ];
}
