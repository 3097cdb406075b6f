/** A camera through the screens: its bill with another useful life looked at, its plan, its entries, its files, and how it leaves. */
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, expectNoSidewaysScrolling } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

/*
 * 1,428.00 are 1,200.00 and 228.00 of VAT. Of 5 January 2026 over the seven years of the table (6.14.4): 171.43 a year, 1,028.57 are left at the end of
 * 2026; over five years it were 240.00. Of November, eleven months are 157.14, and 1,042.86 are cost that day.
 */
test('a camera is entered, stands with its plan, and leaves once however often one presses', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas, 'de');
  const { page, say } = person;
  await person.opens('/expenses/new');
  await page.getByRole('combobox', { name: say('expense-form:vendor') }).fill('Fotohaus');
  for (const name of ['documentDate', 'paidOn'] as const)
    await page.getByLabel(say(`expense-form:${name}`), { exact: true }).fill('05.01.2026');
  await page.getByLabel(say('expense-form:category')).selectOption('equipment');
  await page.getByLabel(say('expense-form:line.grossOf', { nth: 1 })).fill('1428');
  await page.getByLabel(say('expense-form:asset.what')).selectOption('camera');
  const how = page.getByRole('table', { name: say('expense-form:asset.how') });
  const life = page.getByLabel(say('expense-form:asset.life'), { exact: true });
  await expect(how.locator('tr[data-chosen]')).toContainText(/171,43.*171,43.*857,14/);
  await life.fill('5');
  await expect(how.locator('tr[data-chosen]')).toContainText(/240,00.*240,00.*720,00/);
  await expectAccessible(page, 'main');
  await life.fill('7');
  await page
    .getByRole('button', { name: say('expense-form:book') })
    .first()
    .dblclick();
  await person.seesHeading('Fotohaus');

  await person.opens('/finance/assets');
  const table = page.getByRole('table', { name: say('assets:list.title') });
  const row = table.getByRole('row').filter({ hasText: 'Foto-, Film-, Videokamera' });
  await expect(row, 'two presses are one bill').toHaveCount(1);
  await expect(row).toContainText(/1\.200,00.*171,43.*1\.028,57/);
  await row.getByRole('link').first().click();
  await expect(page.getByText(say('assets:entries.none', { year: 2026 }))).toBeVisible();
  await page.getByRole('button', { name: say('assets:files.open') }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: say('assets:files.csv', { year: 2026 }) }).click();
  expect((await saved).suggestedFilename()).toBe('anlagenverzeichnis-2026.csv');

  await page.getByRole('button', { name: say('assets:dispose.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('assets:dispose.reason.loss')).check();
  await expect(dialog).toContainText(/−157,14\s€.*−1\.042,86\s€/);
  await expectAccessible(page, DIALOG);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, DIALOG);
  await dialog.getByRole('button', { name: say('assets:dispose.confirm') }).dblclick();
  await expect(
    page.getByText(say('assets:acts.disposed', { description: 'Foto-, Film-, Videokamera' })),
  ).toBeVisible();
  const done = page.getByRole('list', { name: say('assets:acts.done') });
  await expect(done.getByRole('listitem'), 'two presses are one act').toHaveCount(1);
  const entries = page.getByRole('table', { name: say('assets:entries.titleOf', { year: 2026 }) });
  await expect(entries).toContainText('−1.042,86');
  await expectNoSidewaysScrolling(page);
});
