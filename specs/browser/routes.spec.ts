/** Every path in the built app: its screen is there and names the tab. Where each leads whom is told in `web/routes/destinations.isolated.test.ts`. */
import { DESTINATIONS } from '../../web/routes/testing/destinations.ts';
import { jonas } from '../cast/jonas.ts';
import type { Language } from '../support/words.ts';
import { expect, test } from './support/stage.ts';
import { placesOf, placesOfJonas, walks } from './support/walk.ts';

const LANGUAGES: Language[] = ['de', 'en'];

test('Jonas opens every path and ends where the table says', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const client = 'Brandwerk Digital GmbH';
  const invoice = await person.hasIssued({ client, title: 'Workshop', price: '100' });
  await walks(person, 'user', DESTINATIONS, await placesOf(person, invoice));
});

test('a stranger opens every public path, and an administrator those that are closed to others', async ({
  stage,
}) => {
  const places = await placesOfJonas(await stage.inTheBooksOf('jonas'));
  const open = DESTINATIONS.filter(({ access }) => access === 'public');
  const person = await stage.stranger('de');
  await walks(person, 'stranger', open, places);
  const closed = DESTINATIONS.filter(({ access }) => access === 'admin');
  await walks(await stage.administrator('en'), 'administrator', closed, places);
});

test('an address survives signing in, with its box and its anchor', async ({ stage }) => {
  const person = await stage.stranger('de');
  for (const path of ['/tax-reports/vat-advance?period=2026-Q3&box=81', '/my-business#tax-legal']) {
    await person.context.clearCookies();
    await person.opens(path);
    await person.page.getByRole('button', { name: /^Jonas/ }).click();
    await expect(person.page).toHaveURL(path);
  }
});

for (const language of LANGUAGES) {
  test(`while it is not known who is there, the page says that it is loading (${language})`, async ({
    stage,
  }) => {
    const person = await stage.stranger(language, { locale: language === 'de' ? 'de-DE' : 'en-GB' });
    let answer = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await person.context.route('**/rpc/signIn/session', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await person.opens('/invoices');
    await expect(person.page.getByText(language === 'de' ? 'Wird geladen ...' : 'Loading...')).toBeVisible();
    answer();
    await expect(person.page).toHaveURL(/\/auth/);
  });
}
