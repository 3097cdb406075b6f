/** The file of an act on many invoices, made while it is sent. */
import type { FastifyInstance } from 'fastify';
import { attachment, type DownloadDoors, refusing } from './downloads.ts';
import { sharedLimit } from './limits.ts';
import { businessContext } from './procedures.ts';
import { requestContext } from './request-context.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const TYPES = { zip: 'application/zip', csv: 'text/csv; charset=utf-8' } as const;

/** `/files/bulk-actions/{id}.zip` and `.csv`, as often as its owner asks. Whoever only asks for the head takes nothing. */
export function bulkDoor(app: FastifyInstance, parts: DownloadDoors): void {
  for (const [ending, contentType] of Object.entries(TYPES))
    app.get<{ Params: { id: string } }>(
      `/files/bulk-actions/:id(^${UUID}).${ending}`,
      { config: sharedLimit(parts.limits.general, 'general'), exposeHeadRoute: false },
      (request, reply) =>
        refusing(request, reply, async () => {
          const context = businessContext(await requestContext(parts, request, reply));
          const { fileName, stream } = await parts.downloads.bulkFile(context, {
            id: request.params.id,
            ending,
          });
          return reply
            .header('content-type', contentType)
            .header('content-disposition', attachment(fileName))
            .header('cache-control', 'private, no-store')
            .header('x-accel-buffering', 'no')
            .send(stream);
        }),
    );
}
