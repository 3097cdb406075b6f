import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { expectAccessible, expectNoSidewaysScrolling, READERS } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { PASSWORD } from './support/newcomer.ts';
import { expect, test } from './support/stage.ts';
import type { Language } from './support/words.ts';

/** Every screen for signed-in people, and the text that names it. */
const SCREENS = [
  ['/home', null],
  ['/invoices', 'invoices:title'],
  ['/invoices?filter=overdue&search=nichts', 'invoices:title'],
  ['/invoices/new', 'invoices:editor.new'],
  ['/tax-reports', 'tax:title'],
  ['/tax-reports/vat-advance', 'tax:vatAdvance'],
  ['/my-business', 'business:title'],
  ['/user-profile', 'profile:title'],
] as const;

const PUBLIC_SCREENS = [
  ['/auth', 'auth:signIn.title'],
  ['/auth?mode=signup', 'auth:signUp.title'],
  ['/email-confirmation?error=expired', 'auth:confirmation.failedTitle'],
  ['/outbox', 'auth:outbox.title'],
  ['/gibt-es-nicht', 'shell:notFound.title'],
] as const;

for (const { who, language, device, viewport } of READERS) {
  test(`every screen is readable for all on ${device} (${language})`, async ({ stage }) => {
    test.setTimeout(180_000);
    const person = await stage.inTheBooksOf(who, { viewport, reducedMotion: 'reduce' });
    for (const [path] of SCREENS) await passesInspection(person, path);
    await passesInspection(person, await pathOfInvoice(person, 'paid'));
    await passesInspection(person, await pathOfInvoice(person, 'draft'));
    await passesInspection(person, await pathOfProof(person));
  });

  test(`every screen before signing in is readable for all on ${device} (${language})`, async ({ stage }) => {
    const person = await stage.stranger(language, { viewport, reducedMotion: 'reduce' });
    await person.opens('/auth');
    await person.choosesLanguage(language);
    for (const [path] of PUBLIC_SCREENS) await passesInspection(person, path);
    const owner = await stage.inTheBooksOf(who);
    await passesInspection(person, await pathOfLink(owner));
    await passesInspection(person, '/public-invoice/gibt-es-nicht');
  });
}

test('every screen names the tab of the browser', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  const stranger = await stage.stranger('de');
  await stranger.opens('/auth');
  await stranger.choosesLanguage('de');
  for (const [path, text] of [...SCREENS, ...PUBLIC_SCREENS]) {
    if (text === null) continue;
    const visitor = PUBLIC_SCREENS.some(([known]) => known === path) ? stranger : person;
    await visitor.opens(path);
    await expect(visitor.page).toHaveTitle(`${visitor.say(text)} · Belegbar`);
  }
});

/** The language of the browser on a new device, and what the pages then speak. */
const DEVICES = [
  ['de-DE', 'de'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
] as const;

for (const [locale, language] of DEVICES) {
  test(`a new device set to ${locale} reads every page in ${language} until another language is chosen`, async ({
    stage,
  }) => {
    const person = await stage.stranger(language, { locale });
    for (const [path, text] of PUBLIC_SCREENS) await readsPage(person, path, text, language);
    const other = await stage.stranger(language === 'de' ? 'en' : 'de', { locale });
    await other.opens('/auth');
    await other.choosesLanguage(other.language);
    for (const [path, text] of PUBLIC_SCREENS) await readsPage(other, path, text, other.language);
  });
}

test('whoever is signed out is asked to sign in and comes back to where they were going', async ({
  stage,
}) => {
  const newcomer = await stage.newcomer(jonas);
  const { user } = await newcomer.call<{ user: { email: string } }>('session/get');
  const person = await stage.stranger('de');
  for (const [path] of SCREENS) {
    await person.opens(path);
    await expect(person.page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/auth' && searchParams.get('from') === path,
    );
  }
  const deep = '/tax-reports/vat-advance?period=2026-Q3';
  await person.opens(deep);
  await person.choosesLanguage('de');
  await person.signsIn({ email: user.email, password: PASSWORD });
  await expect(person.page).toHaveURL(deep);
  await person.signsOut();
  await person.page.goBack();
  await expect(person.page).toHaveURL(/\/auth/);
});

test('who was signed out in the meantime signs in again and comes back', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  await person.opens('/invoices');
  await expect(person.page.getByRole('table')).toBeVisible();
  await person.context.clearCookies();
  // The open page hears of it by itself, too, and may be gone before the click.
  const home = person.page.getByRole('link', { name: person.say('shell:home'), exact: true });
  await home.click({ timeout: 5_000 }).catch(() => {});
  await expect(person.page).toHaveURL(/\/auth\?from=/);
  const from = new URL(person.page.url()).searchParams.get('from') ?? '';
  expect(['/home', '/invoices']).toContain(from);
  await person.page.getByRole('button', { name: /^Jonas/ }).click();
  await expect(person.page).toHaveURL(from);
  await expect(person.page.getByRole('table').first()).toBeVisible();
});

