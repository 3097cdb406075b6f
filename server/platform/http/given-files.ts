/** How a file goes out: with which headers, and who may keep a copy on the way. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from './content-disposition.ts';
import { paced } from './pace.ts';
import { sendCompressed } from './send-compressed.ts';

export type GivenFile = SavedFile | StreamedFile | Picture | ShownFile;

/** To be saved under its name. */
export interface SavedFile {
  kind: 'saved';
  /** Shown to the user; may hold letters of any script. */
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}

/** To be saved, and made while it is sent. */
export interface StreamedFile {
  kind: 'streamed';
  fileName: string;
  contentType: string;
  stream: Readable;
}

/** To be shown, drawn for one reader. */
export interface Picture {
  kind: 'picture';
  svg: string;
}

/** To be shown as it was stored. */
export interface ShownFile {
  kind: 'shown';
  bytes: Uint8Array;
  contentType: string;
  /** SHA-256 in hex. */
  hash: string;
  isPublic: boolean;
}

export function sendGiven(
  request: FastifyRequest,
  reply: FastifyReply,
  file: GivenFile,
): FastifyReply | Promise<FastifyReply> {
  switch (file.kind) {
    case 'saved':
      return sendSaved(reply, file);
    case 'streamed':
      return sendStreamed(reply, file);
    case 'picture':
      return sendPicture(request, reply, file);
    case 'shown':
      return sendShown(request, reply, file);
  }
}

function sendSaved(reply: FastifyReply, file: SavedFile): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', attachment(file.fileName))
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(Buffer.from(file.bytes));
}

/** Who takes next to nothing is cut off, since what is made for one reader holds memory. A proxy that collected it first would show no progress and could run out of space. */
function sendStreamed(reply: FastifyReply, file: StreamedFile): FastifyReply {
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', attachment(file.fileName))
    .header('cache-control', 'private, no-store')
    .header('x-accel-buffering', 'no')
    .send(paced(file.stream, () => {}).stream);
}

/** A reload and another language of the page need not fetch it again. */
function sendPicture(request: FastifyRequest, reply: FastifyReply, { svg }: Picture): Promise<FastifyReply> {
  reply
    .header('content-type', 'image/svg+xml')
    .header('cache-control', 'private, max-age=300')
    .header('x-robots-tag', 'noindex, nofollow');
  return sendCompressed(request, reply, svg);
}

/** A public file stays at its address when it is replaced, so it is asked for anew, and pages of others may show it, as mail programs do. */
function sendShown(request: FastifyRequest, reply: FastifyReply, file: ShownFile): FastifyReply {
  const tag = `"${file.hash}"`;
  reply.header('cache-control', file.isPublic ? 'public, no-cache' : 'private, no-store');
  if (file.isPublic) reply.header('etag', tag).header('cross-origin-resource-policy', 'cross-origin');
  if (file.isPublic && request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('content-type', file.contentType).send(Buffer.from(file.bytes));
}
