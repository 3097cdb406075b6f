/** Whether an invoice would pass as an e-invoice is seen while it is written. */
import type { CastMember } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { passesInspection } from './support/accessibility.ts';
import {
  eInvoicePart,
  JONAS_WITHOUT_PHONE,
  PUBLIC_BODY,
  pointsIn,
  WORK,
  writesTo,
} from './support/public-body.ts';
import { expect, test } from './support/stage.ts';

test('a public body wants an XRechnung: the phone number that it lacks is told, mended, and it is ready', async ({
  stage,
}) => {
  const person = await writesTo(stage, PUBLIC_BODY.name, JONAS_WITHOUT_PHONE);
  const { page, say } = person;
  const list = eInvoicePart(person);
  await expect(list).toContainText(say('invoices:eInvoice.missing', { count: 1 }));
  await expect(pointsIn(list)).toContainText([
    /^Die Telefonnummer des Verkäufers fehlt\..*XRechnung BR-DE-6.*Gib eine Telefonnummer/,
  ]);
  await expect(list).toContainText(say('invoices:eInvoice.wanted.xrechnung', { client: PUBLIC_BODY.name }));
  await expect(list).toContainText(say('invoices:eInvoice.otherReady'));
  await expect(list).toContainText(say('invoices:eInvoice.point.leitwegId', { id: PUBLIC_BODY.leitwegId }));
  await expect(list).not.toContainText(say('invoices:eInvoice.point.contact'));
  await passesInspection(person);
  await person.seesSaved();

  await test.step('it cannot be issued like this', async () => {
    await page
      .getByRole('button', { name: say('invoices:issue.button') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: say('invoices:issue.incompleteTitle') });
    await expect(dialog).toContainText('Die Telefonnummer des Verkäufers fehlt.');
    await expect(dialog).toContainText(
      say('invoices:issue.incompleteForm', { count: 1, client: PUBLIC_BODY.name }),
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the list leads to the field, where it is mended', async () => {
    await list.getByRole('link', { name: say('invoices:findings.toBusiness') }).click();
    await expect(person.profileField('phone')).toBeFocused();
    await expect(person.profileField('phone')).toBeInViewport();
    await page.keyboard.type('0351 5550 148');
    await person.profileField('phone').blur();
    await expect(page.getByText(say('common:save.saved'))).toBeVisible();
    await page.goBack();
    await expect(list).toContainText(say('invoices:eInvoice.ready.both'));
    await expect(list).toContainText(say('invoices:eInvoice.point.contact'));
    await expect(pointsIn(list)).toHaveCount(0);
  });
  await person.issues();
});

test('a small business is ready for every form, without a VAT ID', async ({ stage }) => {
  const { verlag } = lena.clients;
  const clients = {
    verlag: { ...verlag, name: 'Verlag Sommerfeld KG', country: 'DE', invoiceFormat: 'xrechnung' },
  };
  const person = await writesTo(stage, 'Verlag Sommerfeld KG', { ...lena, clients } as CastMember);
  const list = eInvoicePart(person);
  await expect(list).toContainText(person.say('invoices:eInvoice.ready.both'));
  await expect(pointsIn(list)).toHaveCount(0);
  await person.seesSaved();
  await person.issues();
});

test('without a Leitweg-ID it is told what the XRechnung names instead, and a company may have its own reference', async ({
  stage,
}) => {
  const firm = { ...PUBLIC_BODY, number: 'K-4711', email: 'rechnung@elbtal.example', leitwegId: '' };
  const person = await writesTo(stage, PUBLIC_BODY.name, { ...jonas, clients: { firm } });
  const { page, say } = person;
  const list = eInvoicePart(person);
  const warning = list
    .getByRole('listitem')
    .filter({ hasText: say('invoices:problem.e-invoice.buyer-reference', { value: 'K-4711' }) });
  await expect(warning).toContainText('§ 5 Abs. 1 Nr. 1 ERechV');
  await expect(list).toContainText(say('invoices:eInvoice.ready.both'));
  await passesInspection(person);
  await warning.getByRole('button').click();
  const field = page.getByRole('dialog').getByLabel(say('clients:field.leitwegId'));
  await expect(field).toBeFocused();
  await field.fill('04011000-1234512345-07');
  await expect(page.getByText(say('errors:problem.leitweg-id.check-digit'))).toBeVisible();
  await field.fill('KST-4711');
  await expect(page.getByText(say('clients:buyerReferenceHint'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common:save.action') })
    .click();
  await expect(warning).toHaveCount(0);
  await expect(list).toContainText(say('invoices:eInvoice.point.buyerReference', { id: 'KST-4711' }));
  await person.issues();
});

test('a client abroad is billed with and without German VAT, which ZUGFeRD takes for two invoices', async ({
  stage,
}) => {
  const harbor = { name: 'Harbor Analytics Inc.', country: 'US', ...jonas.clients.harbor };
  const clients = { harbor: { ...harbor, invoiceFormat: 'zugferd' as const } };
  const person = await writesTo(stage, 'Harbor Analytics Inc.', { ...jonas, clients });
  const { page, say } = person;
  const list = eInvoicePart(person);
  await expect(list).toContainText(say('invoices:eInvoice.ready.both'));
  await person.addsLine(2, { description: 'Vortrag in Köln', quantity: '1', unitPrice: '900' });
  await person.cell(2, 'vatCase').selectOption('standard19');
  const point = list.getByRole('listitem').filter({ hasText: 'BR-O-11' });
  await expect(point).toContainText('Neben nicht steuerbaren Leistungen');
  await expect(point).toContainText('Schreib zwei Rechnungen');
  await point.getByRole('button', { name: say('invoices:findings.toField') }).click();
  await expect(person.cell(2, 'vatCase')).toBeFocused();
  await person.cell(2, 'vatCase').selectOption('thirdCountryService');
  await expect(list).toContainText(say('invoices:eInvoice.ready.both'));
  await expect(page.getByText(say('invoices:findings.complete'))).toBeVisible();
});

test('on a phone everything of it is within reach', async ({ stage }) => {
  const name = 'Landesbetrieb für Straßenbauverwaltungsangelegenheiten Mecklenburg-Vorpommern';
  const member = { ...JONAS_WITHOUT_PHONE, clients: { long: { ...PUBLIC_BODY, name } } };
  const person = await stage.newcomer(member, 'en', { viewport: { width: 375, height: 812 } });
  await person.opens('/invoices/new');
  await person.choosesClient(name);
  await person.writesLine(1, WORK);
  await expect(eInvoicePart(person)).toContainText('The phone number of the seller is missing.');
  await passesInspection(person);
});
