/** The built web app: its files, and its pages under the addresses that the app itself resolves. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WhoAmI } from '../auth/index.ts';
import type { Context, Platform } from '../context.ts';
import { escaped, type Html } from '../html.ts';
import { sendError } from './answers.ts';
import { sendBusyPage } from './busy-page.ts';
import { type RateLimits, sharedLimit } from './limits.ts';
import { publicContext } from './procedures.ts';
import { requestContext } from './request-context.ts';
import { PAGE_POLICY } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';

export interface Pages {
  /** Folder of the built app, or null for a server without pages. */
  webFolder: string | null;
  /** What the page behind a share link says; `context` is a stranger's. */
  sharedPage(context: Context, asked: AskedSharedPage): Promise<SharedPageContent>;
}

/** `language` is the one chosen on the page, empty for none; `accepted` is what the browser says of itself. */
export interface AskedSharedPage {
  token: string;
  language: string;
  accepted: string;
}

export interface SharedPageContent {
  status: 200 | 404;
  language: string;
  title: string;
  body: Html;
}

const APP_PAGE = 'index.html';
const SHARED_PAGE = 'public-invoice.html';

interface PageDoors extends Pages {
  platform: Platform;
  whoAmI: WhoAmI;
  limits: RateLimits;
}

export function pages(app: FastifyInstance, parts: PageDoors): void {
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
  app.get<{ Params: { token: string }; Querystring: { lang?: unknown } }>(
    '/public-invoice/:token',
    { config: sharedLimit(parts.limits.publicLink, 'public-link'), errorHandler: sendBusyPage },
    async (request, reply) => {
      const { lang } = request.query;
      const context = publicContext(await requestContext(parts, request, reply));
      const content = await parts.sharedPage(context, {
        token: request.params.token,
        language: typeof lang === 'string' ? lang : '',
        accepted: request.headers['accept-language'] ?? '',
      });
      const page = await readFile(join(webFolder, SHARED_PAGE), 'utf8');
      return sendSharedPage(request, reply, filled(page, content));
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

/** The built page with its content in it. */
function filled(page: string, { status, language, title, body }: SharedPageContent) {
  const text = page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<!--page-->', () => body.markup);
  return { status, text };
}

/** No search engine may keep it, and nobody whom it leads to learns its address. */
function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text }: { status: 200 | 404; text: string },
): Promise<FastifyReply> {
  reply
    .code(status)
    .header('content-security-policy', PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, text);
}
