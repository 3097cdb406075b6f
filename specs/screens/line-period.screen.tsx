/** When a line was supplied, said without a mouse. */
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { cell, keepsDraft, type LineColumn, seesEditor } from './support/verbs-editor.ts';

test('the period of a line is given and taken away by keys alone', async () => {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  const { user, say, queryByLabelText } = screen;
  await seesEditor(screen);
  const isFocused = (number: number, column: LineColumn) =>
    waitFor(() => expect(cell(screen, number, column)).toHaveFocus());
  const begins = (number: number) =>
    queryByLabelText(say('invoices:lines.cell', { column: say('invoices:lines.serviceFromCell'), number }));
  cell(screen, 1, 'description').focus();
  await user.keyboard('Workshop{Alt>}p{/Alt}');
  await isFocused(1, 'serviceFrom');
  await user.keyboard('16.3.{Enter}');
  await isFocused(2, 'description');
  expect(begins(1), 'a single day needs one field').toHaveValue('16.03.2026');
  await user.keyboard('{Alt>}p{/Alt}');
  await isFocused(2, 'serviceFrom');
  cell(screen, 1, 'description').focus();
  await waitFor(() => expect(begins(2), 'what stays empty goes').toBeNull());
  await user.keyboard('{Alt>}p{/Alt}');
  await isFocused(1, 'serviceFrom');
  await user.clear(cell(screen, 1, 'serviceFrom'));
  cell(screen, 2, 'description').focus();
  await waitFor(() => expect(begins(1)).toBeNull());
});
