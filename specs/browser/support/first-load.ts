/** What a browser that has nothing of the app yet fetches for its first screen. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

export interface FirstLoad {
  /** All that is asked for until the screen has come to rest, calls and fonts with it. */
  requests: number;
  /** Script that is there before the screen's own is asked for, in kB after gzip. */
  scriptKilobytes: number;
  /** Files of texts in the language that is not shown. */
  otherTexts: string[];
}

/** The most that each may be; a screen of today takes 44 requests. */
export const FIRST_LOAD_BUDGET = { requests: 60, scriptKilobytes: 200, otherTexts: 0 };

const REST_MILLISECONDS = 1_000;

/** Opens the home screen of whoever is signed in, in German. The browser has been nowhere before. */
export async function firstLoadOf(page: Page): Promise<FirstLoad> {
  const asked: string[] = [];
  const scripts: Response[] = [];
  let isOnTheWay = true;
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    if (/\/assets\/Home-.*\.js$/.test(request.url())) isOnTheWay = false;
    else if (isOnTheWay && request.resourceType() === 'script')
      void request.response().then((response) => response && scripts.push(response));
  });
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await comesToRest(page, asked);
  if (isOnTheWay) throw new Error('The home screen came without a script of its own.');
  const sizes = await Promise.all(
    scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).byteLength),
  );
  return {
    requests: asked.length,
    scriptKilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    otherTexts: asked.filter((path) => /\/assets\/en-/.test(path)),
  };
}

/** The most that a stranger may have to fetch before the door is painted, in kB. */
export const DOOR_BUDGET_KILOBYTES = 150;

/**
 * Opens the door as a stranger and gives the kB, as they came over the line, of all that was asked for before the first
 * picture with words in it: the page, style, script and whatever else; of the fonts all that the door takes, however late.
 */
export async function doorKilobytesOf(page: Page): Promise<number> {
  await page.goto('/auth', { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(REST_MILLISECONDS);
  const { fetched, paintedAt } = await page.evaluate<Timed>(
    `({
      fetched: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map(({ name, startTime, transferSize }) => ({ name, startTime, transferSize })),
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    })`,
  );
  const bytes = fetched
    .filter(({ startTime, name }) => startTime <= paintedAt || name.endsWith('.woff2'))
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return bytes / 1000;
}

/** As the browser tells of it: milliseconds since the page was asked for, and bytes with the headers of the answer. */
interface Timed {
  fetched: { name: string; startTime: number; transferSize: number }[];
  paintedAt: number;
}

async function comesToRest(page: Page, asked: readonly string[]): Promise<void> {
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await page.waitForTimeout(REST_MILLISECONDS);
  }
}
