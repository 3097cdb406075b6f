/** Jonas takes in what others bill him: dropped anywhere, read, compared, booked until nothing waits. Figures are those of `specs/support/received.ts`. */
import { readFile } from 'node:fs/promises';
import { jonas } from '../cast/jonas.ts';
import { bill, fileOf, IBANS, PAPER, PAPIERHAUS, xmlOf, zugferdOf } from '../support/received.ts';
import { DIALOG, expectAccessible, passesInspection } from './support/accessibility.ts';
import type { Actor } from './support/actor.ts';
import { dragsOver, drops } from './support/dropping.ts';
import { expect, test } from './support/stage.ts';

const ORDER = fileOf('<Order xmlns="urn:example"/>', 'Bestellung.xml');
const HOSTING = zugferdOf(bill());

const main = ({ page }: Actor) => page.getByRole('main');
const panel = ({ page, say }: Actor) =>
  page.getByRole('region', { name: say('received-invoices:panel.title') });
const books = ({ page, say }: Actor) =>
  page.getByRole('button', { name: say('received-invoices:book.act') }).click();
const chooses = ({ page, say }: Actor, category: string) =>
  page
    .getByLabel(say('received-invoices:book.category'))
    .selectOption({ label: say(`received-invoices:category.${category}`) });

/** Takes the files in, one after the other, and opens the queue. */
async function hasReceived(person: Actor, ...files: File[]): Promise<void> {
  await person.opens('/finance/received');
  for (const [index, file] of files.entries()) {
    await drops(person, main(person), [file]);
    await expect(panel(person).getByRole('listitem')).toHaveCount(index + 1);
    await expect(panel(person).getByRole('link').nth(index)).toBeVisible();
  }
  await panel(person)
    .getByRole('button', { name: person.say('received-invoices:panel.close') })
    .first()
    .click();
}

const opens = ({ page }: Actor, sender: string) =>
  page.getByRole('main').getByRole('link', { name: sender }).first().click();

test('Jonas drops bills anywhere, sees what became of each, and books until nothing waits', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await test.step('the empty queue says what it is for', async () => {
    await person.opens('/finance/received');
    await expect(page.getByText(say('received-invoices:empty.first.law'))).toBeVisible();
    await passesInspection(person);
  });
  await test.step('over any page files may be let go', async () => {
    await person.opens('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const letGo = await dragsOver(person, main(person), [xmlOf(PAPER, 'papier.xml'), HOSTING, ORDER]);
    await expect(page.getByText(say('received-invoices:drop.call'))).toBeVisible();
    await letGo();
    await expect(page.getByText(say('received-invoices:drop.call'))).toHaveCount(0);
    await expect(panel(person).getByRole('status').first()).toHaveText(
      say('received-invoices:panel.done_other', { taken: 2, count: 3 }),
    );
    await expect(panel(person)).toContainText(say('errors:problem.einvoice.other'));
    await expect(panel(person).getByRole('link', { name: 'Papierhaus Lange GmbH' })).toBeVisible();
    await expectAccessible(page, '[data-corner-panel]');
  });
  await test.step('the menu counts them, and the queue lists them', async () => {
    await panel(person)
      .getByRole('link', { name: say('received-invoices:panel.toQueue') })
      .click();
    await person.seesHeading(say('received-invoices:title'));
    await expect(page.getByRole('navigation', { name: say('shell:navigation') })).toContainText(
      say('shell:receivedCount_other', { count: 2 }),
    );
    await expect(page.getByRole('row').filter({ hasText: 'P-77' })).toContainText('184,80\u00a0€');
    await passesInspection(person);
  });
  await test.step('paper and printing: each rate is deducted for itself', async () => {
    await opens(person, 'Papierhaus Lange GmbH');
    await person.seesHeading('Papierhaus Lange GmbH');
    await passesInspection(person);
    await books(person);
    await expect(page.getByLabel(say('received-invoices:book.category'))).toBeFocused();
    await expect(page.getByText(say('received-invoices:book.categoryMissing'))).toBeVisible();
    const lines = page.locator('form').getByRole('definition');
    await expect(lines).toHaveText(['119,33', '22,67', '40,00', '2,80']);
    await chooses(person, 'materials');
    await books(person);
  });
  await test.step('the next one opens: hosting from Ireland, whose VAT he owes', async () => {
    await person.seesHeading('Cloudhafen Ltd.');
    await expect(
      page.getByText(say('received-invoices:why.reverseChargeEu', { rate: '0\u00a0%' })),
    ).toBeVisible();
    await chooses(person, 'software');
    await page.waitForTimeout(800);
    await page.getByLabel(say('received-invoices:book.category')).focus();
    await page.keyboard.press('Enter');
  });
  await test.step('after the last one all is done', async () => {
    await expect(page).toHaveURL('/finance/received');
    await expect(page.getByText(say('received-invoices:empty.toReview.title'))).toBeVisible();
    await page.getByRole('button', { name: say('received-invoices:state.booked') }).click();
    await expect(page.getByRole('row').filter({ hasText: 'P-77' })).toContainText('B-2026-0001');
    await opens(person, 'Cloudhafen Ltd.');
    await expect(
      page.getByText(say('received-invoices:decided.booked', { number: 'B-2026-0002' })),
    ).toBeVisible();
    await passesInspection(person);
  });
});

