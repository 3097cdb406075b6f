/** The list of invoices at work: many invoices at once, and on a phone. Its filters stand in `specs/screens/invoice-list.screen.tsx`. */
import { jonas } from '../cast/jonas.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('Jonas chooses with shift and marks as paid', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page } = person;
  for (const [title, price] of [
    ['Konzept', '100'],
    ['Umsetzung', '2000'],
    ['Wartung', '300'],
  ] as const)
    await person.hasIssued({ client: 'Brandwerk Digital GmbH', title, price });
  await person.opens('/invoices?status=open');
  const main = page.getByRole('main');
  await expect(main.getByRole('row')).toHaveCount(4);
  const boxes = main.getByRole('rowgroup').last().getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  // (100 + 2000 + 300) x 1.19
  await expect(main.getByRole('status').filter({ hasText: '3 ausgewählt' })).toContainText('2.856,00');
  await expectAccessible(page, 'main');
  await main.getByRole('button', { name: 'Zahlung buchen' }).click();
  await page.getByRole('button', { name: 'Buchen', exact: true }).click();
  await expect(main.getByText('3 erledigt')).toBeVisible();
  await main.getByRole('link', { name: 'Ergebnis ansehen' }).click();
  await expect(main.getByRole('row').filter({ hasText: 'Erledigt' })).toHaveCount(3);
  await person.opens('/invoices?status=paid');
  await expect(main.getByRole('row')).toHaveCount(4);
});

test('Aylin chooses on her phone and takes a table along', async ({ stage }) => {
  const person = await stage.inTheBooksOf('aylin', { viewport: { width: 375, height: 800 } });
  const { page } = person;
  await person.opens('/invoices');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Select', exact: true }).click();
  await main.getByRole('listitem').nth(0).getByRole('checkbox').check();
  await main.getByRole('listitem').nth(1).getByRole('checkbox').check();
  await expect(main.getByText('2 selected')).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, 'main');
  await main.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Create CSV' }).click();
  await expect(main.getByText('2 done')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoices-.*\.csv$/);
});

test('on a small desk whom an invoice is for can be read', async ({ stage }) => {
  const name = 'Brandwerk Digital und Innenausbau GmbH';
  const brandwerk = { ...jonas.clients.brandwerk, name };
  const member = { ...jonas, clients: { ...jonas.clients, brandwerk } } as typeof jonas;
  const person = await stage.newcomer(member, 'de', { viewport: { width: 1024, height: 768 } });
  const { page, say } = person;
  await person.hasIssued({ client: name, title: 'Workshop', price: '1000' });
  await person.opens('/invoices');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: say('invoices:list.gross') })).toBeHidden();
  const shown = table.getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate(cutOff)).toEqual([0, 0]);
  await expectNoSidewaysScrolling(page);
});

interface Sizes {
  scrollWidth: number;
  clientWidth: number;
  scrollHeight: number;
  clientHeight: number;
}

/** How many pixels of a text are not seen, beside it and below it. Runs in the page, whose types are not known here. */
function cutOff(text: unknown): [number, number] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text as Sizes;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
}
