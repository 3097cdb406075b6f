/** The list of invoices at work: filters in the address, a view of one's own, and many invoices at once. */
import { jonas } from '../cast/jonas.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('Jonas filters, keeps the view, chooses with shift and marks as paid', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page } = person;
  for (const [title, price] of [
    ['Konzept', '100'],
    ['Umsetzung', '2000'],
    ['Wartung', '300'],
  ] as const)
    await person.hasIssued({ client: 'Brandwerk Digital GmbH', title, price });
  await person.opens('/invoices?status=open&kind=quote');
  const main = page.getByRole('main');
  await expect(main.getByText('bleibt weg: kind=quote')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(4);

  await main.getByRole('button', { name: 'Betrag', exact: true }).click();
  await page.getByLabel('Brutto von').fill('1.000,00');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=1000\.00/);
  await expect(main.getByRole('row')).toHaveCount(2);
  await expect(main.getByText('Betrag: ab 1.000,00')).toBeVisible();

  await main.getByRole('button', { name: 'Ansicht speichern' }).click();
  await page.getByLabel('Name').fill('Große');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Große' })).toHaveAttribute('aria-current', 'true');

  await page.goBack();
  await expect(main.getByRole('row')).toHaveCount(4);
  await main.getByRole('button', { name: 'Brutto in €' }).click();
  await expect(main.getByRole('columnheader', { name: 'Brutto in €' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(main.getByRole('row').nth(1)).toContainText('Umsetzung');

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
  await page.getByRole('button', { name: 'Make CSV' }).click();
  await expect(main.getByText('2 done')).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoices-.*\.csv$/);
});
