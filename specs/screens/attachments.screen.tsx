/** Files that go with an invoice: one that cannot be sent is told by its name before it has left, and one that is taken off leaves the keyboard a place. */
import { exampleOf } from './support/examples.ts';
import { drops } from './support/files.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { keepsDraft, seesEditor, WRITTEN } from './support/verbs-editor.ts';

type Kept = { name: string; hash: string; contentType: 'application/pdf'; size: number };

const KEPT = exampleOf('invoices', 'attach') as Kept;
const MEGABYTE = 1024 * 1024;

/** Lets files go on the place for them. */
const lets = ({ say, getByText }: Screen, ...files: File[]) =>
  drops(getByText(say('invoices:attachments.add')).closest('[data-file-drop]') as Element, files);

test('what cannot be sent is refused by its name, what can is taken one after the other, and goes again', async () => {
  const answers = keepsDraft();
  const attach = ({ file }: { file: File }) => ({ ...KEPT, name: file.name, hash: hashOf(file.name) });
  const screen = await opens(`/invoice/${WRITTEN.id}`, {
    answers: { invoices: { ...answers.invoices, attach: attach as never } },
  });
  const { user, say, server, findByText, findByLabelText, queryByLabelText, getByText } = screen;
  await seesEditor(screen);
  const takesOff = (name: string) => say('invoices:attachments.remove', { name });
  const huge = new File(['x'], 'film.pdf', { type: 'application/pdf' });
  Object.defineProperty(huge, 'size', { value: 10 * MEGABYTE + 1 });
  await lets(screen, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await findByText(`notes.txt: ${say('errors:problem.file.page')}`, { exact: false });
  await lets(screen, huge);
  await findByText(`film.pdf: ${say('errors:problem.file.size', { megabytes: 10 })}`, { exact: false });
  expect(server.asked('invoices/attach')).toEqual([]);
  const [sheet, photo] = ['Stunden.pdf', 'Tafel.png'];
  await lets(
    screen,
    new File(['x'], sheet, { type: 'application/pdf' }),
    new File(['x'], photo, { type: 'image/png' }),
  );
  await findByLabelText(takesOff(sheet));
  await user.click(await findByLabelText(takesOff(photo)));
  await waitFor(() => expect(queryByLabelText(takesOff(photo))).toBeNull());
  expect(getByText(say('invoices:attachments.add')).closest('button')).toHaveFocus();
  await waitFor(() =>
    expect(server.asked('invoices/saveDraft').at(-1)).toMatchObject({
      draft: { attachments: [{ name: sheet, hash: hashOf(sheet) }] },
    }),
  );
});

test('a PDF that runs something is told in a line of its own, which a refusal leaves and which goes with the file', async () => {
  const attach = ({ file }: { file: File }) => ({
    ...KEPT,
    name: file.name,
    hash: hashOf(file.name),
    isActive: file.name === 'Formular.pdf',
  });
  const screen = await opens(`/invoice/${WRITTEN.id}`, {
    answers: { invoices: { ...keepsDraft().invoices, attach: attach as never } },
  });
  const { user, say, findByText, findByLabelText, queryByText } = screen;
  await seesEditor(screen);
  await lets(screen, new File(['x'], 'Formular.pdf', { type: 'application/pdf' }));
  const told = `Formular.pdf: ${say('invoices:attachments.active')}`;
  await findByText(told);
  await lets(screen, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  await findByText(`notes.txt: ${say('errors:problem.file.page')}`, { exact: false });
  expect(queryByText(told)).not.toBeNull();
  await lets(screen, new File(['x'], 'Plan.pdf', { type: 'application/pdf' }));
  await findByLabelText(say('invoices:attachments.remove', { name: 'Plan.pdf' }));
  expect(queryByText(told)).not.toBeNull();
  expect(queryByText('Plan.pdf: ', { exact: false })).toBeNull();
  await user.click(await findByLabelText(say('invoices:attachments.remove', { name: 'Formular.pdf' })));
  await waitFor(() => expect(queryByText(told)).toBeNull());
});

/** One for each name. */
const hashOf = (name: string) => KEPT.hash.replace(/^.{4}/, name.length.toString(16).padStart(4, '0'));