test('nobody is sent to a foreign address after signing in', async ({ stage }) => {
  const person = await stage.stranger('de');
  for (const from of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await person.context.clearCookies();
    await person.opens(`/auth?from=${encodeURIComponent(from)}`);
    await person.page.getByRole('button', { name: /^Jonas/ }).click();
    await expect(person.page).toHaveURL('/home');
  }
});

for (const language of ['de', 'en'] as const) {
  test(`the demo says which years its books hold (${language})`, async ({ stage }) => {
    const acts = [lena, jonas, aylin].flatMap((member) => member.acts);
    const years = [...new Set(acts.map((act) => act.on.slice(0, 4)))].sort();
    const person = await stage.stranger(language);
    await person.opens('/auth');
    await person.choosesLanguage(language);
    const words = await person.page.getByRole('region', { name: person.say('auth:demo.title') }).innerText();
    expect(words.match(/\b20\d\d\b/g)).toEqual(years);
  });
}

for (const [name, language] of [
  ['Lena', 'de'],
  ['Jonas', 'de'],
  ['Aylin', 'en'],
] as const) {
  test(`one click enters the demo of ${name}, in the language of the sign-in page`, async ({ stage }) => {
    const person = await stage.stranger(language);
    await person.opens('/');
    await person.choosesLanguage(language);
    await person.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(person.page).toHaveURL('/home');
    await expect(person.page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(person.page.getByRole('table').first()).toBeVisible();
    await expect(person.page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('Lena shows no VAT and is told why', async ({ stage }) => {
  const person = await stage.newcomer(lena);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.choosesClient('Verlag Sommerfeld KG');
  await person.writesLine(1, { description: 'Illustration', quantity: '2', unitPrice: '250' });
  await person.seesTotals({ Netto: '500,00 €', Gesamt: '500,00 €' });
  const lines = page.getByRole('region', { name: say('invoices:lines.title') });
  await expect(lines.getByRole('definition')).toHaveText([/500,00/, /500,00/]);
  await expect(page.getByText(say('invoices:vat.because.small-business'))).toBeVisible();
  await expect(page.getByText(/§ 19/).first()).toBeVisible();
});

/* LENA_RETURNS: a service of 120.00 from Dublin in May 2026, x 19 % = 22.80, owed and not deductible (§ 13b (1), § 18 (4a) UStG). */
test('Lena files no return, but the one for a service from abroad', async ({ stage }) => {
  const person = await stage.inTheBooksOf('lena');
  const { page, say } = person;
  const menu = page.getByRole('navigation', { name: say('shell:navigation') });
  const owed = page.getByRole('link', { name: /^Q2 2026/ });
  for (const path of ['/home', '/tax-reports']) {
    await person.opens(path);
    await expect(page.getByText(say('tax:smallBusiness.none'))).toBeVisible();
    await expect(owed).toHaveText(/nach §.13b.*fällig 10\.07\.2026.*22,80/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Q\d 20/ })).toHaveCount(1);
    await expect(menu.getByRole('link', { name: say('shell:taxReports') })).toBeVisible();
    await expect(menu.getByRole('link', { name: say('shell:report.vat-advance') })).toHaveCount(0);
  }
  await owed.click();
  await person.seesBoxes({ '46 / 47': ['120', '22,80'], '83': ['22,80'] });
  await person.opens('/tax-reports/vat-advance?period=2026-Q3');
  await expect(page.getByText(say('tax:notRequired'))).toBeVisible();
  await expect(page.getByText(say('tax:notRequiredWhy'))).toBeVisible();
});

/* AYLIN_RETURNS: the office of 250.00 x 19 % = 47.50, the retainer 4200 x 19 % = 798.00; 798.00 - 47.50 = 750.50. */
test('input VAT reads the same on the form, in its proof and in every entry', async ({ stage }) => {
  const person = await stage.inTheBooksOf('aylin');
  const { page, say } = person;
  await person.opens('/tax-reports/vat-advance?period=2026-10&box=66');
  await person.seesBoxes({ '66': ['47.50'], '83': ['750.50'] });
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '66', exact: true }) });
  await expect(row).toContainText(say('tax:deducted'));
  const proof = page.getByRole('complementary');
  await expect(proof.getByRole('heading')).toHaveText(/€47\.50/);
  await expect(proof.getByRole('cell', { name: '47.50' })).toHaveText(['47.50', '47.50', '47.50']);
});

