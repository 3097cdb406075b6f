/** Writing an invoice. */
import { expect, type Locator } from '@playwright/test';
import type { Person } from '../actor.ts';

export type LineColumn =
  | 'description'
  | 'details'
  | 'serviceFrom'
  | 'serviceTo'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'vatCase';

/** Numbers as the person types them; `unit` and `vatCase` as the lists say them. */
export type TypedLine = Partial<Record<LineColumn, string>>;

/** Opens the editor from the list of invoices. */
export async function startsInvoice({ page, say }: Person): Promise<void> {
  await page.goto('/invoices');
  // The list that is known has another button than the one that loads.
  await expect(page.getByRole('main').getByRole('navigation').first()).toContainText(/\d/);
  await page
    .getByRole('link', { name: say('invoices:new') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say('invoices:editor.new') })).toBeVisible();
}

export async function choosesClient(person: Person, name: string): Promise<void> {
  await editorField(person, 'clientId').click();
  await person.page.getByRole('option', { name, exact: true }).click();
}

/** Types into one of the fields above or below the lines, such as `title`; on a phone those above are folded. */
export async function fillsField(person: Person, name: string, text: string): Promise<void> {
  const field = editorField(person, name);
  const fold = person.page.getByText(person.say('invoices:field.dates'), { exact: true });
  // A page that still loads shows neither.
  await expect(field.or(fold).filter({ visible: true }).first()).toBeVisible();
  if (!(await field.isVisible())) await fold.click();
  await field.fill(text);
}

/** The field with this name in the editor. */
export function editorField({ page, say }: Person, name: string): Locator {
  const label = say(`invoices:field.${name}`);
  if (name === 'clientId') return page.getByRole('combobox', { name: label, exact: true });
  return page.getByLabel(label, { exact: true });
}

/** A cell of the lines; `number` counts from 1. */
export function cell({ page, say }: Person, number: number, column: LineColumn): Locator {
  const name = say('invoices:lines.cell', { column: say(`invoices:lines.${column}Cell`), number });
  return page.getByLabel(name, { exact: true });
}

/** Types into the cells of a line that is there. */
export async function writesLine(person: Person, number: number, line: TypedLine): Promise<void> {
  for (const [column, text] of Object.entries(line) as [LineColumn, string][]) {
    const place = cell(person, number, column);
    if (column === 'unit' || column === 'vatCase') await place.selectOption({ label: text });
    else await place.fill(text);
  }
}

/** Adds a line at the end and types into it. */
export async function addsLine(person: Person, number: number, line: TypedLine): Promise<void> {
  await person.page.getByRole('button', { name: person.say('invoices:lines.add') }).click();
  await writesLine(person, number, line);
}

/** Opens the discount of a line. */
export async function givesDiscount({ page, say }: Person, number: number): Promise<void> {
  await page.getByRole('button', { name: say('invoices:lines.menu', { number }) }).click();
  await page.getByRole('menuitem', { name: say('invoices:lines.giveDiscount') }).click();
}

/** Puts a saved service into the lines. */
export async function insertsService({ page, say }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: say('invoices:service.insert') }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Waits until the editor says that the draft is stored. */
export async function seesSaved({ page, say }: Person): Promise<void> {
  const saved = say('invoices:save.savedAt', { time: '' }).trim();
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible();
}

/** Finds amounts under the lines by their labels. */
export async function seesTotals({ page, say }: Person, totals: Record<string, string>): Promise<void> {
  const lines = page.getByRole('region', { name: say('invoices:lines.title') });
  for (const [label, amount] of Object.entries(totals))
    await expect(lines).toContainText(new RegExp(`${escaped(label)}\\s*${escaped(amount)}`));
}

/** For a pattern in which blanks may be of any width. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*');
}

/** Issuing leads on to sending. */
async function closesShareDialog({ page, say }: Pick<Person, 'page' | 'say'>): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: say('sending:dialog.link') });
  await dialog
    .getByRole('button', { name: say('common:close') })
    .first()
    .click();
  await expect(dialog).toBeHidden();
}

/** Looks over the invoice and issues it; sends it another time. Returns its number. */
export async function issues({ page, say }: Person): Promise<string> {
  await page
    .getByRole('button', { name: say('invoices:issue.button') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('invoices:issue.confirm') })
    .click();
  await closesShareDialog({ page, say });
  await expect(page.getByRole('button', { name: say('invoices:payment.record') })).toBeVisible();
  return page.getByRole('heading', { level: 1 }).innerText();
}
