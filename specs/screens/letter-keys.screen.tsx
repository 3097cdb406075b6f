/** One letter each: in the list of invoices, on an invoice, and from every screen. */
import type { client } from '../../web/connection/api.ts';
import type { Row } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { ISSUED, seesDialog } from './support/verbs-editor.ts';

const [LISTED] = (exampleOf('invoices', 'list') as { invoices: [Row] }).invoices;
const LATE: Row = {
  ...LISTED,
  id: ISSUED.id,
  number: 'RE-2026-0001',
  state: { ...LISTED.state, word: 'overdue', overdueDays: 3, reached: ['draft', 'issued', 'sent', 'due'] },
};
const EARLY: Row = {
  ...LISTED,
  id: LISTED.id.replace(/.$/, '2'),
  number: 'RE-2026-0002',
  state: { ...LISTED.state, word: 'issued', reached: ['draft', 'issued'] },
};

const DRAFT: Row = { ...EARLY, id: LISTED.id.replace(/.$/, '3'), number: null, status: 'draft' };

async function opensList(): Promise<Screen> {
  const list = exampleOf('invoices', 'list') as Awaited<ReturnType<typeof client.invoices.list>>;
  const screen = await opens('/invoices', {
    answers: {
      invoices: { list: () => ({ ...list, invoices: [LATE, EARLY, DRAFT] }), get: () => ISSUED },
    },
  });
  await screen.findByText('RE-2026-0002');
  return screen;
}

const isGone = () => waitFor(() => expect(document.querySelector('[role=dialog][aria-modal]')).toBeNull());

test('in the list P notes the payment of the row, E reminds, and a key that can do nothing says so', async () => {
  const screen = await opensList();
  const { user, say, findByText, getByText } = screen;
  const link = ({ number }: Row) => getByText(number ?? '').closest('a');
  await user.keyboard('jp');
  await seesDialog(screen, say('invoices:payment.dialogTitle', { number: ISSUED.number ?? '' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(link(LATE)).toHaveFocus());
  await user.keyboard('e');
  await seesDialog(
    screen,
    say('sending:dialog.remindTitle', { number: LATE.number ?? '', client: LATE.clientName }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(link(LATE)).toHaveFocus());
  await user.keyboard('je');
  await findByText(say('invoice-list:keys.remindNot'));
});

test('V looks at the document of the row, gives the focus back, and says why a draft has none', async () => {
  const screen = await opensList();
  const { user, say, getByText, findByText } = screen;
  await user.keyboard('jv');
  const full = await seesDialog(screen, ISSUED.number ?? '');
  await within(full).findByRole('img', { name: new RegExp(ISSUED.number ?? '') });
  expect(location.pathname, 'the list stays').toBe('/invoices');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(getByText(LATE.number ?? '').closest('a')).toHaveFocus());
  await user.keyboard('jjv');
  await findByText(say('invoice-list:keys.viewNot'));
  expect(document.querySelector('[role=dialog][aria-modal]')).toBeNull();
});

test('X selects, and P is then about all that is selected', async () => {
  const screen = await opensList();
  const { user, say } = screen;
  await user.keyboard('jxjxp');
  await seesDialog(screen, say('invoice-list:bulk.title.markPaid', { count: 2, total: '2' }));
});

test('N begins an invoice, the slash searches the list, G and a letter go to a screen; a field keeps its letters', async () => {
  const screen = await opensList();
  const { user, say, findByRole } = screen;
  await user.keyboard('f');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(location.pathname, 'F alone is nothing').toBe('/invoices');
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: say('invoices:list.search') });
  expect(search).toHaveFocus();
  await user.keyboard('gn');
  expect(search).toHaveValue('gn');
  search.blur();
  await user.keyboard('gh');
  await waitFor(() => expect(location.pathname).toBe('/home'));
  await findByRole('heading', { level: 1 });
  await user.keyboard('n');
  await waitFor(() => expect(location.pathname).toBe('/invoices/new'));
});

test('whoever dictates switches the letters off, and the sheet of keys says where they work', async () => {
  const screen = await opensList();
  const { user, say } = screen;
  await user.keyboard('?');
  const sheet = await seesDialog(screen, say('palette:keys.title'));
  expect(sheet).toHaveTextContent(say('palette:keys.inList'));
  await user.keyboard('n');
  expect(location.pathname, 'a dialog keeps the keys').toBe('/invoices');
  await user.click(screen.getByRole('switch'));
  await user.keyboard('{Escape}');
  await isGone();
  await user.keyboard('n');
  expect(location.pathname).toBe('/invoices');
});

test('on an invoice P notes a payment, and the palette has its acts first and understands a question', async () => {
  const screen = await opens(`/invoice/${ISSUED.id}`, { answers: { invoices: { get: () => ISSUED } } });
  const { user, say, findByRole } = screen;
  await findByRole('heading', { level: 1, name: ISSUED.number ?? '' });
  await user.keyboard('p');
  await seesDialog(screen, say('invoices:payment.dialogTitle', { number: ISSUED.number ?? '' }));
  await user.keyboard('{Escape}');
  await isGone();
  await user.keyboard('v');
  await seesDialog(screen, ISSUED.number ?? '');
  await user.keyboard('{Escape}');
  await isGone();
  const more = screen.getByRole('button', { name: say('invoices:detail.more') });
  await user.click(more);
  const view = await findByRole('menuitem', { name: new RegExp(say('invoices:detail.view')) });
  expect(view, 'with its key').toHaveTextContent('V');
  await user.click(view);
  await seesDialog(screen, ISSUED.number ?? '');
  await user.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(more).toHaveFocus());
  await user.keyboard('{Control>}k{/Control}');
  const here = await findByRole('group', { name: say('palette:groups.here') });
  expect(within(here).getAllByRole('option')[0], 'first of all').toHaveTextContent(
    say('invoices:payment.record'),
  );
  expect(
    within(here).getByRole('option', { name: new RegExp(say('invoices:detail.view')) }),
  ).toHaveTextContent('V');
  await user.keyboard('überfällig über 1000{Enter}');
  await waitFor(() =>
    expect(location.pathname + location.search).toMatch(/^[/]invoices[?]status=overdue&from=/),
  );
});
