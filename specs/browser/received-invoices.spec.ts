/** Jonas takes in what others bill him: dropped anywhere, read, compared, booked until nothing waits. Figures are those of `specs/support/received.ts`. */
import { readFile } from 'node:fs/promises';
import { jonas } from '../cast/jonas.ts';
import { bill, fileOf, PAPER, xmlOf, zugferdOf } from '../support/received.ts';
import { expectAccessible, passesInspection } from './support/accessibility.ts';
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
  });
});

test('on a phone and in English, sums that do not add up are told at their place, can be copied for the sender, and the file stays as it came', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 812 } });
  const { page, context, say } = person;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await expect(page.getByText(say('e-invoice:findings.forSender')).first()).toBeVisible();
  await page.getByRole('button', { name: say('e-invoice:findings.copy') }).click();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(text).toContain('wrong.xml');
  expect(text).toContain('BR-CO-15');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'wrong.xml' }).click();
  expect(await readFile(await (await download).path())).toEqual(Buffer.from(await wrong.arrayBuffer()));
});
