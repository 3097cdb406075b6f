import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

test('every table is there, to be unfolded, kept as a file and printed', async ({ stage }) => {
  const person = await stage.administrator('de');
  const { page, say } = person;
  await person.opens('/data-classification');
  await test.step('its columns unfold by keyboard', async () => {
    await expect(page.getByText(/^Vollständig: Alle \d{3} Spalten in \d{2} Tabellen/)).toBeVisible();
    const clients = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: /Kunden clients/ }) });
    const columns = clients.getByRole('table', {
      name: say('data-classification:caption', { table: 'Kunden' }),
    });
    await expect(columns).toHaveCount(0);
    await clients.locator('summary').press('Enter');
    await expect(columns.getByRole('row').filter({ hasText: 'vat_id' })).toContainText(
      say('data-classification:level.confidential'),
    );
    await expect(clients.getByText(say('data-classification:basis.contract'))).toBeVisible();
    await expectAccessible(page, 'details[open]');
  });
  await test.step('the file holds one line for every column of the database', async () => {
    const said = await page.getByText(/^Vollständig/).innerText();
    const count = Number(/Alle (\d+)/.exec(said)?.[1]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('data-classification:download') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Datenklassifizierung.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines[1]).toBe(
      '"Anmeldung";"users";"id";"Technik";"Intern";"Unterscheidet Datensätze und sagt, zu wem sie gehören.";"Vertrag mit dem Nutzer (Art. 6 Abs. 1 b DSGVO)";"Solange das Konto besteht";"Wem sie gehören, Betreiber der Datenbank"',
    );
  });
  await test.step('on paper every table is unfolded, and there is no menu', async () => {
    await page.reload();
    await expect(page.locator('details').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate('window.dispatchEvent(new Event("beforeprint"))');
    await expect(page.locator('details:not([open])')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: say('shell:navigation') })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});
