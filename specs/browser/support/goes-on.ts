import { expect } from '@playwright/test';
import type { Person } from './actor.ts';

/** Goes on to another address inside the app that is open, as a link does, until the router has come to rest. */
export async function goesOnTo({ page }: Pick<Person, 'page'>, path: string): Promise<void> {
  // The door stands there before the app does. The page allows no text to be run that is asked again from within it.
  await expect.poll(() => page.evaluate('typeof __TSR_ROUTER__')).not.toBe('undefined');
  await page.evaluate(`new Promise((resolve) => {
    const stop = __TSR_ROUTER__.subscribe('onResolved', () => resolve(stop()));
    __TSR_ROUTER__.history.push(${JSON.stringify(path)});
  })`);
}
