/** Reading request bodies, up to their limits. The procedures get JSON or form data; anything else is refused. */
import type { FastifyInstance } from 'fastify';
import { AUTH_BYTES_MAX, JSON_BYTES_MAX, UPLOAD_BYTES_MAX } from './limits.ts';

/** JSON and file uploads for the procedures. */
export function readProcedureBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = app.getDefaultJsonParser('error', 'ignore');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BYTES_MAX },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else json(request, body as string, done);
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const headers = { 'content-type': String(request.headers['content-type']) };
      try {
        return await new Response(new Uint8Array(body), { headers }).formData();
      } catch {
        throw Object.assign(new Error('not a form'), { statusCode: 400 });
      }
    },
  );
}

/** JSON as its bytes, for the auth library, which reads it itself. */
export function readAuthBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: AUTH_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
}
