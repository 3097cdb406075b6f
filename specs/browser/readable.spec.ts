/** Every screen is readable for all, on a wide screen and on a phone, as far as it takes a browser to tell: its structure is inspected in `specs/screens/readable.screen.tsx`. What lies over a screen is inspected where it is told of. */
import { randomUUID } from 'node:crypto';
import { lena } from '../cast/lena.ts';
import {
  ADMINISTRATION,
  BEFORE_SIGNING_IN,
  NOTIFICATIONS,
  REPORTS,
  WORK,
} from '../support/inspected-paths.ts';
import {
  comesTo,
  expectReadableInDark,
  expectWellLaidOut,
  inspectsAll,
  looksAtAll,
  passesInspection,
  READERS,
} from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

// Long walks, which a busy machine may make longer.
test.describe.configure({ timeout: 480_000 });

/** One of each kind: cards, a table, the editor, a form, a report, a chart. */
const IN_DARK = [
  '/home',
  '/invoices',
  '/invoices/new',
  '/my-business',
  '/tax-reports/annual-vat?year=2026&box=81',
  '/finance',
];

test('what Jonas works with takes the dark colours of his device, readable for all', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas', { colorScheme: 'dark' });
  await person.opens('/career-agent');
  for (const path of [...IN_DARK, await pathOfInvoice(person, 'paid')]) {
    await comesTo(person, path);
    await expectReadableInDark(person.page);
  }
});

for (const { who, language, device, viewport } of READERS) {
  const options = { viewport };

  test(`what ${who} works with and reports is laid out for all on ${device}`, async ({ stage }) => {
    const person = await stage.inTheBooksOf(who, options);
    await person.opens('/user-profile');
    const box = `/tax-reports/vat-advance?period=${who === 'jonas' ? '2026-Q3' : '2026-10'}&box=81`;
    const invoices = [await pathOfInvoice(person, 'paid'), await pathOfInvoice(person, 'draft')];
    await looksAtAll(person, [...WORK, ...invoices, ...REPORTS, ...NOTIFICATIONS, box]);
  });

  test(`the administration is laid out for all on ${device}`, async ({ stage }) => {
    const person = await stage.administrator(language, options);
    await person.opens('/home');
    await looksAtAll(person, ADMINISTRATION);
  });

  test(`every page for strangers is laid out for all on ${device}`, async ({ stage }) => {
    const person = await stage.stranger(language, options);
    await person.opens('/auth?mode=signup');
    await person.choosesLanguage(language);
    await person.presses('sign-in:signUp.action');
    await passesInspection(person);
    await looksAtAll(person, BEFORE_SIGNING_IN);
    const link = await pathOfLink(await stage.inTheBooksOf(who));
    await inspectsAll(person, ['/public-invoice/gibt-es-nicht', link]);
  });
}

test('the empty books say what will stand there, and the longest screen is readable for all on a phone', async ({
  stage,
}) => {
  const person = await stage.newcomer(lena, 'en', { viewport: { width: 375, height: 812 } });
  await inspectsAll(person, ['/my-business']);
  for (const screen of ['finance', 'compliance']) {
    await comesTo(person, `/${screen}`);
    await expect(person.page.getByText(person.say(`${screen}:empty.title`))).toBeVisible();
    await expectWellLaidOut(person.page);
  }
});

async function pathOfInvoice({ call }: Actor, state: 'paid' | 'draft'): Promise<string> {
  const { invoices } = await call<{ invoices: { id: string }[] }>('invoices/list', { states: [state] });
  return invoices[0] === undefined ? '/invoices' : `/invoice/${invoices[0].id}`;
}

async function pathOfLink(owner: Actor): Promise<string> {
  const path = await pathOfInvoice(owner, 'paid');
  const { token } = await owner.call<{ token: string }>('shareLinks/create', {
    invoiceId: path.split('/').at(-1),
    idempotencyKey: randomUUID(),
    expiresInDays: 30,
  });
  return `/public-invoice/${token}`;
}
