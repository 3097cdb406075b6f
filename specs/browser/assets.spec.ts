/** A laptop from its expense into the register, out of it, and back. */
import { v7 as uuid } from 'uuid';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

/* 2,100.00 over seven years is 25.00 a month. */
test('what is bought as an asset stands in the register, and its disposal is told, booked and taken back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await person.call('expenses/record', {
    idempotencyKey: uuid(),
    vendor: { name: 'Fotohaus', country: 'DE', vatId: '' },
    category: 'equipment',
    documentDate: '2026-01-02',
    paidOn: '2026-01-02',
    lines: [
      {
        taxCode: 'inputStandard19',
        net: 210_000,
        asset: { description: 'Kamera', kind: 'movable', treatment: 'straightLine', usefulLifeMonths: 84 },
      },
    ],
  });
  await person.opens('/finance/assets');
  const table = page.getByRole('table', { name: say('assets:list.title') });
  await expect(table.getByRole('row').filter({ hasText: 'Kamera' })).toContainText('2.100,00');
  await expectAccessible(page, 'main');
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: say('assets:panel.expense') }).click();
  await person.seesHeading('Fotohaus');
  await page.getByRole('link', { name: 'Kamera', exact: true }).click();
  await page.getByRole('button', { name: say('assets:dispose.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('assets:dispose.reason.loss')).check();
  // On 18 November its month counts in full: eleven are 275.00, the rest of 1,825.00 is cost.
  await expect(dialog).toContainText(/−275,00\s€.*−1\.825,00\s€/);
  await expectAccessible(page, DIALOG);
  await dialog.getByRole('button', { name: say('assets:dispose.confirm') }).click();
  const row = table.getByRole('row').filter({ hasText: 'Kamera' });
  await expect(row).toContainText('ausgeschieden');
  await page
    .getByRole('button', { name: say('common:undo'), exact: true })
    .first()
    .click();
  await expect(row).not.toContainText('ausgeschieden');
});
