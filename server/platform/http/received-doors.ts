/** What was received, as files: the one that came, the XML in it, and what was enclosed. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DownloadDoors, refusing, sendFile, UUID } from './downloads.ts';
import { sharedLimit } from './limits.ts';
import { businessContext } from './procedures.ts';
import { requestContext } from './request-context.ts';

const POSITION = '[1-9][0-9]?';

export function receivedDoors(app: FastifyInstance, parts: DownloadDoors): void {
  const config = sharedLimit(parts.limits.general, 'general');
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { id: string; part: 'original' | 'xml' | number },
  ) =>
    refusing(request, reply, async () => {
      const context = businessContext(await requestContext(parts, request, reply));
      return sendFile(reply, await parts.downloads.received(context, asked));
    });
  const at = `/files/received-invoices/:id(^${UUID}$)`;
  app.get<{ Params: { id: string } }>(at, { config }, (request, reply) =>
    send(request, reply, { id: request.params.id, part: 'original' }),
  );
  app.get<{ Params: { id: string } }>(`${at}/xml`, { config }, (request, reply) =>
    send(request, reply, { id: request.params.id, part: 'xml' }),
  );
  app.get<{ Params: { id: string; position: string } }>(
    `${at}/enclosed/:position(^${POSITION}$)`,
    { config },
    (request, reply) =>
      send(request, reply, { id: request.params.id, part: Number(request.params.position) }),
  );
}
