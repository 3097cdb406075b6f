/** Whether an invoice would pass as an e-invoice is seen while it is written. */
import type { Locator } from '@playwright/test';
import type { CastMember } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { expect, type Stage, test } from './support/stage.ts';

const FIRM = 'Brandwerk Digital GmbH';
const PUBLIC_BODY = 'Stadtwerke Elbtal AöR';
const LEITWEG_ID = '04011000-1234512345-06';
const WORK = { description: 'Entwicklung', quantity: '2', unitPrice: '760' };

const STADTWERKE = {
  name: PUBLIC_BODY,
  street: 'Am Wasserwerk 3',
  postCode: '01665',
  city: 'Elbtal',
  country: 'DE',
  email: '',
  invoiceFormat: 'xrechnung',
  leitwegId: LEITWEG_ID,
} as const;

/** Jonas without a phone number, who works for the public utility as well. */
const JONAS: CastMember = {
  ...jonas,
  profile: { ...jonas.profile, phone: '' },
  clients: { ...jonas.clients, stadtwerke: STADTWERKE },
};

async function writesTo(stage: Stage, client: string, member: CastMember): Promise<Actor> {
  const person = await stage.newcomer(member);
  await person.opens('/invoices/new');
  await person.choosesClient(client);
  await person.writesLine(1, WORK);
  return person;
}

function eInvoice({ page, say }: Actor): Locator {
  return page.getByRole('region', { name: say('invoices:eInvoice.title') });
}

/** What the rules find, each with its number. */
function pointsIn(list: Locator): Locator {
  return list.getByRole('listitem').filter({ hasText: /BR-|PEPPOL-/ });
}

test('a public body wants an XRechnung: the phone number that it lacks is told, mended, and it is ready', async ({
  stage,
}) => {
  const person = await writesTo(stage, PUBLIC_BODY, JONAS);
  const { page, say } = person;
  const list = eInvoice(person);
  await expect(list).toContainText(say('invoices:eInvoice.missing', { count: 1 }));
  await expect(pointsIn(list)).toContainText([
    /^Die Telefonnummer des Verkäufers fehlt\..*XRechnung BR-DE-6.*Gib eine Telefonnummer/,
  ]);
  await expect(list).toContainText(say('invoices:eInvoice.wanted.xrechnung', { client: PUBLIC_BODY }));
  await expect(list).toContainText(say('invoices:eInvoice.otherReady'));
  await expect(list).toContainText(say('invoices:eInvoice.point.leitwegId', { id: LEITWEG_ID }));
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
      say('invoices:issue.incompleteForm', { count: 1, client: PUBLIC_BODY }),
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
  const list = eInvoice(person);
  await expect(list).toContainText(person.say('invoices:eInvoice.ready.both'));
  await expect(pointsIn(list)).toHaveCount(0);
  await person.seesSaved();
  await person.issues();
});

test('who wants a PDF is not stopped by what an XRechnung would need: it is folded, and leads to its field', async ({
  stage,
}) => {
  const person = await writesTo(stage, FIRM, JONAS);
  const { page, say } = person;
  const list = eInvoice(person);
  await expect(list).toContainText(say('invoices:eInvoice.ready.zugferd'));
  await expect(page.getByText(say('invoices:findings.complete'))).toBeVisible();
  const fold = list.getByText(say('invoices:eInvoice.hints.xrechnung', { count: 1 }));
  const hint = list.getByText('Die Telefonnummer des Verkäufers fehlt.');
  await expect(hint).toBeHidden();
  await fold.click();
  await expect(hint).toBeVisible();
  await passesInspection(person);
  await person.seesSaved();
  await person.issues();
});

test('the format is changed at the client, and the invoice is judged anew', async ({ stage }) => {
  const person = await writesTo(stage, FIRM, JONAS);
  const { page, say } = person;
  const list = eInvoice(person);
  await list.getByRole('button', { name: say('invoices:eInvoice.change') }).click();
  const format = page.getByRole('dialog').getByLabel(say('clients:field.invoiceFormat'));
  await expect(format).toBeFocused();
  await expect(page.getByText(say('clients:invoiceFormatHint.pdf'))).toBeVisible();
  await format.selectOption('xrechnung');
  await expect(page.getByText(say('clients:invoiceFormatHint.xrechnung'))).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common:save.action') })
    .click();
  await expect(list).toContainText(say('invoices:eInvoice.missing', { count: 1 }));
  await expect(page.getByText(say('invoices:findings.lawful'), { exact: true })).toBeVisible();
});

test('a client abroad is billed with and without German VAT, which ZUGFeRD takes for two invoices', async ({
  stage,
}) => {
  const harbor = { name: 'Harbor Analytics Inc.', country: 'US', ...jonas.clients.harbor };
  const clients = { harbor: { ...harbor, invoiceFormat: 'zugferd' as const } };
  const person = await writesTo(stage, 'Harbor Analytics Inc.', { ...jonas, clients });
  const { page, say } = person;
  const list = eInvoice(person);
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

test('what only the server knows is said in the words of the rule', async ({ stage }) => {
  const person = await writesTo(stage, FIRM, JONAS);
  const { page, say, call } = person;
  await person.seesSaved();
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say('invoices:issue.confirm') })).toBeVisible();
  const { clients } = await call<{ clients: { id: string; name: string; version: number }[] }>(
    'clients/list',
    {},
  );
  const firm = clients.find(({ name }) => name === FIRM);
  await call('clients/update', {
    id: firm?.id,
    version: firm?.version,
    changes: { invoiceFormat: 'xrechnung' },
  });
  stage.forgives(person, /409|422|400/);
  await dialog.getByRole('button', { name: say('invoices:issue.confirm') }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Die Telefonnummer des Verkäufers fehlt. Gib eine Telefonnummer für Rückfragen an.',
  );
});

test('on a phone everything of it is within reach', async ({ stage }) => {
  const name = 'Landesbetrieb für Straßenbauverwaltungsangelegenheiten Mecklenburg-Vorpommern';
  const member = { ...JONAS, clients: { long: { ...STADTWERKE, name } } };
  const person = await stage.newcomer(member, 'en', { viewport: { width: 375, height: 812 } });
  await person.opens('/invoices/new');
  await person.choosesClient(name);
  await person.writesLine(1, WORK);
  await expect(eInvoice(person)).toContainText('The phone number of the seller is missing.');
  await passesInspection(person);
});
