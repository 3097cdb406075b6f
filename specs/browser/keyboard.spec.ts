import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** Lines as Jonas types them; 100.00 x 2 + 110.00 + 980.00 x 1.5 = 1780.00 net, x 19 % = 338.20. */
const LINES = [
  ['Entwicklung', '2', '100'],
  ['Code-Review', '1', '110'],
  ['Workshop', '1,5', '980'],
] as const;

test('Jonas writes three lines and issues, and his hands never leave the keyboard', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/invoices/new');
  await person.tabsTo(person.editorField('clientId'));
  await person.types('Brandwerk', 'ArrowDown', 'Enter');
  await person.tabsTo(person.editorField('title'));
  await person.types('Drei Zeilen');
  await person.tabsTo(person.cell(1, 'description'));

  await typesLine(person, LINES[0]);
  await person.types('Tab');
  await expect(person.cell(1, 'vatCase')).toBeFocused();
  await person.types('Tab');
  await expect(person.cell(2, 'description'), 'Tab past the last cell adds a line').toBeFocused();

  await typesLine(person, LINES[1]);
  await person.types('Enter');
  await expect(person.cell(3, 'description'), 'Enter adds a line').toBeFocused();
  await typesLine(person, LINES[2]);
  await person.types('Alt+n');
  await expect(person.cell(4, 'description'), 'Alt+N adds a line').toBeFocused();
  await person.types('Control+Backspace');
  await expect(person.cell(3, 'description'), 'Control+Backspace takes the empty line away').toBeFocused();
  await expect(person.cell(4, 'description')).toHaveCount(0);
  await person.seesTotals({ Netto: '1.780,00 €', 'Umsatzsteuer 19 %': '338,20 €', Gesamt: '2.118,20 €' });

  await person.types('ArrowUp', 'ArrowUp', 'Alt+ArrowDown');
  await expect(person.cell(2, 'description'), 'Alt+ArrowDown takes the line along').toBeFocused();
  await expect(person.cell(2, 'description')).toHaveValue('Entwicklung');
  await expect(person.cell(1, 'description')).toHaveValue('Code-Review');

  const { page, say } = person;
  await person.tabsTo(page.getByRole('button', { name: say('invoices:issue.button') }).first(), 'Shift+Tab');
  await person.types('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('invoices:issue.confirm') });
  await expect(confirm).toBeFocused();
  await person.types('Enter');
  await expect(page.getByRole('heading', { name: 'RE-2026-0001', level: 1 })).toBeVisible();
});

test('a blank last line lets Tab go on, and a discount is given by keys alone', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/invoices/new');
  await person.cell(1, 'vatCase').focus();
  await person.types('Tab');
  await expect(person.page.getByRole('button', { name: person.say('invoices:lines.add') })).toBeFocused();
  await person.cell(1, 'description').focus();
  await typesLine(person, LINES[0]);
  await person.types('Alt+r');
  await expect(person.cell(1, 'discount')).toBeFocused();
  await person.types('12,5', 'Tab');
  await expect(person.cell(1, 'discount')).toHaveValue('12,5');
  await person.seesTotals({ Netto: '175,00 €' });
  const { page, say } = person;
  await page.getByRole('button', { name: say('invoices:lines.menu', { number: 1 }) }).click();
  for (const item of await page.getByRole('menuitem').all())
    await expect(item.locator('kbd'), 'every entry names its key').toHaveText(/./);
});

async function typesLine(person: Actor, [description, quantity, price]: readonly [string, string, string]) {
  await person.types(description, 'Tab');
  await person.types('Tab', quantity, 'Tab');
  await person.types('Tab', price);
}
