/** What warns Jonas of a received invoice: somebody under the name of a sender he knows, and one that was put away before. */
import { jonas } from '../cast/jonas.ts';
import { IBANS, PAPER, PAPIERHAUS, xmlOf } from '../support/received.ts';
import { passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const { vatId: _, ...WITHOUT_VAT_ID } = PAPIERHAUS;
const IMPOSTOR = {
  ...PAPER,
  number: 'P-78',
  seller: { ...WITHOUT_VAT_ID, name: 'PAPIERHAUS LANGE' },
  payments: [{ code: '58', account: { iban: IBANS.other } }],
};

const takesIn = async (person: Actor, file: File) => {
  await person.opens('/finance/received');
  await drops(person, person.page.getByRole('main'), [file]);
  await person.page
    .getByRole('region', { name: person.say('received-invoices:panel.title') })
    .getByRole('link')
    .first()
    .click();
  await expect(person.page).toHaveURL(/\/finance\/received\/./);
};

test('an invoice under the name of a known sender, but with another account and without its VAT id, is held back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await takesIn(person, xmlOf(PAPER, 'a.xml'));
  await takesIn(person, xmlOf(IMPOSTOR, 'b.xml'));
  await expect(page.getByText(say('received-invoices:mark.namesake')).first()).toBeVisible();
  const warning = page.getByRole('alert').filter({ hasText: say('received-invoices:iban.namesakeTitle') });
  await expect(warning).toContainText('DE02 1203 0000 0000 2020 51');
  await expect(warning).toContainText(say('received-invoices:iban.withoutVatId'));
  await expect(warning).toContainText('IE29 AIBK 9311 5212 3456 78');
  await expect(warning).toContainText(say('received-invoices:iban.vatId', { vatId: 'DE136695976' }));
  await expect(page.getByText(say('received-invoices:pay.held'))).toBeVisible();
  await expect(page.getByRole('img', { name: say('received-invoices:pay.code') })).toHaveCount(0);
  await passesInspection(person);
});

test('a file that comes again after the first was put away as booked elsewhere says so, on a phone and in English', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  await takesIn(person, xmlOf(PAPER, 'a.xml'));
  await page.getByRole('button', { name: say('received-invoices:setAside.act') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('received-invoices:reason.bookedElsewhere')).check();
  await dialog.getByRole('button', { name: say('received-invoices:setAside.act') }).click();
  await expect(dialog).toHaveCount(0);
  await takesIn(person, xmlOf({ ...PAPER, remittance: 'Zweitschrift' }, 'b.xml'));
  const told = page.getByRole('status').filter({ hasText: say('received-invoices:duplicate.title') });
  await expect(told).toContainText(say('received-invoices:reason.bookedElsewhere'));
  await passesInspection(person);
});