test('a changed account is told before anything is paid, and a likely duplicate before it is booked twice', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const forged = bill({ number: 'P-78', seller: PAPIERHAUS, iban: IBANS.other });
  const twice = { ...PAPER, remittance: 'Zweitschrift' };
  await hasReceived(person, xmlOf(PAPER, 'a.xml'), xmlOf(twice, 'b.xml'), xmlOf(forged, 'c.xml'));
  await expect(page.getByText(say('received-invoices:mark.iban'))).toHaveCount(1);
  await expect(page.getByText(say('received-invoices:mark.duplicate'))).toHaveCount(1);
  await test.step('both accounts stand beside each other, and nothing can be scanned unseen', async () => {
    await opens(person, 'Papierhaus Lange GmbH');
    const warning = page.getByRole('alert').filter({ hasText: say('received-invoices:iban.changedTitle') });
    await expect(warning).toContainText('DE02 1203 0000 0000 2020 51');
    await expect(warning).toContainText('IE29 AIBK 9311 5212 3456 78');
    const code = page.getByRole('img', { name: say('received-invoices:pay.code') });
    await expect(code).toHaveCount(0);
    await passesInspection(person);
    await page.getByRole('button', { name: say('received-invoices:pay.trust') }).click();
    await expect(code).toBeVisible();
  });
  await test.step('he sets it aside, and takes it back', async () => {
    await page.getByRole('button', { name: say('received-invoices:setAside.act') }).click();
    await page.getByRole('dialog').getByLabel(say('received-invoices:reason.notMine')).check();
    await expectAccessible(page, DIALOG);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('received-invoices:setAside.act') })
      .click();
    await expect(page.getByText(say('received-invoices:duplicate.title'))).toBeVisible();
    await page.getByRole('button', { name: say('common:undo') }).click();
    await expect(page.getByText(say('received-invoices:takenBack'))).toBeVisible();
  });
  await test.step('the second copy is only booked when he says so', async () => {
    await chooses(person, 'materials');
    await books(person);
    const question = page.getByRole('dialog');
    await expect(question).toContainText(say('received-invoices:duplicate.askText'));
    await question.getByRole('button', { name: say('received-invoices:duplicate.confirm') }).click();
    await expect(page.getByText(say('received-invoices:booked', { number: 'B-2026-0001' }))).toBeVisible();
  });
});

