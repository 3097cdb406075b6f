/** Every screen is readable for all, on a wide screen and on a phone. What lies over a screen is inspected where it is told of. */
import { randomUUID } from 'node:crypto';
import { lena } from '../cast/lena.ts';
import {
  expectAccessible,
  expectReadableInDark,
  inspectsAll,
  passesInspection,
  READERS,
} from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

// Long walks, which a busy machine may make longer.
test.describe.configure({ timeout: 480_000 });

const WORK = [
  '/home',
  '/invoices',
  '/invoices?status=overdue&search=nichts',
  '/invoices?status=open,paid&period=this-year&from=10&kind=quote',
  '/invoices/new',
  '/finance/received',
  '/finance/received?state=booked&search=nichts',
  '/e-invoice-check',
  '/my-business',
  '/imports?kind=services',
  '/career-agent',
];

/** One of each kind: cards, a table, the editor, a form, a report, a chart. */
const IN_DARK = [
  '/home',
  '/invoices',
  '/invoices/new',
  '/my-business',
  '/tax-reports/annual-vat?year=2026&box=81',
  '/finance',
];

const REPORTS = [
  '/tax-reports',
  '/tax-reports/vat-advance',
  '/tax-reports/annual-vat?year=2025',
  '/tax-reports/annual-vat?year=2026&box=81',
  '/tax-reports/eur?year=2026',
  '/tax-reports/eur?year=2026&line=income',
  '/tax-reports/eur?year=2026&month=3',
  '/tax-reports/recapitulative?period=2025-Q3',
  '/tax-reports/recapitulative?period=2025-Q3&vatId=ATU12345675&kind=services',
  '/finance',
  '/finance?year=2025&month=3&side=expense',
  '/compliance',
  '/compliance?month=2025-10',
];

const ADMINISTRATION = ['/admin', '/admin/templates', '/data-classification'];

const BEFORE_SIGNING_IN = [
  '/auth',
  '/auth?ref=JKMN2345',
  '/auth?mode=reset&error=INVALID_TOKEN',
  '/auth?mode=magic-link&token=x',
  '/auth?mode=new-password&token=x',
  '/auth?mode=second-factor',
  '/email-confirmation?error=expired',
  '/email-confirmation?error=TOKEN_EXPIRED',
  '/email-confirmation?error=ALREADY_CONFIRMED',
  '/email-confirmation?token=x',
  '/account-deletion?token=x',
  '/account-deletion',
  '/invite?ref=JKMN2345',
  '/outbox',
  '/e-invoice-check',
  '/gibt-es-nicht',
  '/public-invoice/gibt-es-nicht',
];

test('what Jonas works with takes the dark colours of his device, readable for all', async ({ stage }) => {
  const person = await stage.inTheBooksOf('jonas');
  for (const path of [...IN_DARK, await pathOfInvoice(person, 'paid')]) {
    await person.opens(path);
    await expect(person.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectReadableInDark(person.page);
  }
});

for (const { who, language, device, viewport } of READERS) {
  const options = { viewport };

  test(`the work of ${who} is readable for all on ${device}`, async ({ stage }) => {
    const person = await stage.inTheBooksOf(who, options);
    await inspectsAll(person, [
      ...WORK,
      await pathOfInvoice(person, 'paid'),
      await pathOfInvoice(person, 'draft'),
    ]);
  });

  test(`the reports of ${who} are readable for all on ${device}`, async ({ stage }) => {
    const person = await stage.inTheBooksOf(who, options);
    const proof = `/tax-reports/vat-advance?period=${who === 'jonas' ? '2026-Q3' : '2026-10'}&box=81`;
    await inspectsAll(person, [...REPORTS, proof]);
  });

  test(`the empty books say what will stand there, readable for all on ${device}`, async ({ stage }) => {
    const person = await stage.newcomer(lena, language, options);
    for (const screen of ['finance', 'compliance']) {
      await inspectsAll(person, [`/${screen}`]);
      await expect(person.page.getByText(person.say(`${screen}:empty.title`))).toBeVisible();
    }
  });

  test(`the administration is readable for all on ${device}`, async ({ stage }) => {
    await inspectsAll(await stage.administrator(language, options), ADMINISTRATION);
  });

  test(`every page for strangers is readable for all on ${device}`, async ({ stage }) => {
    const person = await stage.stranger(language, options);
    await person.opens('/auth?mode=signup');
    await person.choosesLanguage(language);
    await passesInspection(person);
    await person.presses('sign-in:signUp.action');
    await expectAccessible(person.page, 'form');
    const link = await pathOfLink(await stage.inTheBooksOf(who));
    await inspectsAll(person, [...BEFORE_SIGNING_IN, link]);
  });
}

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
