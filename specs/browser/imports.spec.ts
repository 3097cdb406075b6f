import { readFile } from 'node:fs/promises';
import { jonas } from '../cast/jonas.ts';
import { DIALOG, expectAccessible, passesInspection } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const CLIENTS = [
  'Kunden-Nr.;Firma;Straße;PLZ;Ort;Land;E-Mail',
  'I-1;Bäckerei Größ & Söhne;Überweg 3;1067;Dresden;Deutschland;post@groess.example',
  'I-2;Café Über;;10115;Berlin;Östereich;',
  'I-3;=Formel GmbH;;50667;Köln;DE;keine-adresse',
].join('\r\n');

test('Jonas takes in clients from an old spreadsheet, sees why one is left out, and takes all of it back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/clients');
  await page.getByRole('button', { name: say('imports:menu.clients') }).click();
  await page.getByRole('menuitem', { name: say('imports:menu.import') }).click();
  await person.seesHeading(say('imports:title'));
  const choose = (name: string, content: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: content });
  await choose('kaputt.csv', Buffer.from('Name;Ort\n"Alpha;Bonn\n'));
  await expect(page.getByRole('alert')).toContainText(say('errors:problem.import.quote', { line: '2' }));
  await choose('kunden.csv', Buffer.from(CLIENTS, 'latin1'));
  await person.seesHeading('kunden.csv');
  await expect(page.getByLabel(say('imports:read.encoding'))).toHaveValue('windows-1252');
  const row = page.getByRole('row').filter({ hasText: 'Bäckerei Größ & Söhne' });
  await expect(row.last()).toContainText('01067');
  await expect(row.last()).toContainText(say('errors:problem.import.post-code-zero'));
  await passesInspection(person);
  await page.getByLabel(say('imports:columns.choose', { column: 'Straße' })).selectOption('');
  await expect(page.getByRole('columnheader', { name: say('imports:target.street') })).toBeHidden();
  await page.getByRole('button', { name: say('imports:start.clients_other', { shown: '2' }) }).click();
  await expect(page.getByText(say('imports:outcomeTitle.done'))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Café Über' })).toContainText(
    say('errors:problem.import.country'),
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('imports:list.save') }).click();
  const mended = await readFile(await (await download).path(), 'utf8');
  expect(mended).toContain('I-2;Café Über;;10115;Berlin;Östereich;');
  await page.getByRole('button', { name: say('imports:undo.act') }).click();
  await expectAccessible(page, DIALOG);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('imports:undo.act') })
    .click();
  await expect(page.getByText(say('imports:outcomeTitle.undone'))).toBeVisible();
  await person.opens('/clients?search=Größ');
  await expect(page.getByText(say('clients:nothingFound'))).toBeVisible();
});

test('on a phone and in English, services that were exported come in again unchanged', async ({ stage }) => {
  const person = await stage.newcomer(jonas, 'en', { viewport: { width: 375, height: 800 } });
  const { page, say } = person;
  await person.opens('/imports?kind=services');
  const file = 'Title,Unit,Price,VAT\nConsulting,Hour,"1,095.50",19%\nTravel,Km,0.30,19\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'services.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByLabel(say('imports:read.decimalSign'))).toHaveValue('.');
  await expect(page.getByRole('listitem').filter({ hasText: '1095.50' })).toBeVisible();
  await page.getByRole('button', { name: say('imports:start.services_other', { shown: '2' }) }).click();
  await expect(page.getByText(say('imports:outcomeTitle.done'))).toBeVisible();
  await passesInspection(person);
  await page.getByRole('link', { name: say('imports:toServices') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('imports:menu.services') }).click();
  await page.getByRole('menuitem', { name: say('imports:menu.export'), exact: true }).click();
  const exported = await readFile(await (await download).path());
  await person.opens('/imports?kind=services');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'again.csv', mimeType: 'text/csv', buffer: exported });
  await page.getByLabel(say('imports:read.existing')).selectOption('update');
  await expect(page.getByText(say('imports:count.unchangedOf_other', { count: '5' }))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('imports:start.services_other', { shown: '0' }) }),
  ).toBeDisabled();
});
