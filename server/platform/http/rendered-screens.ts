/** Screens of the app as markup, so that whoever opens one sees it before the app has been fetched: the app itself draws them in a thread. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRenderedPath } from '@belegbar/contract/app-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escaped } from '../html.ts';
import type { Log } from '../log/index.ts';
import { type DrawnScreen, type DrawOrder, drawingThread } from './drawing-thread.ts';

/** Below the built pages. */
const THREAD = 'rendered/worker.js';
const FRAME = 'rendered/frame.html';

/** A whole page. `style` and `scripts` stand in it, and its policy must name them. */
export interface RenderedScreen {
  text: string;
  style: string;
  scripts: readonly string[];
}

export interface RenderedScreens {
  /** Whether the screen of the request can be drawn here. */
  isAt(request: FastifyRequest): boolean;
  /** Null where the app had better draw the screen itself: the thread has just begun, has much to do, or could not draw it for this user. */
  render(request: FastifyRequest, userId: string): Promise<RenderedScreen | null>;
}

/** Null where no screens are built. */
export function openRenderedScreens(
  app: FastifyInstance,
  webFolder: string,
  log: Log,
): RenderedScreens | null {
  const [file, frameFile] = [join(webFolder, THREAD), join(webFolder, FRAME)];
  if (!existsSync(file) || !existsSync(frameFile)) return null;
  const frame = readFileSync(frameFile, 'utf8');
  const scripts = [...frame.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const thread = drawingThread(app, file, log);
  app.addHook('onClose', () => thread.close());
  return {
    isAt: ({ method, url }) => method === 'GET' && isRenderedPath(url.split('?', 1)[0] ?? ''),
    async render(request, userId) {
      const drawn = await thread.draw(orderOf(request, userId));
      if (drawn === null) return null;
      if (drawn.userId === userId) return { text: filled(frame, drawn), style: drawn.style, scripts };
      log.error('screen.stranger', { requestId: request.id });
      return null;
    },
  };
}

function orderOf(request: FastifyRequest, userId: string): DrawOrder {
  const { host = '', cookie = '', 'user-agent': agent = '' } = request.headers;
  return { userId, url: request.url, window: windowOf(request), host, cookie, agent, address: request.ip };
}

/** As the browser says; the screen hides itself in a window that it does not fit. */
function windowOf({ headers }: FastifyRequest): 'phone' | 'wide' {
  const isPhone = headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '');
  return isPhone ? 'phone' : 'wide';
}

function filled(frame: string, { language, style, markup, known }: DrawnScreen): string {
  return frame
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escaped(language)}" data-language="given"`)
    .replace('<!--style-->', () => `<style>${style}</style>`)
    .replace('<!--page-->', () => markup)
    .replace('<!--known-->', () => known);
}
