import { jonas } from '../cast/jonas.ts';
import type { Actor } from './support/actor.ts';
import { expect, test } from './support/stage.ts';

/** A line as Jonas types it: 100.00 x 2 = 200.00 net, x 19 % = 38.00. The other keys of the lines: `specs/screens/invoice-lines.screen.tsx`. */
const LINE = ['Entwicklung', '2', '100'] as const;

test('Jonas writes a line and issues, and his hands never leave the keyboard', async ({ stage }) => {
  const person = await stage.newcomer(jonas);
  const { page, say } = person;
  await person.opens('/invoices/new');
  await person.tabsTo(person.editorField('clientId'));
  await person.types('Brandwerk', 'ArrowDown', 'Enter');
  await person.tabsTo(person.editorField('title'));
  await person.types('Eine Zeile');
  await person.tabsTo(person.cell(1, 'description'));
  await typesLine(person, LINE);
  await person.types('Tab');
  await expect(person.cell(1, 'vatCase')).toBeFocused();
  await person.types('Tab');
  await expect(person.cell(2, 'description'), 'Tab past the last cell adds a line').toBeFocused();
  await person.types('Control+Backspace');
  await expect(person.cell(1, 'description'), 'Control+Backspace takes the empty line away').toBeFocused();
  await person.seesTotals({ Netto: '200,00 €', 'Umsatzsteuer 19 %': '38,00 €', Gesamt: '238,00 €' });
  await person.tabsTo(page.getByRole('button', { name: say('invoices:issue.button') }).first(), 'Shift+Tab');
  await person.types('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('invoices:issue.confirm') });
  await expect(confirm).toBeFocused();
  await person.types('Enter');
  await expect(page.getByRole('heading', { name: 'RE-2026-0001', level: 1, exact: true })).toBeVisible();
});

async function typesLine(person: Actor, [description, quantity, price]: readonly [string, string, string]) {
  await person.types(description, 'Tab');
  await person.types(quantity, 'Tab');
  await person.types('Tab', price);
}
