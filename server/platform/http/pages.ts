/** The built web app: its files, and its pages under the addresses that the app itself resolves. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppPath } from '@belegbar/contract/app-paths';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Platform, WhoAmI } from '../context.ts';
import { escaped, type Html } from '../html.ts';
import { sendError } from './answers.ts';
import { sendBusyPage } from './busy-page.ts';
import { type RateLimits, sharedLimit } from './limits.ts';
import { publicContext, type RequestContext } from './procedures.ts';
import { openRenderedScreens, type RenderedScreen, type RenderedScreens } from './rendered-screens.ts';
import { requestContext } from './request-context.ts';
import { PAGE_POLICY, policyWith } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';

export interface Pages {
  /** Folder of the built app, or null for a server without pages. */
  webFolder: string | null;
  filledPages: readonly FilledPage[];
  strangersPages: readonly StrangersPage[];
}

/** A built page that strangers get where the app would be: it shows at once what the app would show them, and fetches it after. */
export interface StrangersPage {
  /** Among the built pages. */
  file: string;
  /** Whether the app would show at this address what the page shows. */
  isAt(path: string, query: URLSearchParams): boolean;
  /** Puts in what differs from install to install. */
  fill(page: string, request: RequestContext): string;
}

/** A page of which a capability writes the markup, for who has a link to it. */
export interface FilledPage {
  /** From the origin on, with `:token`. */
  path: string;
  /** Its frame, among the built pages. */
  file: string;
  /** `context` is a stranger's. */
  fill(context: Context, asked: AskedPage): Promise<PageContent>;
}

/** `language` is the one chosen on the page, empty for none; `accepted` is what the browser says of itself. */
export interface AskedPage {
  token: string;
  language: string;
  accepted: string;
}

export interface PageContent {
  status: 200 | 404;
  language: string;
  title: string;
  /** Rules of this page alone; empty for none. */
  style: string;
  body: Html;
}

const APP_PAGE = 'index.html';

interface PageParts extends Pages {
  platform: Platform;
  whoAmI: WhoAmI;
  limits: RateLimits;
}

export function openPages(app: FastifyInstance, parts: PageParts): void {
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
    globIgnore: ['**/*.html', '**/*.html.br', '**/*.html.gz', 'rendered/**'],
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  });
  for (const page of parts.filledPages) openFilledPage(app, { page, webFolder, parts });
  const screens = openRenderedScreens(app, webFolder, parts.platform.log);
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request)
      ? sendPage(request, reply, { ...parts, webFolder, screens })
      : sendError(request, reply, 404),
  );
}

function openFilledPage(
  app: FastifyInstance,
  { page, webFolder, parts }: { page: FilledPage; webFolder: string; parts: PageParts },
): void {
  app.get<{ Params: { token: string }; Querystring: { lang?: unknown } }>(
    page.path,
    { config: sharedLimit(parts.limits.publicLink, 'publicLink'), errorHandler: sendBusyPage },
    async (request, reply) => {
      const { lang } = request.query;
      const context = publicContext(await requestContext(parts, request, reply));
      const content = await page.fill(context, {
        token: request.params.token,
        language: typeof lang === 'string' ? lang : '',
        accepted: request.headers['accept-language'] ?? '',
      });
      const frame = await readFile(join(webFolder, page.file), 'utf8');
      return sendFilledPage(request, reply, filled(frame, content));
    },
  );
}

/** Names below `assets` hold a hash of their content; everything else may change with the next version. */
function cachingOf(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** An address that a person may have typed or followed: no file, and not one of the other endpoints. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isEndpoint = /^\/(api|rpc|files|assets)(\/|$)/.test(path);
  return ['GET', 'HEAD'].includes(request.method) && !isEndpoint && !/\.[a-z0-9]+$/i.test(path);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

type AppPages = PageParts & { webFolder: string; screens: RenderedScreens | null };

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AppPages,
): Promise<FastifyReply> {
  const page = await strangersPage(request, parts);
  const screens = parts.screens?.isAt(request) ? parts.screens : null;
  if (page === null && screens === null) return sendApp(request, reply);
  const context = await requestContext(parts, request, reply);
  if (context.user === null)
    return page === null ? sendApp(request, reply) : sendStrangers(request, reply, page(context));
  const screen = await screens?.render(request, context.user.userId);
  return screen ? sendScreen(request, reply, screen) : sendApp(request, reply);
}

/** How the page that strangers get here is filled, if there is one. */
async function strangersPage(request: FastifyRequest, { strangersPages, webFolder }: AppPages) {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const page = strangersPages.find(({ isAt }) => isAt(pathOf(request), query));
  const file = page && join(webFolder, page.file);
  if (page === undefined || file === undefined || !existsSync(file)) return null;
  const text = await readFile(file, 'utf8');
  return (context: RequestContext) => page.fill(text, context);
}

function sendStrangers(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, text);
}

/** It shows books: nobody may keep it. */
function sendScreen(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, style, scripts }: RenderedScreen,
): Promise<FastifyReply> {
  reply
    .header('content-security-policy', policyWith({ style, scripts }))
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, text);
}

/** The app says in its own words where nothing is; programs and search engines go by the status. */
function sendApp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(isAppPath(pathOf(request)) ? 200 : 404)
    .header('content-security-policy', PAGE_POLICY)
    .header('cache-control', 'no-cache')
    .sendFile(APP_PAGE);
}

/** The built page with its content in it. */
function filled(page: string, { status, language, title, style, body }: PageContent) {
  const text = page
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<!--style-->', () => (style === '' ? '' : `<style>${style}</style>`))
    .replace('<!--page-->', () => body.markup);
  return { status, text, style };
}

/** No search engine may keep it, and nobody whom it leads to learns its address. */
function sendFilledPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, text, style }: { status: 200 | 404; text: string; style: string },
): Promise<FastifyReply> {
  reply
    .code(status)
    .header('content-security-policy', policyWith({ style }))
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8');
  return sendCompressed(request, reply, text);
}
