/** The built web app: its files, and its pages under the addresses that the app itself resolves. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answers.ts';
import { sendBusyPage } from './busy-page.ts';
import { type RateLimits, sharedLimit } from './limits.ts';
import { PAGE_POLICY } from './security-headers.ts';

export interface Pages {
  /** Folder of the built app, or null for a server without pages. */
  webFolder: string | null;
  /** True if the token opens an invoice now; the page of another one is answered with 404. */
  isSharedToken(token: string, requestId: string): Promise<boolean>;
}

const APP_PAGE = 'index.html';
const SHARED_PAGE = 'public-invoice.html';

export function pages(app: FastifyInstance, parts: Pages & { limits: RateLimits }): void {
  const { webFolder } = parts;
  if (webFolder === null || !existsSync(join(webFolder, APP_PAGE))) {
    app.setNotFoundHandler((request, reply) => sendError(request, reply, 404));
    return;
  }
  app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.html.br', '**/*.html.gz'],
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
  app.get<{ Params: { token: string } }>(
    '/public-invoice/:token',
    { config: sharedLimit(parts.limits.publicLink, 'public-link'), errorHandler: sendBusyPage },
    async (request, reply) => {
      const page = existsSync(join(webFolder, SHARED_PAGE)) ? SHARED_PAGE : APP_PAGE;
      const isShared = await parts.isSharedToken(request.params.token, request.id);
      return sendPage(reply, page, isShared ? 200 : 404);
    },
  );
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request) ? sendPage(reply, APP_PAGE, 200) : sendError(request, reply, 404),
  );
}

/** Names below `assets` hold a hash of their content; everything else may change with the next version. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** An address that a person may have typed or followed: no file, and not one of the doors. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  const isDoor = /^\/(api|rpc|files|assets)(\/|$)/.test(path);
  return ['GET', 'HEAD'].includes(request.method) && !isDoor && !/\.[a-z0-9]+$/i.test(path);
}

function sendPage(reply: FastifyReply, page: string, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-cache')
    .sendFile(page);
}
