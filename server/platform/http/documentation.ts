/** The doors to the description of the API: a document for programs and a page for people. */
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { DOCUMENTATION_STYLE } from './documentation-style.ts';
import { type OpenApiDocument, openApiDocument } from './openapi.ts';
import { PAGE_POLICY } from './security-headers.ts';

export function documentationDoors(app: FastifyInstance, parts: { baseUrl: string }): void {
  let made: Promise<OpenApiDocument> | null = null;
  const document = () => {
    made ??= openApiDocument(parts.baseUrl);
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json')
      .send(await document()),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(documentationPage(await document())),
  );
  app.get('/api/docs.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(DOCUMENTATION_STYLE),
  );
}
