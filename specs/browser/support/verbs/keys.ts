/** Working without a mouse. */
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../actor.ts';

const KEY = /^(Tab|Enter|Escape|Backspace|Home|End|Arrow\w+|(Shift|Alt|Control)\+.+)$/;
const MOST_STEPS = 80;

/** Presses keys by their names and types everything else. */
export async function types({ page }: Person, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    if (KEY.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
}

/** Presses Tab until the place has the focus; wherever it stands on the way, one can see where. */
export async function tabsTo(
  { page }: Person,
  place: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(place).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press(key);
    expect(await page.evaluate<string>(FOCUS_MARK), 'the focus is seen').toBe('');
    if ((await place.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`The focus does not come to ${place}.`);
}

/** Empty when a frame or a shadow marks the focused element; else a description of it. */
const FOCUS_MARK = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return '';
  const isMarked = ({ outlineStyle, outlineWidth, boxShadow }) =>
    (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  const looks = [getComputedStyle(focused), getComputedStyle(focused, '::after')];
  return looks.some(isMarked) ? '' : focused.outerHTML.slice(0, 200);
})()`;
