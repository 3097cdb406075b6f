/** Files dragged from the desktop onto a page, as a browser tells it. */
import { expect, type JSHandle, type Locator } from '@playwright/test';
import type { Person } from './actor.ts';

/** What is dragged. */
async function carried({ page }: Person, files: readonly File[]): Promise<JSHandle> {
  const contents = await Promise.all(
    files.map(async (file) => [file.name, Buffer.from(await file.arrayBuffer()).toString('base64')]),
  );
  return page.evaluateHandle<unknown>(`(() => {
    const transfer = new DataTransfer();
    for (const [name, content] of ${JSON.stringify(contents)})
      transfer.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name));
    return transfer;
  })()`);
}

/** Holds files over a place of the page until it says that it takes them. Returns how to let them go there. */
export async function dragsOver(
  person: Person,
  place: Locator,
  files: readonly File[],
): Promise<() => Promise<void>> {
  const dataTransfer = await carried(person, files);
  const taker = person.page.locator('[data-over], [data-drop-sign]');
  await expect(async () => {
    await place.dispatchEvent('dragenter', { dataTransfer });
    await place.dispatchEvent('dragover', { dataTransfer });
    await expect(taker).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return () => place.dispatchEvent('drop', { dataTransfer });
}

export async function drops(person: Person, place: Locator, files: readonly File[]): Promise<void> {
  const letGo = await dragsOver(person, place, files);
  await letGo();
}
