import { getEventIteratorSchemaDetails } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { CAPABILITIES } from '../capabilities.ts';
import type { ApiExample } from '../platform/capability.ts';
import { PAGE_POLICY, PROCEDURES } from '../platform/http/index.ts';
import { openApiDocument, operationsOf } from './document.ts';
import { apiDescriptionEndpoints } from './endpoints.ts';
import { documentationPage } from './page.ts';

const EXAMPLES = Object.assign({}, ...CAPABILITIES.map(({ apiExamples }) => apiExamples)) as Record<
  string,
  ApiExample
>;
const procedures = PROCEDURES.map(({ operationId, definition }) => [operationId, definition] as const);

describe('the examples', () => {
  test.each(procedures)('of %s keep to the contract', async (id, { inputSchema, outputSchema }) => {
    const example = EXAMPLES[id];
    const check = async (schema: typeof inputSchema, value: unknown) =>
      (await schema?.['~standard'].validate(value))?.issues;
    expect(example, 'there is an example').toBeDefined();
    const yields = getEventIteratorSchemaDetails(outputSchema)?.yields;
    const answers = yields === undefined ? [example?.output] : (example?.output as unknown[]);
    for (const answer of answers) expect(await check(yields ?? outputSchema, answer)).toBeUndefined();
    // A file has no example in JSON.
    if (!/\.(upload|attach|receive|check)$|^receipts\.keep$/.test(id))
      expect(await check(inputSchema, example?.input)).toBeUndefined();
  });

  test('belong to procedures that exist', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(procedures.map(([id]) => id).sort());
  });
});

describe('the OpenAPI document', async () => {
  const document = await openApiDocument({
    baseUrl: 'https://books.example.com',
    capabilities: CAPABILITIES,
  });
  const operations = operationsOf(document);

  test('is of version 3.1 and names server, sign-in cookie and shared messages', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: 'https://books.example.com/api' }]);
    expect(document.components?.securitySchemes?.session).toMatchObject({
      name: '__Host-belegbar.session_token',
    });
    expect(Object.keys(document.components?.schemas ?? {})).toContain('Invoice');
  });

  test.each(operations.map(({ operation }) => [operation.operationId ?? '', operation] as const))(
    '%s has a summary, a tag of the list and answers',
    (_id, { summary, tags, responses }) => {
      expect(summary).toBeTruthy();
      expect(document.tags?.map((tag) => tag.name)).toContain(tags?.[0]);
      expect(Object.keys(responses ?? {}).length).toBeGreaterThan(0);
    },
  );

  test('says of every operation what any call can be refused with, in the one shape of errors', () => {
    const shared: Record<string, string> = {
      400: 'BadRequest',
      401: 'Unauthorized',
      403: 'Forbidden',
      413: 'PayloadTooLarge',
      415: 'UnsupportedMediaType',
      429: 'TooManyRequests',
      503: 'ServiceUnavailable',
    };
    for (const [status, name] of Object.entries(shared)) {
      expect(document.components?.responses?.[name]).toMatchObject({
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: { status: Number(status) },
          },
        },
      });
      for (const { operation } of operations)
        expect(Object.keys(operation.responses ?? {})).toContain(status);
    }
    expect(operations[0]?.operation.responses?.['429']).toEqual({
      $ref: '#/components/responses/TooManyRequests',
    });
  });

  test('tells of sign-in and files, which are not below /api', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'post /api/auth/sign-up/email',
        'post /api/auth/sign-in/email',
        'post /api/auth/sign-out',
        'get /api/auth/verify-email',
        'get /files/invoices/{id}.pdf',
        'get /public-invoice/{token}.pdf',
      ]),
    );
    expect(document.paths?.['/files/invoices/{id}.pdf']?.servers).toEqual([
      { url: 'https://books.example.com' },
    ]);
  });

  test('takes a file as form data alone', () => {
    const body = document.paths?.['/storage/{name}']?.put?.requestBody;
    expect(Object.keys(body !== undefined && 'content' in body ? body.content : {})).toEqual([
      'multipart/form-data',
    ]);
    expect(body).toMatchObject({ content: { 'multipart/form-data': { example: { file: 'logo.png' } } } });
  });

  test('has patterns that readers without Unicode properties and without the flag u understand', () => {
    const patterns = [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
      (match) => JSON.parse(match[1] ?? '') as string,
    );
    expect(patterns.join(' ')).not.toMatch(/\\p\{|\\ud8/i);
    const texts = patterns
      .filter((pattern) => pattern.includes('u202a'))
      .map((pattern) => new RegExp(pattern));
    expect(texts.length).toBeGreaterThan(0);
    for (const pattern of texts) {
      expect(['', 'Grüße 🎨', 'שלום'].every((text) => pattern.test(text))).toBe(true);
      expect(['a\u0007', 'a\u0085', 'a\u202eb'].some((text) => pattern.test(text))).toBe(false);
    }
  });

  test('shows an example for every answer of a procedure', () => {
    const without = operations.filter(({ operation }) => {
      const response = operation.responses?.['200'] ?? operation.responses?.['201'];
      const content = response === undefined || '$ref' in response ? undefined : response.content;
      const answer = content?.['application/json'] ?? content?.['text/event-stream'];
      return EXAMPLES[operation.operationId ?? ''] !== undefined && answer?.example === undefined;
    });
    expect(without.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('has a page to read that tells every operation and loads nothing from elsewhere', () => {
    const page = documentationPage(document);
    for (const { operation } of operations) expect(page).toContain(`<article id="${operation.operationId}">`);
    expect(page).not.toMatch(/<script|style=|<style|\son\w+=|src=/);
    expect([...page.matchAll(/<link[^>]*href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/favicon.svg',
      '/api/docs.css',
    ]);
    expect(page).not.toContain('<svg');
  });

  test('is served as a document, a page of ours and its style', async () => {
    const asked = apiDescriptionEndpoints({
      baseUrl: 'https://books.example.com',
      capabilities: CAPABILITIES,
    }).map(async ({ path, answer }) => {
      const response = (await answer({} as never)) as Response;
      return [path, response.headers.get('content-type'), response.headers.get('content-security-policy')];
    });
    expect(await Promise.all(asked)).toEqual([
      ['/api/openapi.json', 'application/json; charset=utf-8', null],
      ['/api/docs', 'text/html; charset=utf-8', PAGE_POLICY],
      ['/api/docs.css', 'text/css; charset=utf-8', null],
    ]);
  });
});
