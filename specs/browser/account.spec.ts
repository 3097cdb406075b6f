import type { Request } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { expect, test } from './support/stage.ts';

test('a language that cannot be kept is told and taken back, even before its texts are there; one that can is confirmed', async ({
  stage,
}) => {
  const person = await stage.newcomer(lena, 'en');
  const { page, say } = person;
  await person.opens('/user-profile');
  const choice = page.getByRole('radio', { name: /^(Deutsch|English)/ });
  const [german, english] = [choice.first(), choice.last()];
  await expect(english).toBeChecked();
  const texts = Promise.withResolvers<void>();
  // English is there from the start, as the language in which texts are shown that another one lacks.
  const held: Request[] = [];
  await page.route('**/assets/**', async (route) => {
    held.push(route.request());
    await texts.promise;
    await route.continue();
  });
  await page.route('**/rpc/signIn/setLanguage', (route) => route.abort());
  await german.click();
  await expect(page.getByRole('alert')).toContainText(
    say('common:save.profileFailed', { message: say('errors:call.OFFLINE') }),
  );
  await expect(english).toBeChecked();
  expect(held, 'the German texts are on their way').not.toHaveLength(0);
  texts.resolve();
  for (const request of held) await (await request.response())?.finished();
  await expect(english).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unrouteAll();
  await german.click();
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
  await english.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
});

test('the colours change at once, with the bars of the browser and in the other tabs too, follow the device, and stay', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { colorScheme: 'light' });
  await person.opens('/user-profile');
  const other = await person.opensTab('/user-profile');
  const colours = (of: typeof person) => of.page.locator('html').getAttribute('data-mantine-color-scheme');
  const choose = (choice: string) =>
    person.page.getByRole('radio', { name: person.say(`account:appearance.${choice}`), exact: true }).check();
  const bars = person.page.locator('meta[name="theme-color"][media="all"]');
  await expect(bars).toHaveAttribute('content', '#F6F3EC');
  await choose('dark');
  await expect.poll(() => colours(person)).toBe('dark');
  await expect(bars).toHaveAttribute('content', '#141311');
  await expect.poll(() => colours(other)).toBe('dark');
  const otherDark = other.page.getByRole('radio', {
    name: other.say('account:appearance.dark'),
    exact: true,
  });
  await expect(otherDark).toBeChecked();
  await choose('system');
  await expect.poll(() => colours(other)).toBe('light');
  await other.page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colours(other)).toBe('dark');
  expect(await person.page.evaluate<string>("localStorage.getItem('theme')")).toBe('system');
  await choose('dark');
  await expect.poll(() => colours(person)).toBe('dark');
  await person.page.reload();
  await expect.poll(() => colours(person)).toBe('dark');
});

test('on a phone the price of the plan stays on one line, below what marks it as the own', async ({
  stage,
}) => {
  const person = await stage.newcomer(lena, 'de', { viewport: { width: 320, height: 568 } });
  const { page, say } = person;
  await person.opens('/subscription');
  const mark = await page.getByText(say('account:plan.yours'), { exact: true }).boundingBox();
  const price = await page.getByText('0,00\u00a0€', { exact: true }).boundingBox();
  expect(price?.height).toBeLessThan(48);
  expect(price?.y).toBeGreaterThanOrEqual((mark?.y ?? 0) + (mark?.height ?? 0));
});
