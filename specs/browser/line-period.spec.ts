import { randomUUID } from 'node:crypto';
import { jonas } from '../cast/jonas.ts';
import { expectAccessible, passesInspection } from './support/accessibility.ts';
import { seesInPreview } from './support/preview.ts';
import { expect, test } from './support/stage.ts';

const OUTSIDE =
  'Der Leistungszeitraum von Position 1 liegt nicht ganz im Leistungszeitraum der Rechnung. Ändere einen von beiden.';

test('Jonas says when a line was supplied, and so do the document and its public page', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.writesLine(1, { description: 'Entwicklung', unitPrice: '95' });
  await page.getByRole('button', { name: say('invoices:lines.menu', { number: 1 }) }).click();
  await page.getByRole('menuitem', { name: say('invoices:lines.givePeriod') }).click();
  await expect(person.cell(1, 'serviceFrom')).toBeFocused();
  await person.types('2.11.', 'Tab');
  await expect(person.cell(1, 'serviceTo')).toBeFocused();
  await person.types('6.11.', 'Tab');
  await expect(person.cell(1, 'quantity')).toBeFocused();
  await expect(person.cell(1, 'serviceTo')).toHaveValue('06.11.2026');

  // The invoice leaves its time to its lines, and says so.
  const period = page.getByLabel(say('invoices:field.servicePeriod'), { exact: true });
  await expect(period).toHaveAttribute('placeholder', '02.11. bis 06.11.2026');
  await expect(page.getByRole('alert').filter({ hasText: OUTSIDE })).toHaveCount(0);
  const settled = page.getByRole('listitem').filter({ hasText: say('invoices:findings.point.dates') });
  await expect(settled).toBeVisible();
  await seesInPreview(person, '02.11.–06.11.2026');

  // Of a single day, on which the line does not lie.
  await person.fillsField('servicePeriod', '16.11.2026');
  await expect(page.getByRole('alert').filter({ hasText: OUTSIDE })).toBeVisible();
  await expect(settled).toHaveCount(0);
  await expect(person.cell(1, 'serviceFrom')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, '[aria-labelledby=lines-title]');
  await page.setViewportSize({ width: 375, height: 812 });
  await passesInspection(person);
  await page.setViewportSize({ width: 1440, height: 900 });
  await person.fillsField('servicePeriod', '01.11. bis 15.11.2026');
  await expect(page.getByRole('alert').filter({ hasText: OUTSIDE })).toHaveCount(0);
  await seesInPreview(person, 'Leistungszeitraum 02.11.–06.11.2026');

  await person.seesSaved();
  await page.reload();
  await expect(person.cell(1, 'serviceFrom')).toHaveValue('02.11.2026');
  await person.issues();
  const invoiceId = page.url().split('/').at(-1) ?? '';
  const link = await person.call<{ token: string }>('shareLinks/create', {
    invoiceId,
    idempotencyKey: randomUUID(),
    expiresInDays: null,
  });
  const client = await stage.stranger('de', { viewport: { width: 375, height: 812 } });
  await client.page.goto(`/public-invoice/${link.token}`);
  await expect(client.page.getByText('Leistungszeitraum 02.11.2026 bis 06.11.2026')).toBeVisible();
});
