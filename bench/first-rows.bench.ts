/** A cold browser at the list of invoices: until its fifty rows can be seen, beside a page of the same rows that a server makes; then with a slow processor and a slow line. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUMS } from '../playwright.config.ts';
import type { Person } from '../specs/support/stage.ts';
import { requireChromium } from '../tools/support/chromium.ts';
import { buildWeb } from '../tools/support/web-build.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { businessWith } from './support/books.ts';
import { servePlainPage } from './support/plain-page.ts';
import { onScene, type Scene } from './support/scene.ts';
import { median } from './support/timing.ts';

const INVOICES = 10_000;
const ROUNDS = 5;
/** What we want to reach, not what is: whoever waits for rows should not notice that an app draws them. */
const ROWS_MAX = 1.2;
/** What is drawn first must not make the app come later than it did without that. */
const ANSWERS_MAX = 800;
const ANSWERS_SLOW_MAX = 5_200;
const ENTRY = fileURLToPath(new URL('./support/web-server.ts', import.meta.url));
/** A quarter of the processor; and a line of 1.6 Mbit/s that takes 150 ms to answer. */
const SLOW_CPU = { rate: 4 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface Slowness {
  cpu?: typeof SLOW_CPU;
  line?: typeof SLOW_4G;
}

/** What one cold visit took, in milliseconds since it began, and what it fetched before the rows. `answers` is when the app has taken the place of what the server drew. */
interface Visit {
  rows: number;
  answers: number;
  largest: number;
  requests: number;
  scriptKilobytes: number;
}

export async function run(): Promise<Measurement[]> {
  await requireChromium();
  await buildWeb(() => console.error('Building the web pages.'));
  return onScene((place) => businessWith(place, INVOICES), inBrowser, ENTRY);
}

async function inBrowser(scene: Scene, person: Person): Promise<Measurement[]> {
  const plain = await servePlainPage(scene.installation.superuser, person.businessId);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: CHROMIUMS.find(existsSync) ?? '', args });
  try {
    const cookie = await scene.installation.signIn(person.userId);
    const ours = { browser, url: `${scene.server.address}/invoices`, cookie };
    return await measured(ours, { browser, url: plain.address, cookie: '' });
  } finally {
    await browser.close();
    await plain.close();
  }
}

interface Place {
  browser: Browser;
  url: string;
  cookie: string;
}

async function measured(ours: Place, plain: Place): Promise<Measurement[]> {
  const cold = await inTurns(ours, plain, {});
  const slow = await inTurns(ours, plain, { cpu: SLOW_CPU });
  const slowest = await inTurns(ours, plain, { cpu: SLOW_CPU, line: SLOW_4G });
  const rows = (name: string, { one, other }: typeof cold, budget: number) =>
    compared({
      name: `invoices, cold, ${name}: 50 rows : a page that a server makes`,
      ours: one.rows,
      peer: other.rows,
      budget,
      unit: 'ms',
    });
  const figure = (name: string, value: number, budget: number, unit: string) =>
    bounded({ name: `invoices, cold, ${name}`, ours: value, budget, unit });
  return [
    rows('any processor', cold, ROWS_MAX),
    rows('a quarter of the processor', slow, ROWS_MAX),
    rows('and a slow line', slowest, ROWS_MAX),
    figure('a quarter of the processor: largest paint', slow.one.largest, 1_200, 'ms'),
    figure('and a slow line: largest paint', slowest.one.largest, 2_500, 'ms'),
    figure('any processor: the app answers', cold.one.answers, ANSWERS_MAX, 'ms'),
    figure('and a slow line: the app answers', slowest.one.answers, ANSWERS_SLOW_MAX, 'ms'),
    figure('before the rows', cold.one.requests, 40, 'requests'),
    figure('script before the rows, as transferred', cold.one.scriptKilobytes, 250, 'kB'),
  ];
}

/** Medians of visits in turns, each by a browser that has been nowhere. */
async function inTurns(one: Place, other: Place, slowness: Slowness): Promise<{ one: Visit; other: Visit }> {
  const visits: { one: Visit[]; other: Visit[] } = { one: [], other: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    visits.one.push(await visit(one, slowness));
    visits.other.push(await visit(other, slowness));
  }
  return { one: medianOf(visits.one), other: medianOf(visits.other) };
}

function medianOf(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]));
  return {
    rows: of('rows'),
    answers: of('answers'),
    largest: of('largest'),
    requests: of('requests'),
    scriptKilobytes: of('scriptKilobytes'),
  };
}

/** Notes when the fifty rows and the largest piece of the page are painted. */
const WATCH = `{
  globalThis.seen = { rows: null, answers: null, largest: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  const isThere = () => document.readyState !== 'loading' && document.querySelector('[data-still]') === null;
  const watch = () => {
    if (seen.rows === null || !isThere()) return requestAnimationFrame(watch);
    seen.answers = performance.now();
  };
  requestAnimationFrame(watch);
  const look = () => {
    if (document.querySelectorAll('tbody tr td:nth-child(2)').length < 50 || document.querySelector('[data-waiting]'))
      return requestAnimationFrame(look);
    requestAnimationFrame(() => { seen.rows = performance.now(); });
  };
  requestAnimationFrame(look);
}`;

async function visit({ browser, url, cookie }: Place, { cpu, line }: Slowness): Promise<Visit> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  try {
    const [name = '', value = ''] = cookie.split('=');
    if (cookie !== '') await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    const session = await context.newCDPSession(page);
    if (cpu !== undefined) await session.send('Emulation.setCPUThrottlingRate', cpu);
    if (line !== undefined) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', line);
    }
    await page.goto(url, { waitUntil: 'commit' });
    while ((await page.evaluate('globalThis.seen?.answers ?? null')) === null) await page.waitForTimeout(100);
    await page.waitForTimeout(300);
    return (await page.evaluate(FIGURES)) as Visit;
  } finally {
    await context.close();
  }
}

const FIGURES = `(() => {
  const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= seen.rows);
  const scripts = before.filter(({ name }) => /\\.js$/.test(name));
  return {
    rows: seen.rows,
    answers: seen.answers,
    largest: seen.largest,
    requests: before.length + 1,
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
})()`;
