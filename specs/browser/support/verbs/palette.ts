/** Searching and commanding from anywhere. */
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../actor.ts';

/** The palette, opened by its keys if it is not open. */
export async function opensPalette(person: Person): Promise<Locator> {
  const palette = paletteOf(person);
  // The keys are heard once the frame is there.
  await expect(person.page.getByRole('banner')).toBeVisible();
  if (!(await palette.isVisible())) await person.page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  return palette;
}

export function paletteOf({ page, say }: Person): Locator {
  return page.getByRole('dialog', { name: say('palette:title') });
}

/** Types into the palette, which is opened first. */
export async function searchesFor(person: Person, text: string): Promise<Locator> {
  const palette = await opensPalette(person);
  await palette.getByRole('combobox').fill(text);
  return palette;
}

/** The entry whose title or detail is the text. */
export function hit(person: Person, text: string | RegExp): Locator {
  return paletteOf(person).getByRole('option', { name: text });
}
