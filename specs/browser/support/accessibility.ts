/** What a screen owes everyone: no serious finding of axe, and nothing to scroll sideways for. That every text is readable on every ground, in dark as well, is computed in `web/theme/contrast.test.ts`. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { NEED_LAYOUT } from '../../support/layout-rules.ts';
import type { Actor } from './actor.ts';
import { goesOnTo } from './goes-on.ts';
import { titleAt } from './titles.ts';

/** Who looks at every screen: each width and each language once, since the two do not change what the other does. */
export const READERS = [
  { who: 'jonas', language: 'de', device: 'a wide screen', viewport: { width: 1440, height: 900 } },
  { who: 'aylin', language: 'en', device: 'a phone', viewport: { width: 375, height: 812 } },
] as const;

/** Opens each path and inspects what is there once it has come. */
export async function inspectsAll(person: Actor, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await person.opens(path);
      await passesInspection(person);
    });
}

/** The screen that is open is named, and readable for all. */
export async function passesInspection(person: Actor): Promise<void> {
  await seesScreen(person);
  await expectNoSidewaysScrolling(person.page);
  await expectAccessible(person.page, WHOLE_PAGE);
}

/** Goes on to each path and inspects how it is laid out. */
export async function looksAtAll(person: Actor, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await comesTo(person, path);
      await seesTitle(person, path);
      await expectWellLaidOut(person.page);
      if (!path.includes('?')) await expectAtItsTop(person.page);
    });
}

/** A screen that was asked for whole begins with its title. */
async function expectAtItsTop(page: Page): Promise<void> {
  expect.soft(await page.evaluate<number>('scrollY'), `${page.url()} is scrolled`).toBe(0);
}

/** The tab is named as the table of titles says. */
async function seesTitle({ page, language }: Actor, path: string): Promise<void> {
  const title = titleAt(path)?.[language];
  if (title !== undefined && !title.includes('{')) await expect(page).toHaveTitle(`${title} · Belegbar`);
}

/** What it takes a browser to tell; the rest of every screen is inspected in a DOM. */
export async function expectWellLaidOut(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page);
  await page.evaluate(SETTLED);
  expect.soft(await findings(page, WHOLE_PAGE, { runOnly: NEED_LAYOUT }), page.url()).toEqual([]);
}

/** Goes on to another address inside the app and waits until its screen has come. */
export async function comesTo(person: Actor, path: string): Promise<void> {
  await goesOnTo(person, path);
  await seesScreen(person);
}

async function seesScreen({ page, say }: Actor): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByLabel(say('common:loading'))).toHaveCount(0);
}

const WHOLE_PAGE = 'html';
/** What lies over a screen that is inspected without it. */
export const DIALOG = '[role=dialog]';

/** Fails the story with the rule and the elements of the part that break it. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  await page.evaluate(SETTLED);
  expect.soft(await findings(page, part, {}), page.url()).toEqual([]);
}

/** The screen has taken the dark colours of the device, and is readable in them. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(SETTLED);
  const contrast = { runOnly: ['color-contrast'] };
  expect.soft(await findings(page, WHOLE_PAGE, contrast), `${page.url()} in dark`).toEqual([]);
}

/** Nothing fades any more. */
const SETTLED = `(async () => {
  for (const frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const fading = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(fading.map(({ finished }) => finished));
})()`;

/** A script that leaves itself in the page as `axe`. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** We want to know of nothing that is right, and no rule that we ask for reads style sheets. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: false };

/** What is found twice: a page that was still being drawn is not what people read. */
async function findings(page: Page, part: string, more: RunOptions): Promise<string[]> {
  const found = await findingsNow(page, part, more);
  if (found.length === 0) return found;
  await page.waitForTimeout(1_000);
  return findingsNow(page, part, more);
}

async function findingsNow(page: Page, part: string, more: RunOptions): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const asked = JSON.stringify([part, { ...OPTIONS, ...more }]);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(...${asked})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect.soft(excess, `${page.url()} is too wide by pixels`).toBeLessThanOrEqual(0);
}