test('a page that does not exist says so and leads home', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  await person.opens('/home');
  await expect(person.page.getByRole('heading', { level: 1 })).toContainText('Jonas');
  await person.opens('/rechnungen/alle');
  await person.page.getByRole('link', { name: person.say('shell:notFound.action') }).click();
  await expect(person.page).toHaveURL('/home');
});

test('the language is changed without a reload and stays', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/my-business');
  await expect(person.page.getByRole('heading', { name: 'Mein Unternehmen' })).toBeVisible();
  await person.choosesLanguage('en');
  await expect(person.page.getByRole('heading', { name: 'My business' })).toBeVisible();
  await person.page.reload();
  await expect(person.page.getByRole('heading', { name: 'My business' })).toBeVisible();
});

async function readsPage(person: Actor, path: string, text: string, language: Language): Promise<void> {
  await person.opens(path);
  await expect(person.page).toHaveTitle(`${person.say(text)} · Belegbar`);
  await expect(person.page.locator('html')).toHaveAttribute('lang', language);
}

async function passesInspection(person: Actor, path: string): Promise<void> {
  await test.step(path, async () => {
    await person.opens(path);
    await expect(person.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(person.page.getByLabel(person.say('common:loading'))).toHaveCount(0);
    await expectNoSidewaysScrolling(person.page);
    await expectAccessible(person.page);
  });
}

async function pathOfInvoice({ call }: Actor, filter: 'paid' | 'draft'): Promise<string> {
  const { invoices } = await call<{ invoices: { id: string }[] }>('invoices/list', { filter });
  return invoices[0] === undefined ? '/invoices' : `/invoice/${invoices[0].id}`;
}

/** The return with the proof of its first figure open. */
async function pathOfProof({ language }: Actor): Promise<string> {
  return `/tax-reports/vat-advance?period=${language === 'de' ? '2026-Q3' : '2026-10'}&box=81`;
}

async function pathOfLink(owner: Actor): Promise<string> {
  const path = await pathOfInvoice(owner, 'paid');
  const link = await owner.call<{ token: string }>('shareLinks/create', {
    invoiceId: path.split('/').at(-1),
    idempotencyKey: crypto.randomUUID(),
    expiresInDays: 30,
  });
  return `/public-invoice/${link.token}`;
}
