/** Files that are fetched by an address of their own: PDF documents, and what is stored by name. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WhoAmI } from '../auth/index.ts';
import type { Context, Platform } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sendError } from './answers.ts';
import { sendBusyPage } from './busy-page.ts';
import { type RateLimits, sharedLimit } from './limits.ts';
import { businessContext, publicContext, signedInUser } from './procedures.ts';
import { requestContext } from './request-context.ts';

export interface PdfFile {
  /** Shown to the user; may hold letters of any script. */
  fileName: string;
  bytes: Uint8Array;
}

/** A file that goes with an invoice. */
export interface AttachedFile extends PdfFile {
  contentType: string;
}

/** The XRechnung, or the CII that also lies in the PDF. */
export type EInvoiceFile = 'xrechnung' | 'facturX';

/** A file that is made while it is sent. */
export interface StreamedFile {
  fileName: string;
  stream: Readable;
}

/** Bytes that are shown, not saved. */
export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
  /** SHA-256 in hex. */
  hash: string;
  isPublic: boolean;
}

/** Area and path of a stored file, and what a signed address says of it; what is not said is empty. */
export type AskedFile = Record<'area' | 'path' | 'business' | 'hash' | 'expires' | 'signature', string>;

/** What the capabilities give away. They throw a `Refusal` where there is nothing for the asker. */
export interface Downloads {
  invoicePdf(context: Context, id: string): Promise<PdfFile>;
  /** `context` is a stranger's. */
  sharedPdf(context: Context, token: string): Promise<PdfFile>;
  eInvoice(context: Context, asked: { id: string; file: EInvoiceFile }): Promise<AttachedFile>;
  /** `context` is a stranger's. */
  sharedEInvoice(context: Context, asked: { token: string; file: EInvoiceFile }): Promise<AttachedFile>;
  /** One page as SVG; `context` is a stranger's. */
  sharedPicture(context: Context, asked: { token: string; page: number }): Promise<{ svg: string }>;
  /** `position` from 1. */
  attachment(context: Context, asked: { id: string; position: number }): Promise<AttachedFile>;
  /** `context` is a stranger's. */
  sharedAttachment(context: Context, asked: { token: string; position: number }): Promise<AttachedFile>;
  /** A number is the place from 1 of what was enclosed. */
  received(context: Context, asked: { id: string; part: 'original' | 'xml' | number }): Promise<AttachedFile>;
  /** `sessionId` is that of the request. */
  dataExport(context: Context, asked: { id: string; sessionId: string }): Promise<StreamedFile>;
  bulkFile(context: Context, asked: { id: string; ending: string }): Promise<StreamedFile>;
  /** For anyone. */
  storedFile(asked: AskedFile): Promise<StoredFile>;
}

export interface DownloadDoors {
  platform: Platform;
  whoAmI: WhoAmI;
  downloads: Downloads;
  limits: RateLimits;
}

export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

export function downloadDoors(app: FastifyInstance, parts: DownloadDoors): void {
  const ownerContext = async (request: FastifyRequest, reply: FastifyReply) =>
    businessContext(await requestContext(parts, request, reply));
  const general = sharedLimit(parts.limits.general, 'general');
  exportDoor(app, parts);

  app.get<{ Params: { id: string } }>(
    `/files/invoices/:id(^${UUID}).pdf`,
    { config: general },
    (request, reply) =>
      refusing(request, reply, async () => {
        const context = await ownerContext(request, reply);
        return sendPdf(reply, await parts.downloads.invoicePdf(context, request.params.id));
      }),
  );
  app.get<{ Params: { area: string; owner: string; file: string }; Querystring: Record<string, unknown> }>(
    `/files/:area(^[a-z-]{1,40}$)/:owner(^${UUID}$)/:file(^[a-z-]{1,40}\\.(?:png|jpg)$)`,
    { config: general },
    (request, reply) =>
      refusing(request, reply, async () =>
        sendStored(request, reply, await parts.downloads.storedFile(askedFile(request))),
      ),
  );
  app.get<{ Params: { token: string } }>(
    '/public-invoice/:token(^[\\w-]{1,100}).pdf',
    { config: sharedLimit(parts.limits.publicLink, 'public-link'), errorHandler: sendBusyPage },
    (request, reply) =>
      refusing(request, reply, async () => {
        const context = publicContext(await requestContext(parts, request, reply));
        return sendPdf(reply, await parts.downloads.sharedPdf(context, request.params.token));
      }),
  );
}

/** It streams, so it may take as long as its reader needs. Whoever only asks for the head takes nothing: an export can be fetched once. */
function exportDoor(app: FastifyInstance, parts: DownloadDoors): void {
  app.get<{ Params: { id: string } }>(
    `/files/exports/:id(^${UUID}).zip`,
    { config: sharedLimit(parts.limits.general, 'general'), exposeHeadRoute: false },
    (request, reply) =>
      refusing(request, reply, async () => {
        const asker = await requestContext(parts, request, reply);
        const { sessionId } = signedInUser(asker);
        const asked = { id: request.params.id, sessionId };
        return sendStreamed(reply, await parts.downloads.dataExport(businessContext(asker), asked));
      }),
  );
}

/** A `Content-Disposition` for a name in any script (RFC 6266): an ASCII name for old programs, the full one beside it. */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\%/]/g, '');
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** An invoice that is still a draft has no document yet, which for a download means that there is nothing. */
export async function refusing(
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return sendError(request, reply, cause.code === 'UNAUTHORIZED' ? 401 : 404);
  }
}

function sendPdf(reply: FastifyReply, file: PdfFile): FastifyReply {
  return sendFile(reply, { ...file, contentType: 'application/pdf' });
}

/** A file to be saved under its name. */
export function sendFile(reply: FastifyReply, file: AttachedFile): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', attachment(file.fileName))
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(Buffer.from(file.bytes));
}

/** A proxy that collected it first would show no progress and could run out of space. */
function sendStreamed(reply: FastifyReply, { fileName, stream }: StreamedFile): FastifyReply {
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'private, no-store')
    .header('x-accel-buffering', 'no')
    .send(stream);
}

function askedFile({
  params: { area, owner, file },
  query,
}: FastifyRequest<{
  Params: { area: string; owner: string; file: string };
  Querystring: Record<string, unknown>;
}>): AskedFile {
  const said = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    area,
    path: `${owner}/${file}`,
    business: said('business'),
    hash: said('hash'),
    expires: said('expires'),
    signature: said('signature'),
  };
}

/** A public file stays at its address when it is replaced, so it is asked for anew, and pages of others may show it, as mail programs do. */
function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const tag = `"${file.hash}"`;
  reply.header('cache-control', file.isPublic ? 'public, no-cache' : 'private, no-store');
  if (file.isPublic) reply.header('etag', tag).header('cross-origin-resource-policy', 'cross-origin');
  if (file.isPublic && request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', file.contentType).send(Buffer.from(file.bytes));
}