test('on a phone and in English, sums that do not add up are told at their place, and the file stays as it came', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 812 } });
  const { page, say } = person;
  // 159.33 + 25.47 = 184.80, but the file says 190.00.
  const wrong = xmlOf(
    { ...PAPER, totals: { ...PAPER.totals, gross: '190.00', payable: '190.00' } },
    'wrong.xml',
  );
  await hasReceived(person, wrong);
  await opens(person, 'Papierhaus Lange GmbH');
  const view = page.getByRole('article', { name: say('e-invoice:view') });
  const gross = view.getByRole('row', { name: say('e-invoice:total.gross') });
  await expect(gross).toContainText('€190.00');
  await expect(gross.locator('xpath=following-sibling::tr[1]')).toContainText('BR-CO-15');
  await expect(
    page.getByText(say('received-invoices:note.totalsDiffer', { gross: '€190.00', sum: '€184.80' })),
  ).toBeVisible();
  await passesInspection(person);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'wrong.xml' }).click();
  expect(await readFile(await (await download).path())).toEqual(Buffer.from(await wrong.arrayBuffer()));
});

/* 120.00 USD at 1.20 USD for one euro are 100.00 EUR. */
test('a bill in dollars is booked in euros by the rate that Jonas types', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const dollars = bill({
    currency: 'USD',
    vatBreakdown: [
      { base: '120.00', tax: '0.00', category: 'AE', rate: '0', exemptionReason: 'Reverse charge' },
    ],
  });
  await hasReceived(person, xmlOf(dollars));
  await opens(person, 'Cloudhafen Ltd.');
  await chooses(person, 'software');
  await books(person);
  const cost = page.getByLabel(say('received-invoices:book.cost'));
  await expect(cost).toBeFocused();
  await page.getByLabel(say('received-invoices:book.rate', { currency: 'USD' })).fill('1,2');
  await expect(cost).toHaveValue('100,00');
  await books(person);
  await expect(page.getByText(say('received-invoices:booked', { number: 'B-2026-0001' }))).toBeVisible();
});

test('Jonas says who owes the VAT of a bill from abroad, and when a prepayment was paid', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  const open = bill({ vatBreakdown: [{ base: '50.00', tax: '0.00', category: 'O', rate: '0' }] });
  const ahead = { ...PAPER, number: 'A-1', typeCode: '386' };
  await hasReceived(person, xmlOf(ahead, 'a.xml'), xmlOf(open, 'b.xml'));
  await opens(person, 'Cloudhafen Ltd.');
  await expect(page.getByText(say('received-invoices:note.whoOwesVat'))).toBeVisible();
  await chooses(person, 'software');
  await books(person);
  const codes = page.getByLabel(say('received-invoices:book.taxCode'));
  await expect(codes).toBeFocused();
  await expect(page.getByText(say('received-invoices:book.taxCodeMissing'))).toBeVisible();
  await passesInspection(person);
  await codes.selectOption({ label: say('received-invoices:code.euServiceReverseCharge.name') });
  await books(person);
  await person.seesHeading('Papierhaus Lange GmbH');
  await chooses(person, 'materials');
  await books(person);
  const paidOn = page.getByLabel(say('received-invoices:book.paidOn'));
  await expect(paidOn).toBeFocused();
  await expect(page.getByText(say('errors:problem.expense.prepayment.unpaid'))).toBeVisible();
  await passesInspection(person);
  await paidOn.fill('17.02.2026');
  await books(person);
  await expect(page.getByText(say('received-invoices:booked', { number: 'B-2026-0002' }))).toBeVisible();
});

test('a place that takes files itself keeps them', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/imports');
  await expect(page.getByText(say('imports:file.call.clients'))).toBeVisible();
  await drops(person, page.getByText(say('imports:file.call.clients')), [
    fileOf('Name;Ort\nAlpha;Bonn\n', 'kunden.csv'),
  ]);
  await person.seesHeading('kunden.csv');
  await expect(panel(person)).toHaveCount(0);
});
