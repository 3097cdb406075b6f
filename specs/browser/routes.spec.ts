import { jonas } from '../cast/jonas.ts';
import { endOf, ROUTES } from './support/route-table.ts';
import { expect, test } from './support/stage.ts';
import { endsAt, placed, placesOf, placesOfJonas, walks } from './support/walk.ts';
import type { Language } from './support/words.ts';

const LANGUAGES: Language[] = ['de', 'en'];
// Long walks, which a busy machine may make longer.
test.describe.configure({ timeout: 480_000 });

test('a stranger opens every route and ends where the table says', async ({ stage }) => {
  const person = await stage.stranger('de');
  await person.opens('/auth');
  await person.choosesLanguage('de');
  await walks(person, 'stranger', await placesOfJonas(await stage.inTheBooksOf('jonas')));
});

test('Jonas opens every route and ends where the table says', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en');
  const client = 'Brandwerk Digital GmbH';
  const invoice = await person.hasIssued({ client, title: 'Workshop', price: '100' });
  await walks(person, 'user', await placesOf(person, invoice));
});

test('an administrator opens every route, also those closed to others', async ({ stage }) => {
  const places = await placesOfJonas(await stage.inTheBooksOf('jonas'));
  await walks(await stage.administrator('en'), 'administrator', places);
});

test('the income tax report opens where the install offers it', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'de');
  await person.context.route('**/rpc/session/get', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { json: { install: object } };
    body.json.install = { ...body.json.install, incomeTax: true };
    await route.fulfill({ response: answer, json: body });
  });
  await person.opens('/tax-reports/income-tax');
  await endsAt(person, '/tax-reports/income-tax');
  await expect(person.page).toHaveTitle('Einkommensteuer · Belegbar');
});

test('every address survives signing in, with its box and its anchor', async ({ stage }) => {
  const places = await placesOfJonas(await stage.inTheBooksOf('jonas'));
  const person = await stage.stranger('de');
  for (const row of ROUTES.filter(({ access }) => access !== 'public')) {
    await test.step(row.path, async () => {
      await person.context.clearCookies();
      await person.opens(`${placed(row.path, places)}?beleg=1#stelle`);
      await person.page.getByRole('button', { name: /^Jonas/ }).click();
      await endsAt(person, placed(endOf(row, 'user'), places));
    });
  }
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
    await person.context.route('**/rpc/session/get', async (route) => {
      await isAllowed;
      await route.continue();
    });
    await person.opens('/invoices');
    await expect(person.page.getByText(language === 'de' ? 'Wird geladen ...' : 'Loading...')).toBeVisible();
    answer();
    await expect(person.page).toHaveURL(/\/auth/);
  });
}
