/** Reading request bodies, up to their limits. The procedures get JSON or form data; anything else is refused. */
import type { FastifyInstance } from 'fastify';
import { AUTH_BYTES_MAX, JSON_BYTES_MAX, UPLOAD_BYTES_MAX } from './limits.ts';

/** JSON and file uploads for the procedures. */
export function readProcedureBodies(app: FastifyInstance): void {
  readJson(app, JSON_BYTES_MAX);
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const headers = { 'content-type': String(request.headers['content-type']) };
      if (hasTooManyFields(body, headers['content-type']))
        throw Object.assign(new Error('too many fields'), { statusCode: 400 });
      try {
        return await new Response(new Uint8Array(body), { headers }).formData();
      } catch {
        throw Object.assign(new Error('not a form'), { statusCode: 400 });
      }
    },
  );
}

/** JSON for the doors of the auth library. */
export function readAuthBodies(app: FastifyInstance): void {
  readJson(app, AUTH_BYTES_MAX);
}

function readJson(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else json(request, body as string, done);
  });
}

const FIELDS_MAXIMUM = 100;

/** A hundred thousand fields take the reader of forms seconds; no form of ours has more than a few. */
function hasTooManyFields(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`);
  let count = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length)) {
    count += 1;
    if (count > FIELDS_MAXIMUM) return true;
  }
  return false;
}
