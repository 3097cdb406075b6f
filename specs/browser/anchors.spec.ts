import type { Locator } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** How far below the top of the window a section comes to stand, and how far it must have come to be the active one. */
const MARGIN = 100;
const OFFSET = 200;

test('a place on My business comes to stand 100 px below the top, and its item is the active one', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/my-business');
  await expect(person.page.getByRole('table').first()).toBeVisible();
  await expect(itemOf(person, 'business-info')).toHaveAttribute('aria-current', 'location');
  await itemOf(person, 'services-clients').click();
  await expect(person.page).toHaveURL('/my-business#services-clients');
  await expect.poll(() => topOf(person, 'services-clients')).toBe(MARGIN);
  await expect(itemOf(person, 'services-clients')).toHaveAttribute('aria-current', 'location');
  await itemOf(person, 'invoice-style').click();
  await expect(itemOf(person, 'invoice-style')).toHaveAttribute('aria-current', 'location');
  await expect(itemOf(person, 'services-clients')).not.toHaveAttribute('aria-current');
});

test('the active item follows the wheel, with an offset of 200 px, and a place chosen again is come to again', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page } = person;
  await person.opens('/my-business');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.mouse.move(800, 500);
  const toGo = (await topOf(person, 'services-clients')) - OFFSET;
  await page.mouse.wheel(0, toGo - 3);
  await expect.poll(() => topOf(person, 'services-clients')).toBe(OFFSET + 3);
  await expect(itemOf(person, 'business-info')).toHaveAttribute('aria-current', 'location');
  await page.mouse.wheel(0, 4);
  await expect(itemOf(person, 'services-clients')).toHaveAttribute('aria-current', 'location');
  await person.opens('/my-business#services-clients');
  await expect.poll(() => topOf(person, 'services-clients')).toBe(MARGIN);
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => topOf(person, 'services-clients')).toBeGreaterThan(OFFSET);
  await itemOf(person, 'services-clients').click();
  await expect.poll(() => topOf(person, 'services-clients')).toBe(MARGIN);
});

test('from another page one lands at the place, though what stands above it is still being fetched', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, context, say } = person;
  for (const list of ['services', 'clients'])
    await context.route(`**/rpc/${list}/list`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
  await person.opens('/home');
  await menuOf(person)
    .getByRole('button', { name: say('shell:subItems', { name: say('shell:myBusiness') }) })
    .press('Enter');
  await itemOf(person, 'payment-settings').click();
  await expect(page).toHaveURL('/my-business#payment-settings');
  await expect(page.getByRole('table')).toHaveCount(2);
  await expect.poll(() => topOf(person, 'payment-settings')).toBe(MARGIN);
  await expect(itemOf(person, 'payment-settings')).toHaveAttribute('aria-current', 'location');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.goForward();
  await expect.poll(() => topOf(person, 'payment-settings')).toBe(MARGIN);
});

test('who scrolls while the page is growing is not pulled back', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, context } = person;
  let answer = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/rpc/clients/list', async (route) => {
    await isAllowed;
    await route.continue();
  });
  await person.opens('/my-business#payment-settings');
  await expect.poll(() => topOf(person, 'payment-settings')).toBe(MARGIN);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
  answer();
  await expect(page.getByRole('table')).toHaveCount(2);
  expect(await page.evaluate<number>('scrollY')).toBe(0);
});

function menuOf({ page, say }: Actor): Locator {
  return page.getByRole('navigation', { name: say('shell:navigation') });
}

function itemOf(person: Actor, anchor: string): Locator {
  return menuOf(person).getByRole('link', { name: person.say(`shell:anchor.${anchor}`) });
}

/** The section's top in the window, in whole pixels. */
function topOf({ page }: Actor, anchor: string): Promise<number> {
  return page.evaluate<number>(
    `Math.round(document.getElementById('${anchor}')?.getBoundingClientRect().top ?? -1)`,
  );
}
