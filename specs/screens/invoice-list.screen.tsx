/** The list of invoices: filters that stand in the address, a view of one's own, and the order. */
import type { client } from '../../web/connection/api.ts';
import type { Row } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { fills } from './support/verbs-editor.ts';

type View = Awaited<ReturnType<typeof client.invoiceViews.create>>;

const [LISTED] = (exampleOf('invoices', 'list') as { invoices: [Row] }).invoices;

async function opensList(path: string, answers: Answers = {}): Promise<Screen> {
  const screen = await opens(path, { answers });
  await screen.findByText(LISTED.number ?? '');
  return screen;
}

const asked = ({ server }: Screen) => server.asked('invoices/list').at(-1);

test('what the address asks for is filtered, what it cannot ask is told, and an amount is added to it', async () => {
  const screen = await opensList('/invoices?status=open&kind=quote');
  const { user, findByText, getByText, findByLabelText } = screen;
  expect(await findByText('bleibt weg: kind=quote', { exact: false })).toBeVisible();
  expect(asked(screen)).toMatchObject({ states: ['open'] });
  await user.click(getByText('Betrag', { selector: 'button, button *' }));
  fills(await findByLabelText('Brutto von'), '1.000,00');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toContain('from=1000.00'));
  expect(await findByText(/^Betrag: ab 1\.000,00/)).toBeVisible();
  await waitFor(() => expect(asked(screen)).toMatchObject({ states: ['open'], grossFrom: 100_000 }));
  history.back();
  await waitFor(() => expect(location.search).not.toContain('from='));
});

test('what is filtered is kept as a view under a name, and is then the one that is shown', async () => {
  let views: View[] = [];
  const screen = await opensList('/invoices?status=open&from=1000.00', {
    invoiceViews: {
      list: () => ({ views }),
      create: ({ name, query }) => {
        const view: View = { isDefault: false, id: LISTED.id, name, query };
        views = [view];
        return view;
      },
    },
  });
  const { user, server, findByText, findByLabelText } = screen;
  await user.click(await findByText('Ansicht speichern', { selector: 'button, button *' }));
  fills(await findByLabelText('Name'), 'Groß');
  await user.keyboard('{Enter}');
  const tab = await findByText('Groß', { selector: 'button, button *' });
  await waitFor(() => expect(tab.closest('button')).toHaveAttribute('aria-current', 'true'));
  expect(server.asked('invoiceViews/create')).toMatchObject([
    { name: 'Groß', query: { states: ['open'], grossFrom: 100_000 } },
  ]);
});

test('on a phone the filters stand in a sheet, each in force at once', async () => {
  const screen = await opens('/invoices', { device: 'phone' });
  const { user, say, findByLabelText, findByRole } = screen;
  await user.click(await findByLabelText(say('common:filters.show')));
  const sheet = within(await findByRole('dialog', { name: say('common:filters.shown') }));
  await user.click(sheet.getByText(say('invoice-list:filter.status')));
  await user.click(await screen.findByLabelText(say('invoice-list:filter.state.overdue')));
  await waitFor(() => expect(asked(screen)).toMatchObject({ states: ['overdue'] }));
  await user.keyboard('{Escape}');
  await user.click(sheet.getByText(say('common:filters.done')));
  await waitFor(() => expect(document.querySelector('[role=dialog][aria-modal]')).toBeNull());
});

test('the head of a column orders by it, the largest first', async () => {
  const screen = await opensList('/invoices');
  const button = screen.getByText('Brutto in €', { selector: 'th button, th button *' }).closest('button');
  const head = () => screen.getByText('Brutto in €', { selector: 'th button, th button *' }).closest('th');
  await screen.user.click(button as HTMLElement);
  await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
  await waitFor(() => expect(asked(screen)).toMatchObject({ sort: 'gross', order: 'descending' }));
});
