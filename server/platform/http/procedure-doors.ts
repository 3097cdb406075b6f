/** The two doors to the procedures: `/rpc` for the web, `/api` for everyone else. Behind both is the same code. */
import type { contract } from '@belegbar/contract';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WhoAmI } from '../auth/index.ts';
import type { Platform } from '../context.ts';
import { sendError } from './answers.ts';
import { readProcedureBodies } from './bodies.ts';
import { type RateLimits, sharedLimit } from './limits.ts';
import type { RequestContext } from './procedures.ts';
import { requestContext } from './request-context.ts';

export type Routes = Router<typeof contract, RequestContext>;

export interface ProcedureDoors {
  platform: Platform;
  routes: Routes;
  whoAmI: WhoAmI;
  limits: RateLimits;
}

/** What strangers can reach by a token has a limit of its own. */
const PUBLIC_LINK_PATHS = ['/rpc/shareLinks/open', '/rpc/shareLinks/page', '/api/public-invoices/*'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function procedureDoors(app: FastifyInstance, parts: ProcedureDoors): void {
  const rpc = new RPCHandler(parts.routes);
  const rest = new OpenAPIHandler(parts.routes);
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await requestContext(parts, request, reply);
    const isRpc = request.url.startsWith('/rpc/');
    const { matched } = isRpc
      ? await rpc.handle(request, reply, { prefix: '/rpc', context })
      : await rest.handle(request, reply, { prefix: '/api', context });
    return matched ? reply : sendError(request, reply, 404);
  };
  app.register(async (scope) => {
    readProcedureBodies(scope);
    for (const url of ['/rpc/*', '/api/*']) {
      scope.route({
        method: METHODS,
        url,
        handler: handle,
        config: sharedLimit(parts.limits.general, 'general'),
      });
    }
    for (const url of PUBLIC_LINK_PATHS) {
      scope.route({
        method: METHODS,
        url,
        handler: handle,
        config: sharedLimit(parts.limits.publicLink, 'public-link'),
      });
    }
  });
}
