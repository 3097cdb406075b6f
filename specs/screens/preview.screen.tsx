/** The page beside the form: its size, over the whole window, and the designs below it. */
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { cell, editorField, keepsDraft, seesDialog, seesEditor } from './support/verbs-editor.ts';

async function opensDrawn(): Promise<Screen> {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  await seesEditor(screen);
  await waitFor(() => expect(page(screen)).toBeInTheDocument());
  return screen;
}

const page = ({ say, queryByAltText }: Screen) =>
  queryByAltText(say('invoices:preview.draftPage', { page: 1, pages: 1 }));
const press = ({ user, getByLabelText, say }: Screen, name: string) =>
  user.click(getByLabelText(say(`invoices:preview.${name}`)));

/** A4 is 210 mm wide, 793.7 of 96 to the inch. */
test('the page is as wide as its room, as large as is chosen, or whole, and the size is kept', async () => {
  const screen = await opensDrawn();
  const sheet = () => page(screen)?.parentElement;
  const width = () => sheet()?.style.width;
  expect(width()).toBe('');
  expect(sheet()).not.toHaveAttribute('data-whole');
  await press(screen, 'larger');
  expect(width()).toBe('794px');
  await press(screen, 'larger');
  expect(width()).toBe('992.5px');
  await press(screen, 'smaller');
  expect(width()).toBe('794px');
  await screen.user.click(screen.getByText(screen.say('invoices:preview.percent', { zoom: 100 })));
  expect(width()).toBe('');
  expect(sheet()).not.toHaveAttribute('data-whole');
  await screen.user.click(screen.getByText(screen.say('invoices:preview.fits')));
  expect(width()).toBe('');
  expect(sheet()).toHaveAttribute('data-whole');
  expect(localStorage.getItem('page-zoom')).toBe('page');
});

test('on a phone the bar says what the invoice comes to, and a tap on the page shows it over the whole window', async () => {
  const screen = await opensDrawn();
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
  expect(bar).toHaveTextContent(/Gesamt\s*[\d.]+,\d\d/);
  await press(screen, 'fullByTap');
  await seesDialog(screen, screen.say('invoices:preview.title'));
});

test('the page is shown over the whole window, and Escape leads back', async () => {
  const screen = await opensDrawn();
  await press(screen, 'full');
  const dialog = await seesDialog(screen, screen.say('invoices:preview.title'));
  await waitFor(() => expect(within(dialog).getByRole('img', { hidden: true })).toBeInTheDocument());
  await screen.user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a design is put on the invoice below its page; pointed at, the page shows itself in it', async () => {
  const screen = await opensDrawn();
  const { user, say, server } = screen;
  const open = screen.queryByRole('button', { name: /^Design: Standard/, expanded: false });
  if (open !== null) await user.click(open);
  const strip = within(screen.getByRole('group', { name: say('invoices:preview.designs'), hidden: true }));
  const design = (name: string) => strip.getByLabelText(say(`designs:name.${name}`));
  expect(design('standard')).toBeChecked();
  await user.hover(design('retro'));
  const drawnIn = () => server.asked('invoices/preview').at(-1);
  await waitFor(() => expect(drawnIn()).toMatchObject({ draft: { template: 'retro' } }));
  await user.unhover(design('retro'));
  await waitFor(() => expect(drawnIn()).toMatchObject({ draft: { template: 'standard' } }));
  expect(design('standard')).toBeChecked();
  await user.click(design('elegant'));
  expect(design('elegant')).toBeChecked();
  await waitFor(() => {
    const kept = [...server.asked('invoices/createDraft'), ...server.asked('invoices/saveDraft')];
    expect(kept.at(-1)).toMatchObject({ draft: { template: 'elegant' } });
  });
});

test('what stands on the page leads to its field, and the field one is in is framed on the page', async () => {
  const at = { left: 0.1, width: 0.2, height: 0.02 };
  const places = [
    { field: 'title', ...at, top: 0.3 },
    { field: 'lines.0.quantity', ...at, top: 0.5 },
    { field: 'introduction', ...at, top: 0.4 },
  ];
  const draft = keepsDraft();
  const screen = await opens('/invoices/new', {
    answers: {
      ...draft,
      invoices: {
        ...draft.invoices,
        preview: () => ({
          svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          pages: 1,
          places,
          unprintable: [],
        }),
      },
    },
  });
  await seesEditor(screen);
  const { user, say, findByTitle } = screen;
  await user.click(await findByTitle(say('invoices:field.title')));
  expect(editorField(screen, 'title')).toHaveFocus();
  expect(await findByTitle(say('invoices:field.title'))).toHaveAttribute('data-shown');
  await user.click(await findByTitle(say('invoices:field.introduction')));
  expect(editorField(screen, 'introduction')).toHaveFocus();
  cell(screen, 1, 'quantity').focus();
  const name = say('invoices:lines.cell', { column: say('invoices:lines.quantityCell'), number: 1 });
  await waitFor(async () => expect(await findByTitle(name)).toHaveAttribute('data-shown'));
});
