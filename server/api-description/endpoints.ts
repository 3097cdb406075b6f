/** The description of the API as it is served: a document for programs and a page for people. */
import { type Endpoint, PAGE_POLICY } from '../platform/http/index.ts';
import { type DescribedInstall, type OpenApiDocument, openApiDocument } from './document.ts';
import { documentationPage } from './page.ts';
import { DOCUMENTATION_STYLE } from './page-style.ts';

/** The document is made once, when it is first asked for. */
export function apiDescriptionEndpoints(install: DescribedInstall): Endpoint[] {
  let made: Promise<OpenApiDocument> | null = null;
  const document = () => {
    made ??= openApiDocument(install);
    return made;
  };
  const page = async () => documentationPage(await document());
  const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY };
  return [
    read('/api/openapi.json', async () => Response.json(await document(), { headers: JSON_TYPE })),
    read('/api/docs', async () => new Response(await page(), { headers: pageHeaders })),
    read('/api/docs.css', async () => new Response(DOCUMENTATION_STYLE, { headers: CSS_TYPE })),
  ];
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const CSS_TYPE = { 'content-type': 'text/css; charset=utf-8' };

function read(path: string, answer: () => Promise<Response>): Endpoint {
  return {
    methods: ['GET'],
    path,
    async answer() {
      const response = await answer();
      response.headers.set('cache-control', 'no-cache');
      return response;
    },
  };
}
