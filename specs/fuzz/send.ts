/** Sending a drawn request as one person, from one of many addresses of this machine, for calls are counted by address. */
import { request as httpRequest } from 'node:http';
import type { FuzzedRequest } from './requests.ts';

export interface FuzzedAnswer {
  status: number;
  text: string;
  milliseconds: number;
}

/** An export ends where another request of its owner cancels it, or begins the next. */
const ENDED_BY_OTHERS = /^\/files\/exports\//;

/**
 * @param cookie empty for nobody
 * @param isAlone no other request of the person is on its way, so that none can end this one
 */
export async function send(
  origin: string,
  { operation, path, body }: FuzzedRequest,
  { cookie, turn, isAlone }: { cookie: string; turn: number; isAlone: boolean },
): Promise<FuzzedAnswer> {
  const { headers, bytes } = await encodedBody(operation.body?.type ?? null, body);
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${origin}${path}`,
      {
        method: operation.method,
        localAddress: `127.0.${1 + (turn % 200)}.1`,
        headers: { ...headers, 'x-belegbar': '1', ...(cookie && { cookie }) },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        const end = () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            milliseconds: performance.now() - start,
          });
        // A stream of events has no end of its own.
        if (answer.headers['content-type'] === 'text/event-stream') {
          answer.destroy();
          return end();
        }
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', end);
        answer.on('error', (cause) => {
          if (!isAlone && ENDED_BY_OTHERS.test(path)) return end();
          const said = `${operation.method} ${path} broke off with status ${answer.statusCode}`;
          reject(new Error(said, { cause }));
        });
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });
}

async function encodedBody(type: 'json' | 'form' | null, body: unknown) {
  if (type === null) return { headers: {}, bytes: undefined };
  if (type === 'json')
    return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(body)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    form.set(
      name,
      name === 'file' ? new File([FILES[String(value).length % FILES.length] ?? ''], 'file') : String(value),
    );
  const encoded = new Request('http://localhost', { method: 'POST', body: form });
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** What is put where a file belongs. */
const FILES = [
  'Name;Ort\nBrandwerk;Berlin\n',
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>',
  '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>',
  '\u0089PNG\r\n',
  '',
];
