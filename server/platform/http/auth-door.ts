/** The door to sign-up, confirmation, sign-in and sign-out. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Auth, CLIENT_ADDRESS_HEADER } from '../auth/index.ts';
import { sendError } from './answers.ts';
import { readAuthBodies } from './bodies.ts';
import type { RateLimits } from './limits.ts';
import { headersOf } from './request-context.ts';

export interface AuthDoor {
  auth: Auth;
  baseUrl: string;
  limits: RateLimits;
}

/** The auth library can do more than the app uses; only what stands here is open. */
const OPEN = [
  'POST /sign-up/email',
  'POST /send-verification-email',
  'GET /verify-email',
  'POST /sign-in/email',
  'POST /sign-out',
];

/** Sign-up takes at least this long, so that its time does not tell whether the address has an account. */
const SIGN_UP_MILLISECONDS = 400;

export function authDoor(app: FastifyInstance, parts: AuthDoor): void {
  app.register(async (scope) => {
    readAuthBodies(scope);
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      // The auth library counts attempts per path; this only stops floods before they reach the database.
      config: { rateLimit: { max: parts.limits.auth * 5, timeWindow: 60_000, groupId: 'auth' } },
      handler: async (request, reply) => {
        const path = `/${request.params['*']}`;
        if (!OPEN.includes(`${request.method} ${path}`)) return sendError(request, reply, 404);
        const leastTime = path === '/sign-up/email' ? sleep(SIGN_UP_MILLISECONDS) : null;
        const answer = await parts.auth.handle(toWebRequest(parts.baseUrl, request));
        await leastTime;
        return sendAnswer(reply, answer);
      },
    });
  });
}

function toWebRequest(baseUrl: string, request: FastifyRequest): Request {
  const headers = headersOf(request);
  headers.set(CLIENT_ADDRESS_HEADER, request.ip);
  headers.delete('content-length');
  const init: RequestInit = { method: request.method, headers };
  if (request.body instanceof Uint8Array) init.body = new Uint8Array(request.body);
  return new Request(new URL(request.url, baseUrl), init);
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const line of answer.headers.getSetCookie()) reply.header('set-cookie', line);
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
