/** Chromium, which is given mails and pages without a server, and takes pictures of all of each. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUMS } from '../../playwright.config.ts';
import { root } from '../support/root.ts';
import type { PictureOfPage } from './pages.ts';

interface View {
  width: number;
  scheme: 'light' | 'dark';
  file: string;
}

const ORIGIN = 'http://pictures.example';
const HEIGHT = 900;
const DIST = join(root, 'web/dist');
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function openBrowser() {
  const executablePath = CHROMIUMS.find(existsSync);
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const shown = async (view: View, show: (page: Page) => Promise<void>) => {
    const page = await browser.newPage({
      viewport: { width: view.width, height: HEIGHT },
      colorScheme: view.scheme,
      deviceScaleFactor: view.width < 600 ? 2 : 1,
    });
    await show(page);
    await page.evaluate('document.fonts.ready.then(() => null)');
    await page.screenshot({ path: view.file, fullPage: true });
    await page.close();
  };
  return {
    close: () => browser.close(),
    mail: (html: string, pictures: ReadonlyMap<string, Uint8Array>, view: View) =>
      shown(view, (page) => page.setContent(withPictures(html, pictures))),
    page: (content: PictureOfPage, view: View) =>
      shown(view, async (page) => {
        await page.route('**/*', (route) => route.fulfill(answerTo(new URL(route.request().url()), content)));
        await page.goto(`${ORIGIN}/public-invoice/picture`, { waitUntil: 'load' });
      }),
  };
}

/** Mail programs look the pictures up in the mail; a browser is given them in their places. */
function withPictures(html: string, pictures: ReadonlyMap<string, Uint8Array>): string {
  return [...pictures].reduce(
    (text, [address, bytes]) =>
      text.replaceAll(address, `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  );
}

function answerTo({ pathname }: URL, { language, style, body, drawings }: PictureOfPage) {
  if (pathname === '/public-invoice/picture') {
    const frame = readFileSync(join(DIST, 'public-invoice.html'), 'utf8')
      .replace('lang="de"', `lang="${language}"`)
      .replace('<!--style-->', () => `<style>${style}</style>`)
      .replace('<!--page-->', () => body);
    return { contentType: 'text/html; charset=utf-8', body: frame };
  }
  const drawn = /\/pages\/(\d+)\.svg$/.exec(pathname)?.[1];
  if (drawn !== undefined) return { contentType: 'image/svg+xml', body: drawings[Number(drawn) - 1] ?? '' };
  const file = join(DIST, pathname);
  if (!existsSync(file)) return { status: 404, body: '' };
  return { contentType: TYPES[extname(file)] ?? 'application/octet-stream', body: readFileSync(file) };
}
