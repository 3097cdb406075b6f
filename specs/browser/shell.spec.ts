import type { Locator } from '@playwright/test';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import type { Language } from '../support/words.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

const PHONE = { width: 375, height: 812 };

function menuOf({ page, say }: Actor): Locator {
  return page.getByRole('navigation', { name: say('shell:navigation') });
}

/** Names in the sidebar for which there is not enough room. */
const CUT_NAMES = `[...document.querySelectorAll('nav li span')]
  .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)`;

/** What the sidebar lists for Jonas, whose business files every report but that on income tax. */
const LISTED: Record<Language, string[]> = {
  en: [
    'Home',
    'Invoices',
    'Finance',
    'Tax Reports Pro',
    'VAT advance return',
    'Annual VAT return',
    'Income surplus (EÜR)',
    'Recapitulative statement',
    'Career Agent Pro',
    'Compliance',
    'Email Notifications',
    'My business',
    'Outbox',
    'Your profile',
  ],
  de: [
    'Start',
    'Rechnungen',
    'Finanzen',
    'Steuern Pro',
    'USt-Voranmeldung',
    'USt-Jahreserklärung',
    'EÜR',
    'Zusammenfassende Meldung',
    'Karriere-Coach Pro',
    'Compliance',
    'Benachrichtigungen',
    'Mein Unternehmen',
    'Postausgang',
    'Dein Profil',
  ],
};

for (const language of ['de', 'en'] as const) {
  test(`the sidebar lists the screens in their order, with their whole names and marks (${language})`, async ({
    stage,
  }) => {
    const person = await stage.newcomer(jonas, language);
    const { say } = person;
    await person.opens('/tax-reports/recapitulative');
    const links = menuOf(person).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(LISTED[language].map((name) => name.replace(/ Pro$/, 'Pro')));
    expect(await person.page.evaluate(CUT_NAMES)).toEqual([]);
    await expect(menuOf(person).getByRole('button', { name: say('shell:shareInvites') })).toBeVisible();
    await expect(menuOf(person).getByRole('link', { name: say('shell:requestFeatures') })).toHaveCount(0);
    await expect(menuOf(person).getByRole('link', { name: say('shell:admin'), exact: true })).toHaveCount(0);
  });
}

test('Lena, a small business, is offered no report on VAT', async ({ stage }) => {
  const person = await stage.newcomer(lena);
  await person.opens('/home');
  const { say } = person;
  const report = (id: string) =>
    menuOf(person).getByRole('link', { name: say(`shell:report.${id}`), exact: true });
  await expect(report('eur')).toBeVisible();
  for (const id of ['vat-advance', 'annual-vat', 'recapitulative', 'income-tax'])
    await expect(report(id)).toHaveCount(0);
});

test('an administrator finds the administration and what belongs to it', async ({ stage }) => {
  const person = await stage.administrator('de');
  const { page, say } = person;
  await person.opens('/home');
  const admin = menuOf(person).getByRole('link', { name: say('shell:admin'), exact: true });
  await admin.click();
  await expect(page).toHaveURL('/admin');
  await menuOf(person)
    .getByRole('link', { name: say('shell:dataClassification') })
    .click();
  await expect(page).toHaveURL('/data-classification');
});

test('the board for wishes opens in a tab of its own, which learns nothing of this one', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en');
  await person.context.route('**/rpc/signIn/session', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { json: { install: object } };
    body.json.install = { ...body.json.install, feedbackUrl: 'https://board.example/wishes' };
    await route.fulfill({ response: answer, json: body });
  });
  await person.opens('/home');
  const board = menuOf(person).getByRole('link', { name: 'Request features (opens a new tab)' });
  await expect(board).toHaveAttribute('href', 'https://board.example/wishes');
  await expect(board).toHaveAttribute('target', '_blank');
  await expect(board).toHaveAttribute('rel', /noopener/);
});

test('the sidebar shrinks to icons by Strg+B and stays so for seven days', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, context, say } = person;
  await person.opens('/my-business');
  await expect(page.getByRole('table').first()).toBeVisible();
  const sidebar = menuOf(person);
  await expect(sidebar).toHaveCSS('width', '223px');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '47px');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7.01);
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '47px');
  const invoices = sidebar.getByRole('link', { name: say('shell:invoices') });
  await invoices.hover();
  await expect.poll(() => tooltipOf(invoices)).toEqual({ words: `"${say('shell:invoices')}"`, opacity: '1' });
  await page.getByRole('button', { name: say('shell:toggleSidebar') }).click();
  await expect(sidebar).toHaveCSS('width', '223px');
});

/** What stands beside an icon when it is pointed at. */
function tooltipOf(link: Locator): Promise<{ words: string; opacity: string }> {
  return link.evaluate((element) => {
    // @ts-expect-error the browser's own function, which the types of the server do not know
    const { content, opacity } = getComputedStyle(element, '::after');
    return { words: String(content).replace(/ \/ .*/, ''), opacity: String(opacity) };
  });
}

test('approvals that wait are counted at the section, then at its sub-item, and are a dot beside the icon', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.isNotified({ type: 'reminder_approval_needed', title: 'Erinnerung freigeben' });
  await person.opens('/home');
  const words = say('shell:bell.pendingApprovals', { count: 1 });
  const counts = menuOf(person).getByText(words);
  const section = menuOf(person).getByRole('link', {
    name: new RegExp(`^${say('shell:emailNotifications')}`),
  });
  await expect(section).toContainText(words);
  await section.click();
  await expect(
    menuOf(person).getByRole('link', { name: new RegExp(`^${say('shell:emails.pendingApprovals')}`) }),
  ).toContainText(words);
  await expect(counts).toHaveCount(1);
  await page.keyboard.press('Control+b');
  await expect(section).toContainText(words);
  const pill = section.getByText(words).locator('..');
  await expect(pill).toHaveCSS('width', '7px');
});

test('sections open where one is, and by hand elsewhere', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { say } = person;
  await person.opens('/home');
  const approvals = menuOf(person).getByRole('link', { name: say('shell:emails.pendingApprovals') });
  const chevron = menuOf(person).getByRole('button', {
    name: say('shell:subItems', { name: say('shell:emailNotifications') }),
  });
  await expect(approvals).toHaveCount(0);
  await chevron.press('Enter');
  await expect(chevron).toHaveAttribute('aria-expanded', 'true');
  await approvals.click();
  await expect(person.page).toHaveURL('/email-notifications/pending-approvals');
  await expect(approvals).toHaveAttribute('aria-current', 'page');
  await chevron.press('Enter');
  await expect(approvals).toHaveCount(0);
  const anchor = menuOf(person).getByRole('link', { name: say('shell:anchor.tax-legal') });
  await menuOf(person)
    .getByRole('link', { name: say('shell:myBusiness') })
    .click();
  await expect(anchor).toBeVisible();
});

test('on a phone the sidebar is a sheet from the left, 16 rem wide, which closes with a choice', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: PHONE });
  const { page, say } = person;
  await person.opens('/home');
  const open = page.getByRole('button', { name: say('shell:openNavigation') });
  const sheet = page.getByRole('dialog', { name: say('shell:navigation') });
  await expect(menuOf(person)).toHaveCount(0);
  await open.click();
  await expect(sheet.getByRole('navigation')).toHaveCSS('width', '256px');
  await expectAccessible(page, DIALOG);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: say('shell:invoices') }).click();
  await expect(page).toHaveURL('/invoices');
  await expect(sheet).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await open.click();
  await sheet.getByRole('button', { name: say('shell:shareInvites') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('dialog', { name: say('referrals:title') })).toBeVisible();
});
