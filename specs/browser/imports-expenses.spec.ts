/** Expenses from a CSV file in a real browser: recognised, looked at, taken in and taken back. */
import { jonas } from '../cast/jonas.ts';
import { passesInspection } from './support/accessibility.ts';
import { expect, test } from './support/stage.ts';

const EXPENSES = [
  'Lieferant;Belegnummer;Belegdatum;Bezahlt am;Brutto;Steuersatz;Kategorie',
  'Spreenetz GmbH;R-1;05.01.2026;12.01.2026;119,00;19 %;Telefon und Internet',
  'Bücher Öhl;R-2;30.02.2026;;21,40;7;Fachliteratur',
  'Papier Lindner;R-3;07.01.2026;;11,90;19;',
].join('\r\n');

test('Jonas takes in what he spent before, sees which row is wrong and why, and takes all of it back', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/finance/expenses');
  await page.getByRole('link', { name: say('expense-list:import') }).click();
  await person.seesHeading(say('imports:title'));
  await page.locator('input[type=file]').setInputFiles({
    name: 'ausgaben.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(EXPENSES, 'latin1'),
  });
  await person.seesHeading('ausgaben.csv');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).last();
  await expect(row('Spreenetz GmbH')).toContainText('119,00');
  await expect(row('Bücher Öhl')).toContainText(say('errors:problem.import.day'));
  await expect(row('Papier Lindner')).toContainText(say('errors:problem.import.expense.category'));
  await passesInspection(person);
  await page.getByRole('button', { name: say('imports:start.expenses_other', { shown: '2' }) }).click();
  await expect(page.getByText(say('imports:outcomeTitle.done'))).toBeVisible();
  await page.getByRole('link', { name: say('imports:toExpenses') }).click();
  await expect(row('Spreenetz GmbH')).toContainText('119,00');
  await page.goBack();
  await page.getByRole('button', { name: say('imports:undo.act') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('imports:undo.act') }).click();
  await expect(page.getByText(say('imports:outcomeTitle.undone'))).toBeVisible();
  await page.getByRole('link', { name: say('imports:toExpenses') }).click();
  await expect(page.getByText('Spreenetz GmbH')).toBeHidden();
});
