/** Reading request bodies, up to their limits. The procedures get JSON or form data; anything else is refused. */
import { MIMEType } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { JSON_BYTES_MAX, UPLOAD_BYTES_MAX } from './limits.ts';

/** JSON and file uploads for the procedures. */
export function readProcedureBodies(app: FastifyInstance): void {
  readJsonBodies(app, JSON_BYTES_MAX);
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const boundary = boundaryOf(String(request.headers['content-type']));
      if (boundary === null || hasTooManyFields(body, boundary))
        throw Object.assign(new Error('no form of ours'), { statusCode: 400 });
      // Written anew, so that its reader and we mean the same.
      const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
      try {
        return await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData();
      } catch {
        throw Object.assign(new Error('not a form'), { statusCode: 400 });
      }
    },
  );
}

/** JSON, and nothing else. */
export function readJsonBodies(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else json(request, body as string, done);
  });
}

const FIELDS_MAXIMUM = 100;

/** What the parts of a form begin with (RFC 2046, 5.1.1); null for one that is none, or that could be read in two ways. */
function boundaryOf(contentType: string): string | null {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? '';
    return /^[\w'()+,./:=?-]{1,70}$/.test(boundary) ? boundary : null;
  } catch {
    return null;
  }
}

/** A hundred thousand fields take the reader of forms seconds; no form of ours has more than a few. */
function hasTooManyFields(body: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`);
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count > FIELDS_MAXIMUM) return true;
  }
  return false;
}
