/** What a browser fetches for its first screen, counted in a real one, and all of the page behind a share link. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';
import {
  DOOR_BUDGET_KILOBYTES,
  doorKilobytesOf,
  FIRST_LOAD_BUDGET,
  firstLoadOf,
} from '../specs/browser/support/first-load.ts';
import { root } from '../tools/support/root.ts';
import { buildWeb } from '../tools/support/web-build.ts';
import { bounded, type Measurement } from './measurement.ts';
import { inColdBrowser } from './support/cold-browser.ts';

const BUILT = join(root, 'web/dist');
const PUBLIC_PAGE_KILOBYTES = 20;

export async function run(): Promise<Measurement[]> {
  await buildWeb(() => console.error('Building the web pages.'));
  const home = await inColdBrowser(firstLoadOf);
  const doorKilobytes = await inColdBrowser(async (page) => {
    await page.context().clearCookies();
    return doorKilobytesOf(page);
  });
  const publicPage = [
    'public-invoice.html',
    ...scriptsOf('public-invoice.html'),
    ...stylesOf('public-invoice.html'),
  ];
  return [
    bounded({
      name: 'first load of the home screen: everything',
      ours: home.requests,
      budget: FIRST_LOAD_BUDGET.requests,
      unit: 'requests',
    }),
    bounded({
      name: "first load of the home screen: script before the screen's own",
      ours: home.scriptKilobytes,
      budget: FIRST_LOAD_BUDGET.scriptKilobytes,
      unit: 'kB gz',
    }),
    bounded({
      name: 'first load of the home screen: texts of the other language',
      ours: home.otherTexts.length,
      budget: FIRST_LOAD_BUDGET.otherTexts,
      unit: 'files',
    }),
    bounded({
      name: 'the door of a stranger before its first paint: page, style, script, and all its fonts, as transferred',
      ours: doorKilobytes,
      budget: DOOR_BUDGET_KILOBYTES,
      unit: 'kB',
    }),
    bounded({
      name: 'public invoice page: HTML, script, style',
      ours: kilobytes(publicPage),
      budget: PUBLIC_PAGE_KILOBYTES,
      unit: 'kB gz',
    }),
  ];
}

/** Every script that a page runs at once: those it names, and all that they import without being asked to wait. */
function scriptsOf(page: string): string[] {
  const html = read(page);
  const waiting = [
    ...html.matchAll(
      /<script\b[^>]*\bsrc="\/([^"]+)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="\/([^"]+)"/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? '');
  const found = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return [...found];
}

function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, read(file)).module;
  const sources = [
    ...staticImports.map((found) => found.moduleRequest.value),
    ...staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
  ];
  return sources.map((source) => join(file, '..', source));
}

function stylesOf(page: string): string[] {
  return [...read(page).matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
}

function kilobytes(files: readonly string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).byteLength);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

function read(file: string): string {
  const path = join(BUILT, file);
  if (!existsSync(path)) throw new Error(`The build has no ${file}.`);
  return readFileSync(path, 'utf8');
}
