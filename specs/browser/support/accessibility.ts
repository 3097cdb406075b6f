/** What a screen owes everyone: no serious finding of axe, in light and in dark, and nothing to scroll sideways for. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Who looks at every screen: each width and each language once, since the two do not change what the other does. */
export const READERS = [
  { who: 'jonas', language: 'de', device: 'a wide screen', viewport: { width: 1440, height: 900 } },
  { who: 'aylin', language: 'en', device: 'a phone', viewport: { width: 375, height: 812 } },
] as const;

/** Fails the story with the rule and the elements that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await findings(axeOn(page)), `${page.url()} in light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const contrast = axeOn(page).withRules('color-contrast');
  expect.soft(await findings(contrast), `${page.url()} in dark`).toEqual([]);
}

/** We have no frames, without which axe needs no page of its own, and want to know of nothing that is right. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect.soft(excess, `${page.url()} is too wide by pixels`).toBeLessThanOrEqual(0);
}
