/** The door to sign-up, confirmation, sign-in and sign-out. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Auth, buttonPage, CLIENT_ADDRESS_HEADER } from '../auth/index.ts';
import { findAuthCall, type Guard, type GuardRefusal } from '../guard/index.ts';
import { sendError, sendRefusal } from './answers.ts';
import { readAuthBody } from './auth-body.ts';
import { readAuthBodies } from './bodies.ts';
import type { ReadinessChecks } from './health.ts';
import type { RateLimits } from './limits.ts';
import { isFromForeignPage, OWN_REQUEST_HEADER, OWN_REQUEST_VALUE } from './origin.ts';
import { headersOf } from './request-context.ts';

export interface AuthDoor {
  auth: Auth;
  guard: Pick<Guard, 'around' | 'close'>;
  baseUrl: string;
  limits: RateLimits;
  checks: Pick<ReadinessChecks, 'database'>;
}

/** Which call it is, is read where the library reads it: from the address as a browser would understand it. */
const BASE = '/api/auth';

/** Sign-up takes at least this long, so that its time does not tell whether the address has an account. */
const SIGN_UP_MILLISECONDS = 400;

export function authDoor(app: FastifyInstance, parts: AuthDoor): void {
  app.addHook('onClose', () => parts.guard.close());
  app.register(async (scope) => {
    readAuthBodies(scope);
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      // The auth library counts attempts per path; this only stops floods before they reach the database.
      config: { rateLimit: { max: parts.limits.auth * 5, timeWindow: 60_000, groupId: 'auth' } },
      handler: async (request, reply) => {
        const url = new URL(request.url, parts.baseUrl);
        const path = url.pathname.slice(BASE.length);
        const call = url.pathname.startsWith(BASE) ? findAuthCall(request.method, path) : null;
        if (call === null) return sendError(request, reply, 404);
        const page = isFromForeignPage(request.headers['sec-fetch-site']) ? buttonPage(path, url) : null;
        if (page !== null) return reply.redirect(page);
        const read = readAuthBody(request.body ?? {}, call.takes);
        if (read.kind === 'refused') return sendRefusal(request, reply, 400, { code: read.code });
        const { body } = read;
        const web = toWebRequest(parts.baseUrl, url, request, body);
        const captcha = (request.body as { captcha?: unknown } | undefined)?.captcha;
        const answer = await parts.guard.around(
          { call, path, body, captcha, headers: web.headers, address: request.ip, requestId: request.id },
          () => askLibrary(parts, path, web),
        );
        if (!(answer instanceof Response)) return sendGuarded(request, reply, answer);
        return answer.status < 400 ? sendAnswer(reply, answer) : sendRefused(parts, request, reply, answer);
      },
    });
  });
}

async function askLibrary({ auth }: AuthDoor, path: string, request: Request): Promise<Response> {
  const leastTime = path === '/sign-up/email' ? sleep(SIGN_UP_MILLISECONDS) : null;
  const answer = await auth.handle(request);
  await leastTime;
  return answer;
}

function toWebRequest(
  baseUrl: string,
  url: URL,
  request: FastifyRequest,
  body: Record<string, unknown>,
): Request {
  const headers = headersOf(request);
  headers.set(CLIENT_ADDRESS_HEADER, request.ip);
  headers.delete('content-length');
  // Browsers name the page that asks. A request that does not and carries our header, which no foreign page can set, is a program's.
  if (!headers.has('origin') && headers.get(OWN_REQUEST_HEADER) === OWN_REQUEST_VALUE)
    headers.set('origin', baseUrl);
  const init: RequestInit = { method: request.method, headers };
  if (request.method === 'POST') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return new Request(url, init);
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  sendHeaders(reply, answer);
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}

/** What the guard did not let through. */
function sendGuarded(request: FastifyRequest, reply: FastifyReply, refusal: GuardRefusal): FastifyReply {
  const { status, ...own } = refusal;
  if (own.retryAfterSeconds !== undefined) reply.header('retry-after', own.retryAfterSeconds);
  return sendRefusal(request, reply, status, own);
}

/** The library's refusals in the shape of all others. What it calls failed is a defect, or the database is away. */
async function sendRefused(
  { checks }: AuthDoor,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<FastifyReply> {
  const said = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
  if (answer.status >= 500 || said.code?.startsWith('FAILED_TO_')) {
    const isReachable = await checks.database().catch(() => false);
    return sendError(request, reply, isReachable ? 500 : 503);
  }
  sendHeaders(reply, answer);
  const retryAfterSeconds = Number(answer.headers.get('x-retry-after'));
  if (answer.status !== 429 || !(retryAfterSeconds > 0))
    return sendRefusal(request, reply, answer.status, said);
  return sendGuarded(request, reply, {
    status: answer.status,
    code: said.code ?? 'TOO_MANY_REQUESTS',
    message: said.message ?? '',
    retryAfterSeconds,
  });
}

/** All but those that describe the bytes. */
function sendHeaders(reply: FastifyReply, answer: Response): void {
  reply.code(answer.status);
  for (const [name, value] of answer.headers)
    if (!['set-cookie', 'content-length'].includes(name)) reply.header(name, value);
  for (const line of answer.headers.getSetCookie()) reply.header('set-cookie', line);
}
