/** The HTTP server: every endpoint, behind the same guards. */
import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import type { Platform, WhoAmI } from '../context.ts';
import { isDatabaseAway } from '../database/index.ts';
import type { Metrics } from '../metrics/index.ts';
import { isStorageFull } from '../space/index.ts';
import { sendError } from './answers.ts';
import { isCanonicalPath } from './canonical-path.ts';
import { endConnectionsWhenClosing } from './closing.ts';
import { type Download, openDownloads } from './downloads.ts';
import { type Endpoint, isOpenToForms, openEndpoints } from './endpoints.ts';
import { openHealthChecks, type ReadinessChecks } from './health.ts';
import { sharedLimitStore } from './limit-store.ts';
import type { RateLimits } from './limits.ts';
import { METRICS_PATH, openMetricsPage } from './metrics-page.ts';
import { isOwnHost, mayChange, OWN_REQUEST_HEADER, type Site } from './origin.ts';
import { openPages, type Pages } from './pages.ts';
import { openProcedures, type Routes } from './procedure-endpoints.ts';
import { routeOf } from './route-of.ts';
import { DATA_POLICY, headerOptions, PERMISSIONS } from './security-headers.ts';

export interface ServerOptions extends Site, Pages {
  platform: Platform;
  routes: Routes;
  endpoints: readonly Endpoint[];
  whoAmI: WhoAmI;
  downloads: readonly Download[];
  checks: ReadinessChecks;
  limits: RateLimits;
  /** Every name below the host is on https as well, and browsers are to know. */
  httpsOnSubdomains: boolean;
  metrics: Metrics;
  /** Null shows the figures to this machine alone, and only on a local install. */
  metricsToken: string | null;
  /** Which proxies are believed about the caller's address: none, so many of them, or those with these addresses. */
  trustProxy: false | number | string[];
}

/** Where requests go whose address cannot be read, so that they pass the guards as well. */
const UNREADABLE = '/api/unreadable-address';

/** Sets the server up without listening yet. Closing it lets requests in hand finish. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: believedProxies(options.trustProxy),
    forceCloseConnections: false,
    requestTimeout: 60_000,
    bodyLimit: 1024,
    // No address is longer than the headers may be: a long token is an unknown one, not an error of the framework.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => {
      request.raw.url = UNREADABLE;
      app.routing(request.raw, reply.raw);
    },
  });
  endConnectionsWhenClosing(app);
  await app.register(
    helmet,
    headerOptions(options.baseUrl.startsWith('https://'), options.httpsOnSubdomains),
  );
  await app.register(rateLimit, { global: false, store: sharedLimitStore() });
  guard(app, options, options.endpoints);
  logAnswers(app, options);
  app.all(UNREADABLE, (request, reply) => sendError(request, reply, 400));
  openHealthChecks(app, options.checks, options.platform);
  openMetricsPage(app, options);
  openEndpoints(app, options.endpoints, options.baseUrl);
  openProcedures(app, options);
  openDownloads(app, options);
  openPages(app, options);
  return app;
}

/** A number counts the proxies from the server outwards. */
function believedProxies(proxies: ServerOptions['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}

/** What holds for every request, before its body is read. */
function guard(
  app: FastifyInstance,
  site: Site & Pick<ServerOptions, 'metricsToken'>,
  endpoints: readonly Endpoint[],
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', DATA_POLICY);
    reply.header('permissions-policy', PERMISSIONS);
    const path = request.url.split('?', 1)[0] ?? '';
    // With the name of a host before it, an address would be another one to every guard.
    if (!path.startsWith('/')) return sendError(request, reply, 400);
    // Those who watch from elsewhere ask by an address; figures are for whoever has the token, or for this machine under its own name.
    const isWatched =
      path === '/healthz' || path === '/readyz' || (path === METRICS_PATH && site.metricsToken !== null);
    if (isWatched) return;
    if (!isOwnHost(site, request.headers.host)) return sendError(request, reply, 421);
    if (path === METRICS_PATH) return;
    if (/^\/(api|rpc)\//.test(path)) {
      reply.header('cache-control', 'no-store');
      if (!isCanonicalPath(path)) return sendError(request, reply, 404);
    }
    const isAllowed = mayChange(
      site,
      {
        method: request.method,
        origin: request.headers.origin,
        secFetchSite: singleHeader(request.headers['sec-fetch-site']),
        hasCookie: request.headers.cookie !== undefined,
        ownRequest: singleHeader(request.headers[OWN_REQUEST_HEADER]),
      },
      { header: !isOpenToForms(endpoints, path) },
    );
    if (!isAllowed) return sendError(request, reply, 403);
  });
}

/** One line for each answer, and it is counted: the procedure or the pattern of the address, never the address itself, which may hold a token. */
function logAnswers(app: FastifyInstance, { platform, metrics }: ServerOptions): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const [route, status, milliseconds] = [routeOf(request), reply.statusCode, reply.elapsedTime];
    metrics.answered({ method, route, status, seconds: milliseconds / 1000 });
    platform.log.info('http.answer', {
      requestId: request.id,
      method,
      route,
      status,
      milliseconds: Math.round(milliseconds),
    });
  });
  app.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const status = hungUp(request, error) ? 400 : statusOf(error);
    if (status === 507) platform.space.noteRefused();
    if (status >= 500)
      platform.log.error('http.failed', { requestId: request.id, route: routeOf(request) }, error);
    return sendError(request, reply, status);
  });
}

function statusOf(error: { statusCode?: number }): number {
  if (isStorageFull(error)) return 507;
  return isDatabaseAway(error) ? 503 : (error.statusCode ?? 500);
}

/** Who hangs up while sending hears no answer, and nothing of ours has failed. */
function hungUp(request: FastifyRequest, error: { code?: string }): boolean {
  return error.code === 'ECONNRESET' && !request.raw.complete;
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
