/** The whole way of paying many: three bills, one file for the bank, noted as paid together, and taken back. */
import { readFile } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const VENDORS = ['Papierhaus', 'Druckerei Ost', 'Hosting Nord'];

test('three bills become a file for the bank, are noted as paid together, and that is taken back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de', { viewport: { width: 1280, height: 900 } });
  const { page, say } = person;
  for (const [place, name] of VENDORS.entries())
    await person.call('expenses/record', {
      idempotencyKey: uuid(),
      vendor: { name, country: 'DE', vatId: '' },
      category: 'materials',
      documentDate: `2026-01-0${place + 1}`,
      payee: { name: '', iban: 'DE02120300000000202051', bic: '' },
      lines: [{ taxCode: 'inputStandard19', net: 10_000 }],
    });
  await person.opens('/finance/expenses');
  await page.locator('thead input[type=checkbox]').check();
  await page.getByRole('button', { name: say('expense-list:act.transfer') }).click();
  const dialog = page.getByRole('dialog', { name: say('transfers:title') });
  await expect(dialog.getByText('357,00')).toBeVisible();
  await expectAccessible(page, DIALOG);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('transfers:confirm') }).click();
  const xml = await readFile(await (await saved).path(), 'utf8');
  expect(xml).toContain('<CtrlSum>357.00</CtrlSum>');
  expect(xml.match(/<EndToEndId>/g)).toHaveLength(3);
  await page.getByRole('button', { name: say('transfers:pay') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('transfers:pay') })
    .click();
  const paid = page.getByText(say('transfers:paid', { count: 3, total: '3' }));
  await expect(paid).toBeVisible();
  await expect(page.getByRole('button', { name: say('transfers:pay') })).toHaveCount(0);
  await page
    .getByRole('status')
    .filter({ has: paid })
    .getByRole('button', { name: say('common:undo') })
    .click();
  await expect(page.getByText(say('transfers:undone'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('transfers:pay') })).toBeVisible();
});
