/** What belongs to an invoice beside its PDF: its e-invoices, the files that go with it, and its pages as pictures. */
import type { FastifyInstance } from 'fastify';
import { sendBusyPage } from './busy-page.ts';
import { type DownloadDoors, type EInvoiceFile, refusing, sendFile, UUID } from './downloads.ts';
import { sharedLimit } from './limits.ts';
import { businessContext, publicContext } from './procedures.ts';
import { requestContext } from './request-context.ts';
import { sendCompressed } from './send-compressed.ts';

const POSITION = '[1-9][0-9]?';

/** A page of a shared invoice as a picture, which a reload and another language of the page need not fetch again. */
export function pictureDoor(app: FastifyInstance, parts: DownloadDoors): void {
  const { downloads, limits } = parts;
  app.get<{ Params: { token: string; page: string } }>(
    `/public-invoice/:token(^[\\w-]{1,100}$)/pages/:page(^[1-9][0-9]{0,2}).svg`,
    { config: sharedLimit(limits.publicLink, 'public-link') },
    (request, reply) =>
      refusing(request, reply, async () => {
        const { token, page } = request.params;
        const context = publicContext(await requestContext(parts, request, reply));
        const { svg } = await downloads.sharedPicture(context, { token, page: Number(page) });
        reply
          .header('content-type', 'image/svg+xml')
          .header('cache-control', 'private, max-age=300')
          .header('x-robots-tag', 'noindex, nofollow');
        return sendCompressed(request, reply, svg);
      }),
  );
}

const E_INVOICES: readonly (readonly [name: string, file: EInvoiceFile])[] = [
  ['xrechnung.xml', 'xrechnung'],
  ['factur-x.xml', 'facturX'],
];

/** The e-invoices of a document, for its owner and for who has a link to it. */
export function eInvoiceDoors(app: FastifyInstance, parts: DownloadDoors): void {
  const { downloads, limits } = parts;
  for (const [name, file] of E_INVOICES) {
    app.get<{ Params: { id: string } }>(
      `/files/invoices/:id(^${UUID}$)/${name}`,
      { config: sharedLimit(limits.general, 'general') },
      (request, reply) =>
        refusing(request, reply, async () => {
          const context = businessContext(await requestContext(parts, request, reply));
          return sendFile(reply, await downloads.eInvoice(context, { id: request.params.id, file }));
        }),
    );
    app.get<{ Params: { token: string } }>(
      `/public-invoice/:token(^[\\w-]{1,100}$)/${name}`,
      { config: sharedLimit(limits.publicLink, 'public-link'), errorHandler: sendBusyPage },
      (request, reply) =>
        refusing(request, reply, async () => {
          const context = publicContext(await requestContext(parts, request, reply));
          const asked = { token: request.params.token, file };
          return sendFile(reply, await downloads.sharedEInvoice(context, asked));
        }),
    );
  }
}

/** Files that go with an invoice, for its owner and for who has a link to it. */
export function attachmentDoors(app: FastifyInstance, parts: DownloadDoors): void {
  const { downloads, limits } = parts;
  app.get<{ Params: { id: string; position: string } }>(
    `/files/invoices/:id(^${UUID}$)/attachments/:position(^${POSITION}$)`,
    { config: sharedLimit(limits.general, 'general') },
    (request, reply) =>
      refusing(request, reply, async () => {
        const { id, position } = request.params;
        const context = businessContext(await requestContext(parts, request, reply));
        return sendFile(reply, await downloads.attachment(context, { id, position: Number(position) }));
      }),
  );
  app.get<{ Params: { token: string; position: string } }>(
    `/public-invoice/:token(^[\\w-]{1,100}$)/attachments/:position(^${POSITION}$)`,
    { config: sharedLimit(limits.publicLink, 'public-link'), errorHandler: sendBusyPage },
    (request, reply) =>
      refusing(request, reply, async () => {
        const { token, position } = request.params;
        const context = publicContext(await requestContext(parts, request, reply));
        const asked = { token, position: Number(position) };
        return sendFile(reply, await downloads.sharedAttachment(context, asked));
      }),
  );
}
