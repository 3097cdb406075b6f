import { jonas } from '../cast/jonas.ts';
import type { Language } from '../support/words.ts';
import { comesTo } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';

const PUBLIC_SCREENS = [
  ['/auth', 'sign-in:signIn.tab'],
  ['/auth?mode=signup', 'sign-in:signUp.title'],
  ['/email-confirmation?error=expired', 'sign-in:confirmation.failedTitle'],
  ['/outbox', 'sign-in:outbox.title'],
  ['/e-invoice-check', 'e-invoice:check.title'],
  ['/gibt-es-nicht', 'shell:notFound.title'],
] as const;

/** The language of the browser on a new device, and what the pages then speak. */
const DEVICES = [
  ['de-AT', 'de'],
  ['fr-FR', 'en'],
] as const;

for (const [locale, language] of DEVICES) {
  test(`a new device set to ${locale} reads every page in ${language}`, async ({ stage }) => {
    const person = await stage.stranger(language, { locale });
    const known = Promise.withResolvers<void>();
    await person.context.route('**/rpc/signIn/session', async (route) => {
      await known.promise;
      await route.continue();
    });
    await person.opens('/auth?mode=signup');
    await expect(person.page.getByText(language === 'de' ? 'Wird geladen ...' : 'Loading...')).toBeVisible();
    known.resolve();
    for (const [path, text] of PUBLIC_SCREENS) await readsPage(person, path, text, language);
  });
}

test('a language that is chosen holds on every page, whatever the device is set to', async ({ stage }) => {
  const person = await stage.stranger('en', { locale: 'de-DE' });
  await person.opens('/auth');
  await person.choosesLanguage('en');
  await person.page.reload();
  for (const [path, text] of PUBLIC_SCREENS) await readsPage(person, path, text, 'en');
});

test('whoever is signed out is asked to sign in and comes back to where they were going', async ({
  stage,
}) => {
  const newcomer = await stage.newcomer(jonas);
  const { user } = await newcomer.call<{ user: { email: string } }>('signIn/session');
  const person = await stage.stranger('de');
  const deep = '/tax-reports/vat-advance?period=2026-Q3';
  await person.opens(deep);
  await person.choosesLanguage('de');
  await person.signsIn({ email: user.email, password: PASSWORD });
  await expect(person.page).toHaveURL(deep);
  await person.signsOut();
  await person.page.goBack();
  await expect(person.page).toHaveURL(/\/auth/);
});

test('one click enters the books of the demo in the language of the page', async ({ stage }) => {
  const person = await stage.stranger('de');
  const { page } = person;
  for (const [name, language] of [
    ['Lena', 'de'],
    ['Jonas', 'de'],
    ['Aylin', 'en'],
  ] as const) {
    await test.step(name, async () => {
      await person.context.clearCookies();
      await person.opens('/');
      await person.choosesLanguage(language);
      await page.getByRole('button', { name: /^(Demo ansehen|View the demo)$/ }).click();
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(page.locator('section[aria-labelledby="next-steps"] li').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
});

/* LENA_RETURNS: a service of 120.00 from Dublin in May 2026, x 19 % = 22.80, owed and not deductible (§ 13b (1), § 18 (4a) UStG). */
test('Lena files no return, but the one for a service from abroad', async ({ stage }) => {
  const person = await stage.inTheBooksOf('lena');
  const { page, say } = person;
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  const owed = page.getByRole('link', { name: /^Q2 2026/ });
  await person.opens('/home');
  await expect(page.getByText(say('home:small.noAdvance'))).toBeVisible();
  await expect(menu.getByRole('link', { name: say('shell:report.vat-advance') })).toHaveCount(0);
  await person.opens('/tax-reports');
  await expect(page.getByText(say('tax-reports-form:smallBusiness.none'))).toBeVisible();
  await expect(owed).toHaveText(/nach §.13b.*\d+ Tage zu spät.*22,80/);
  await expect(page.getByRole('main').getByRole('link', { name: /^Q\d 20/ })).toHaveCount(1);
  await expect(menu.getByRole('link', { name: say('shell:taxReports') })).toBeVisible();
  await expect(menu.getByRole('link', { name: say('shell:report.vat-advance') })).toHaveCount(0);
  await owed.click();
  await person.seesBoxes({ '46 / 47': ['120', '22,80'], '83': ['22,80'] });
  await person.opens('/tax-reports/vat-advance?period=2026-Q3');
  await expect(page.getByText(say('tax-reports-form:notRequired'))).toBeVisible();
  await expect(page.getByText(say('tax-reports-form:notRequiredWhy'))).toBeVisible();
});

/* AYLIN_RETURNS: the office of 250.00 x 19 % = 47.50, the retainer 4200 x 19 % = 798.00; 798.00 - 47.50 = 750.50. */
test('input VAT reads the same on the form, in its proof and in every entry', async ({ stage }) => {
  const person = await stage.inTheBooksOf('aylin');
  const { page, say } = person;
  await person.opens('/tax-reports/vat-advance?period=2026-10&box=66');
  await person.seesBoxes({ '66': ['47.50'], '83': ['750.50'] });
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '66', exact: true }) });
  await expect(row).toContainText(say('tax-reports-form:deducted'));
  const proof = page.getByRole('complementary');
  await expect(proof.getByRole('heading')).toHaveText(/€47\.50/);
  await expect(proof.getByRole('cell', { name: '47.50' })).toHaveText(['47.50', '47.50', '47.50']);
});

async function readsPage(person: Actor, path: string, text: string, language: Language): Promise<void> {
  await comesTo(person, path);
  await expect(person.page).toHaveTitle(`${person.say(text)} · Belegbar`);
  await expect(person.page.locator('html')).toHaveAttribute('lang', language);
}
