/** The endpoint of sign-up, confirmation, sign-in and sign-out: the guard, and behind it the auth library. */

import {
  type Endpoint,
  type EndpointCall,
  type EndpointRefusal,
  OWN_REQUEST_HEADER,
  OWN_REQUEST_VALUE,
} from '../platform/http/index.ts';
import { readAuthBody } from './endpoint-body.ts';
import { findAuthCall } from './guard/calls.ts';
import type { Guard } from './guard/guard.ts';
import type { Auth } from './library/auth.ts';
import { CLIENT_ADDRESS_HEADER } from './library/settings.ts';
import { buttonPage } from './mails/links.ts';

export interface SignInEndpointOptions {
  auth: Pick<Auth, 'handle'>;
  guard: Pick<Guard, 'around' | 'close'>;
  isDatabaseReachable(): Promise<boolean>;
  baseUrl: string;
  /** Attempts to sign in or up per minute and address. */
  attemptsPerMinute: number;
}

/** Which call it is, is read where the library reads it: from the address as a browser would understand it. */
const BASE = '/api/auth';
const BODY_BYTES_MAX = 64 * 1024;

export function signInEndpoint(options: SignInEndpointOptions): Endpoint {
  return {
    methods: ['GET', 'POST'],
    path: `${BASE}/*`,
    // The auth library counts attempts per path; this only stops floods before they reach the database.
    limit: { max: options.attemptsPerMinute * 5, group: 'auth' },
    bodyBytesMax: BODY_BYTES_MAX,
    isOpenToForms: true,
    answer: (call) => answer(options, call),
    close: () => options.guard.close(),
  };
}

async function answer(
  options: SignInEndpointOptions,
  asked: EndpointCall,
): Promise<Response | EndpointRefusal> {
  const { method, url, address, requestId } = asked;
  const path = url.pathname.slice(BASE.length);
  const call = url.pathname.startsWith(BASE) ? findAuthCall(method, path) : null;
  if (call === null) return { status: 404 };
  const page = asked.isFromForeignPage ? buttonPage(path, url) : null;
  if (page !== null) return new Response(null, { status: 302, headers: { location: page } });
  const read = readAuthBody(asked.body ?? {}, call.takes);
  if (read.kind === 'refused') return { status: 400, body: { code: read.code } };
  const { body } = read;
  const request = libraryRequest(options.baseUrl, asked, body);
  const captcha = (asked.body as { captcha?: unknown } | undefined)?.captcha;
  const { headers } = request;
  const answered = await options.guard.around(
    { call, path, body, captcha, headers, address, requestId },
    () => options.auth.handle(request),
  );
  if (answered instanceof Response) {
    if (answered.status >= 400) return refusalOf(options, answered);
    return path === '/sign-out' ? withoutTraces(answered) : answered;
  }
  const { status, ...own } = answered;
  return { status, body: own };
}

/** Nothing that was fetched stays in the browser. Its cookies and storage do: they know the device and what was typed and not yet sent. */
function withoutTraces(answered: Response): Response {
  const headers = new Headers(answered.headers);
  headers.set('clear-site-data', '"cache"');
  return new Response(answered.body, { status: answered.status, headers });
}

function libraryRequest(
  baseUrl: string,
  { method, url, headers: given, address }: EndpointCall,
  body: Record<string, unknown>,
): Request {
  const headers = new Headers(given);
  headers.set(CLIENT_ADDRESS_HEADER, address);
  headers.delete('content-length');
  // Browsers name the page that asks. A request that does not and carries our header, which no foreign page can set, is a program's.
  if (!headers.has('origin') && headers.get(OWN_REQUEST_HEADER) === OWN_REQUEST_VALUE)
    headers.set('origin', baseUrl);
  const init: RequestInit = { method, headers };
  if (method === 'POST') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return new Request(url, init);
}

/** The library's refusals in the shape of all others. What it calls failed is a defect, or the database is away. */
async function refusalOf(options: SignInEndpointOptions, answered: Response): Promise<EndpointRefusal> {
  const { status, headers } = answered;
  const said = (await answered.json().catch(() => ({}))) as { code?: string; message?: string };
  if (status >= 500 || said.code?.startsWith('FAILED_TO_'))
    return { status: (await options.isDatabaseReachable().catch(() => false)) ? 500 : 503 };
  const retryAfterSeconds = Number(headers.get('x-retry-after'));
  if (status !== 429 || !(retryAfterSeconds > 0)) return { status, headers, body: said };
  const { code = 'TOO_MANY_REQUESTS', message = '' } = said;
  return { status, headers, body: { code, message, retryAfterSeconds } };
}
