/** What people feel inside the app: from a click on a row to its page, from a key in a line to the sums and to the new page of the document. */
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUMS } from '../playwright.config.ts';
import { drafts } from '../specs/support/acts.ts';
import type { Person } from '../specs/support/stage.ts';
import { requireChromium } from '../tools/support/chromium.ts';
import { buildWeb } from '../tools/support/web-build.ts';
import { bounded, type Measurement } from './measurement.ts';
import { businessWith, FOUR_LINES } from './support/books.ts';
import { onScene, type Scene } from './support/scene.ts';
import { median } from './support/timing.ts';

const INVOICES = 1_000;
const CLICKS = 20;
const KEYS = 30;
const TODAY = '2026-03-01';
const ENTRY = fileURLToPath(new URL('./support/web-server.ts', import.meta.url));
/** As often as the processor is slower. */
const QUARTER = 4;
/** Between two keys: the picture of the one before is there. */
const REST_MILLISECONDS = 400;

interface Books {
  person: Person;
  few: string;
  many: string;
}

export async function run(): Promise<Measurement[]> {
  await requireChromium();
  await buildWeb(() => console.error('Building the web pages.'));
  return onScene(prepare, inBrowser, ENTRY);
}

async function prepare(place: Pick<Scene, 'installation' | 'stage'>): Promise<Books> {
  const person = await businessWith(place, INVOICES);
  const lines = Array.from({ length: 30 }, (_, index) => FOUR_LINES.lines[index % 3]).filter(
    (line) => line !== undefined,
  );
  const [few, many] = [
    await drafts(person, TODAY, FOUR_LINES),
    await drafts(person, TODAY, { ...FOUR_LINES, lines }),
  ];
  return { person, few: few.id, many: many.id };
}

async function inBrowser(scene: Scene, { person, few, many }: Books): Promise<Measurement[]> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: CHROMIUMS.find(existsSync) ?? '', args });
  try {
    const url = scene.server.address;
    const context = await browser.newContext({
      locale: 'de-DE',
      viewport: { width: 1440, height: 900 },
      baseURL: url,
    });
    const [name = '', value = ''] = (await scene.installation.signIn(person.userId)).split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return [
      ...(await opening(page)),
      ...(await typing(page, few, '4 lines', { sums: 25, document: 200 })),
      ...(await typing(page, many, '30 lines', { sums: 25, document: 200 })),
      ...(await slowly(session, () =>
        typing(page, few, '4 lines, a quarter of the processor', { sums: 80 }),
      )),
      ...(await slowly(session, () =>
        typing(page, many, '30 lines, a quarter of the processor', { sums: 80 }),
      )),
    ];
  } finally {
    await browser.close();
  }
}

async function slowly<Result>(session: CDPSession, act: () => Promise<Result>): Promise<Result> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: QUARTER });
  const result = await act();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

/** From the click on a number to the painted head of its page, each invoice for the first time. */
async function opening(page: Page): Promise<Measurement[]> {
  await page.goto('/invoices?status=paid');
  const rows = page.locator('tbody tr a[href^="/invoice/"]');
  await rows.nth(CLICKS).waitFor();
  await page.locator('[data-still]').waitFor({ state: 'detached' });
  const times: number[] = [];
  for (let index = 0; index < CLICKS + 3; index += 1) {
    await page.waitForTimeout(REST_MILLISECONDS);
    times.push(await soon(page.evaluate<number>(`(${CLICK})(${index})`)));
    await page.goBack();
    await rows.nth(CLICKS).waitFor();
  }
  return spread('a click on a row : its page', times.slice(3), 50, 90);
}

const CLICK = `(index) => new Promise((done) => {
  const link = document.querySelectorAll('tbody tr a[href^="/invoice/"]')[index];
  const number = link.textContent;
  const start = performance.now();
  const look = () => {
    const head = document.querySelector('main h1');
    if (head === null || !head.textContent.includes(number)) return requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - start);
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  link.click();
  requestAnimationFrame(look);
})`;

interface Budget {
  sums: number;
  document?: number;
}

/** From the key's own time to the paint of what it changed. */
async function typing(page: Page, id: string, what: string, budget: Budget): Promise<Measurement[]> {
  await page.goto(`/invoice/${id}`);
  const cell = page.locator('td[data-column="quantity"] input').first();
  await cell.waitFor();
  await page.locator('main img').first().waitFor();
  await cell.click();
  await cell.press('End');
  await page.evaluate(WATCH);
  const [sums, documents]: [number[], number[]] = [[], []];
  for (let count = 0; count < KEYS; count += 1) {
    await page.keyboard.press(count % 2 === 0 ? '1' : 'Backspace');
    const { sum, picture } = await soon(page.evaluate<{ sum: number; picture: number }>('seen.promise'));
    sums.push(sum);
    documents.push(picture);
    await page.waitForTimeout(REST_MILLISECONDS);
  }
  return [
    ...spread(`a key in a line : the sums, ${what}`, sums, budget.sums, budget.sums === 25 ? 40 : null),
    ...(budget.document === undefined
      ? []
      : spread(`a key in a line : the document, ${what}`, documents, budget.document, null)),
  ];
}

/** A promise for the key that comes next: when the sums, and when the picture of the document, are painted after it. */
const WATCH = `(() => {
  const total = [...document.querySelectorAll('dl dd')].at(-1);
  globalThis.seen = {};
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(null);
  });
  const arm = () => {
    let start = null, sum = null, picture = null;
    const src = () => document.querySelector('main img')?.src;
    const before = { total: total.textContent, src: src() };
    seen.promise = new Promise((done) => {
      addEventListener('keydown', ({ timeStamp }) => { start = timeStamp; }, { once: true, capture: true });
      const end = () => { if (sum !== null && picture !== null) { watch.disconnect(); done({ sum, picture }); arm(); } };
      const watch = new MutationObserver(() => {
        if (start === null) return;
        if (sum === null && total.textContent !== before.total) { sum = 0; painted((at) => { sum = at - start; end(); }); }
        if (picture === null && src() !== before.src) { painted((at) => { picture = at - start; end(); }); }
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['src'] });
    });
  };
  arm();
})()`;

/** What never comes is an error of the measurement. */
function soon<Result>(found: Promise<Result>): Promise<Result> {
  const late = setTimeout(10_000, null, { ref: false }).then(() => {
    throw new Error('What was waited for did not come.');
  });
  return Promise.race([found, late]);
}

function spread(name: string, times: readonly number[], most: number, late: number | null): Measurement[] {
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return [
    bounded({ name, ours: median(times), budget: most, unit: 'ms' }),
    ...(late === null ? [] : [bounded({ name: `${name}, 95 of 100`, ours: p95, budget: late, unit: 'ms' })]),
  ];
}
