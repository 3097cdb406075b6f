/** The two endpoints of the procedures: `/rpc` for the web, `/api` for everyone else. Behind both is the same code. */
import type { contract } from '@belegbar/contract';
import type { ProcedureMeta } from '@belegbar/contract/common';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform, WhoAmI } from '../context.ts';
import { sendError } from './answers.ts';
import { readProcedureBodies } from './bodies.ts';
import { createBodyTurns } from './body-turns.ts';
import { PROCEDURES } from './contract-procedures.ts';
import { JSON_BYTES_MAX, LARGE_FILE_BYTES_MAX, type RateLimits, sharedLimit } from './limits.ts';
import type { RequestContext } from './procedures.ts';
import { headersOf, requestContext } from './request-context.ts';

export type Routes = Router<typeof contract, RequestContext>;

export interface ProcedureParts {
  platform: Platform;
  routes: Routes;
  whoAmI: WhoAmI;
  limits: RateLimits;
}

/** Addresses of what is counted apart. */
const APART = (['publicLink', 'access', 'check'] as const).map((limit) => ({
  limit,
  urls: addressesOf((meta) => meta.limit === limit),
}));
/** Files of strangers, checked and not kept. */
const OPEN_TO_FILES = addressesOf(({ limit }) => limit === 'check');
/** Files larger than any other, which are posted; of other methods no more is read there than elsewhere. */
const LARGE = addressesOf(({ takesLargeFile }) => takesLargeFile === true);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A stream says itself that it stands, with an event that its reader sees. */
const STREAMS = { eventIteratorKeepAliveEnabled: false };

/** What is full or away now is asked again a little later. */
const RETRY_AFTER_SECONDS = 5;

/** Proxies collect answers before they pass them on, unless told otherwise. */
const UNBUFFERED = ['x-accel-buffering', 'no'] as const;

/**
 * Puts the procedures behind their limits. Files are read from those who have signed in, before anything of them is; only the check takes
 * those of strangers.
 */
export function openProcedures(app: FastifyInstance, parts: ProcedureParts): void {
  const rpc = new RPCHandler(parts.routes, STREAMS);
  const rest = new OpenAPIHandler(parts.routes, STREAMS);
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await requestContext(parts, request, reply);
    const isRpc = request.url.startsWith('/rpc/');
    const { matched } = isRpc
      ? await rpc.handle(request, reply, { prefix: '/rpc', context })
      : await rest.handle(request, reply, { prefix: '/api', context });
    return matched ? reply : sendError(request, reply, 404);
  };
  const turns = createBodyTurns();
  app.register(async (scope) => {
    readProcedureBodies(scope);
    // After the limits of the routes, before anything of the body is read.
    scope.addHook('preParsing', async (request, reply, payload) => {
      const owner = await senderOfFile(parts, request, reply);
      const bytes = bytesOf(request);
      const isLarge = bytes > JSON_BYTES_MAX;
      const hasTurn = owner === null || !isLarge || (await turns.take(owner, reply.raw, bytes));
      if (!hasTurn) await sendError(request, reply, 503);
      return payload;
    });
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
      if (reply.getHeader('content-type') === 'text/event-stream') reply.header(...UNBUFFERED);
    });
    const open = (
      urls: string[],
      config: ReturnType<typeof sharedLimit>,
      more: { method?: string[]; bodyLimit?: number } = {},
    ) => {
      for (const url of urls) scope.route({ method: METHODS, url, handler: handle, config, ...more });
    };
    const general = sharedLimit(parts.limits.general, 'general');
    open(['/rpc/*', '/api/*'], general);
    open(LARGE, general, { method: ['POST'], bodyLimit: LARGE_FILE_BYTES_MAX });
    for (const { limit, urls } of APART) open(urls, sharedLimit(parts.limits[limit], limit));
  });
}

/** The business or the address that sends a file; null for what is none. Throws for a file of somebody who has not signed in, and for what is no file where only files belong. */
async function senderOfFile(
  parts: Pick<ProcedureParts, 'whoAmI'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const { url = '' } = request.routeOptions;
  const isFile = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (!isFile && LARGE.includes(url)) throw refusal(415);
  if (!isFile) return null;
  if (OPEN_TO_FILES.includes(url)) return request.ip;
  const { user, setCookies } = await parts.whoAmI(headersOf(request), request.id);
  for (const line of setCookies) reply.header('set-cookie', line);
  if (user === null) throw refusal(401);
  return user.businessId;
}

/** So much is read at most; whoever does not say how much may send as much as is read. */
function bytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? LARGE_FILE_BYTES_MAX);
  return bytes <= LARGE_FILE_BYTES_MAX ? bytes : LARGE_FILE_BYTES_MAX;
}

function refusal(statusCode: number): Error {
  return Object.assign(new Error('a file that is not taken'), { statusCode });
}

/** Both addresses of each procedure that is meant: `/rpc/shareLinks/open` and `/api/public-invoices/:token`. */
function addressesOf(isMeant: (meta: ProcedureMeta) => boolean): string[] {
  return PROCEDURES.filter(({ meta }) => isMeant(meta)).flatMap(({ name, definition }) => [
    `/rpc/${name.replace('.', '/')}`,
    `/api${definition.route.path?.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  ]);
}
