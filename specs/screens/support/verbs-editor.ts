/** Writing an invoice, over a server that keeps the one draft. */
import { fireEvent } from '@testing-library/dom';
import type { Invoice } from '../../../web/invoices/messages.ts';
import { exampleOf } from './examples.ts';
import type { Answers } from './fake-server.ts';
import { expect, type Screen, waitFor } from './stage.tsx';

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

/** The draft of the API description, as it is stored: ten hours of work in February. */
export const WRITTEN = exampleOf('invoices', 'createDraft') as Invoice;
export const ISSUED = exampleOf('invoices', 'issue') as Invoice;

/** Keeps what is written, begun with `first` as if that stood there already. */
export function keepsDraft(first: Partial<Invoice['draft']> = {}): Answers {
  let kept: Invoice = { ...WRITTEN, draft: { ...WRITTEN.draft, ...first } };
  const keep = (draft: Partial<Invoice['draft']>, version: number) => {
    kept = { ...kept, version, draft: { ...kept.draft, ...draft } };
    return kept;
  };
  return {
    invoices: {
      get: () => kept,
      createDraft: ({ draft }) => keep(draft as Invoice['draft'], 1),
      saveDraft: ({ draft, version }) => keep(draft as Invoice['draft'], version + 1),
    },
  };
}

/** The field with this name, above or below the lines. */
export function editorField({ say, getByLabelText, getByRole }: Screen, name: string): HTMLElement {
  const label = say(`invoices:field.${name}`);
  return name === 'clientId' ? getByRole('combobox', { name: label }) : getByLabelText(label);
}

/** A cell of the lines; `number` counts from 1. */
export function cell({ say, getByLabelText }: Screen, number: number, column: LineColumn): HTMLElement {
  return getByLabelText(say('invoices:lines.cell', { column: say(`invoices:lines.${column}Cell`), number }));
}

/** Puts a text in place of what stands in a field, all at once. */
export function fills(field: HTMLElement, text: string): void {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
}

/** Waits until the editor stands. */
export async function seesEditor(screen: Screen): Promise<void> {
  await screen.findByLabelText(screen.say('invoices:field.title'));
}

/** Waits until the editor says that all is stored. */
export async function seesSaved({ say, getAllByRole }: Screen): Promise<void> {
  const saved = say('invoices:save.savedAt', { time: '' }).trim();
  await waitFor(() =>
    expect(getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(saved),
    ),
  );
}

/** Opens the menu of a line and chooses an entry of it. */
export async function choosesOfLine(screen: Screen, number: number, entry: string): Promise<void> {
  const { user, say, getByLabelText, findByText } = screen;
  await user.click(getByLabelText(say('invoices:lines.menu', { number })));
  await user.click(await findByText(say(entry), { selector: '[role=menuitem] *' }));
}

/** Presses the button that issues; the dialog of this title follows. */
export async function pressesIssue(screen: Screen, title: 'title' | 'incompleteTitle'): Promise<HTMLElement> {
  const { user, say, getAllByText } = screen;
  const [issue] = getAllByText(say('invoices:issue.button'), { selector: 'button, button *' });
  if (issue !== undefined) await user.click(issue);
  return seesDialog(screen, say(`invoices:issue.${title}`));
}

/** Waits for the dialog of this title; to weigh whether each element of a long page is hidden would take seconds. */
export async function seesDialog({ findByRole }: Screen, name: string): Promise<HTMLElement> {
  const dialog = await findByRole('dialog', { name, hidden: true });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

/** What is said of a place is this, or has this in it. */
export async function seesSaidAt(place: () => HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(place()).toHaveAccessibleDescription(expect.stringContaining(text)));
}

/** Chooses who is billed. */
export async function choosesClient(screen: Screen, name: string): Promise<void> {
  const { user, say, getByLabelText, findByText } = screen;
  await user.click(getByLabelText(say('invoices:field.clientId'), { selector: 'input' }));
  await user.click(await findByText(name, { selector: '[role=option], [role=option] *' }));
}
