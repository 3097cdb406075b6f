/** The list of expenses: what it asks the server for, what it shows of each, and the one that stands beside it. */

import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type List = Awaited<ReturnType<typeof client.expenses.list>>;
type Row = List['expenses'][number];

const example = exampleOf('expenses', 'list') as List;
const [first] = example.expenses as [Row];

const row = (place: number, changes: Partial<Row>): Row => ({
  ...first,
  id: `0199f3a0-0000-7000-8000-00000000000${place}`,
  number: `B-2026-000${place}`,
  ...changes,
});
const ROWS = [
  row(1, {
    vendor: { ...first.vendor, name: 'Bildschirmhaus Kreuzberg' },
    state: 'paid',
    open: cents(0),
    gross: cents(54_740),
    grossInEuros: cents(54_740),
  }),
  row(2, {
    vendor: { ...first.vendor, name: 'Pixelforge Ltd.' },
    currency: 'USD',
    state: 'open',
    dueDate: null,
    gross: cents(5_000),
    open: cents(5_000),
    grossInEuros: cents(4_000),
    hasReceipt: false,
  }),
];
const LIST: List = {
  ...example,
  expenses: ROWS,
  totals: { count: 2, gross: cents(58_740), open: cents(4_000) },
  counts: { all: 2, open: 1, due: 0, overdue: 0, paid: 1, withoutReceipt: 1, takenBack: 0 },
};
const answers = { expenses: { list: () => LIST } };

test('the list shows what each expense comes to, and what all of them do', async () => {
  const { say, findByText, getByText, getAllByText, getByLabelText, queryByText } = await opens(
    '/finance/expenses',
    { answers, language: 'de' },
  );
  await findByText('Bildschirmhaus Kreuzberg');
  expect(getByText('547,40')).toBeInTheDocument();
  expect(getByText(/^50,00\sUSD$/)).toBeInTheDocument();
  expect(getByText('587,40')).toBeInTheDocument();
  expect(getAllByText(say('expense-list:hasReceipt'))).toHaveLength(1);
  const tabs = within(getByLabelText(say('expense-list:states')));
  expect(tabs.getByText(say('expense-list:tab.withoutReceipt'))).toHaveTextContent('1');
  expect(queryByText(say('expense-list:tab.takenBack'))).toBe(null);
  const figures = within(getByLabelText(say('expense-list:figure.label')));
  expect(figures.getByText(/^40,00\s€$/).closest('a')).toHaveAttribute(
    'href',
    '/finance/expenses?status=open',
  );
});

test('tabs, filters and what is typed ask the server, and stand in the address', async () => {
  const { user, say, server, findByText, getByLabelText, findByLabelText } = await opens(
    '/finance/expenses?category=software&period=2026-09-15_',
    { answers },
  );
  await findByText('Bildschirmhaus Kreuzberg');
  expect(server.asked('expenses/list')).toContainEqual(
    expect.objectContaining({ categories: ['software'], from: '2026-09-15' }),
  );
  await user.click(await findByText(say('expense-list:tab.overdue')));
  await waitFor(() => expect(location.search).toContain('status=overdue'));
  await user.type(getByLabelText(say('expense-list:search')), 'kreuz');
  await waitFor(() =>
    expect(server.asked('expenses/list')).toContainEqual(
      expect.objectContaining({ state: 'overdue', search: 'kreuz', categories: ['software'] }),
    ),
  );
  await user.click(
    await findByLabelText(say('common:clearFilter', { filter: say('expense-list:filter.category') })),
  );
  await waitFor(() => expect(location.search).not.toContain('category'));
});

test('what is late says since when, and what is to be paid until when', async () => {
  const late = row(3, { state: 'partlyPaid', dueDate: day('2026-01-05') });
  const { findByText } = await opens('/finance/expenses', {
    answers: { expenses: { list: () => ({ ...LIST, expenses: [late] }) } },
    language: 'de',
  });
  await findByText(/^Rest überfällig, \d+ Tage$/);
});

test('on a phone a row is two lines, and leads to the page of its expense', async () => {
  const { say, findByText, getByText } = await opens('/finance/expenses', {
    answers,
    device: 'phone',
  });
  const link = (await findByText('Bildschirmhaus Kreuzberg')).closest('a');
  expect(link).toHaveAttribute('href', `/expenses/${ROWS[0]?.id}`);
  expect(getByText(/^547,40\s€$/)).toBeInTheDocument();
  expect(document.querySelector('[data-bottom-bar]')).toHaveTextContent(say('expense-list:new'));
});

test('an expense that is opened stands beside the list, and those before and behind it follow', async () => {
  const detail = exampleOf('expenses', 'get') as Awaited<ReturnType<typeof client.expenses.get>>;
  const get = ({ id }: { id: string }) => ({ ...detail, ...ROWS.find((one) => one.id === id), id });
  const { user, say, findByText, findByRole, getByLabelText, queryByRole } = await opens(
    '/finance/expenses?status=open',
    { answers: { expenses: { list: () => LIST, get } } },
  );
  await user.click(await findByText('Bildschirmhaus Kreuzberg'));
  await findByRole('heading', { name: 'Bildschirmhaus Kreuzberg', level: 2 });
  await findByText(say('expense-list:pane.place', { number: 'B-2026-0001', place: '1', total: '2' }));
  expect(location.search).toBe(`?status=open&expense=${ROWS[0]?.id}`);
  await user.click(getByLabelText(say('expense-list:pane.next')));
  await findByRole('heading', { name: 'Pixelforge Ltd.', level: 2 });
  expect(getByLabelText(say('expense-list:pane.next'))).toHaveAttribute('aria-disabled', 'true');
  const rows = document.querySelectorAll('[aria-current][data-opens-row]');
  expect([...rows].map(({ textContent }) => textContent)).toEqual(['Pixelforge Ltd.']);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('k');
  await findByRole('heading', { name: 'Bildschirmhaus Kreuzberg', level: 2 });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('heading', { level: 2 })).toBe(null));
  expect(location.search).toBe('?status=open');
});

test('without an expense it says what for, and shows both ways to the first one', async () => {
  const none = { all: 0, open: 0, due: 0, overdue: 0, paid: 0, withoutReceipt: 0, takenBack: 0 };
  const empty: List = {
    expenses: [],
    next: null,
    totals: { count: 0, gross: cents(0), open: cents(0) },
    counts: none,
  };
  const { say, findByText, getByText, queryByText } = await opens('/finance/expenses', {
    answers: { expenses: { list: () => empty } },
  });
  await findByText(say('expense-list:none.text'));
  expect(getByText(say('expense-list:new')).closest('a')).toHaveAttribute('href', '/expenses/new');
  expect(getByText(say('expense-list:none.received')).closest('a')).toHaveAttribute(
    'href',
    '/finance/received',
  );
  expect(queryByText(say('expense-list:tab.all'))).toBe(null);
});

test('where nothing matches, all can be shown again, and a failure can be tried again', async () => {
  let isBroken = true;
  const list = (asked: { search?: string | undefined }) => {
    if (asked.search === undefined) return LIST;
    if (isBroken) throw refusal('SERVICE_UNAVAILABLE');
    return { ...LIST, expenses: [], totals: { ...LIST.totals, count: 0 } };
  };
  const { user, say, findByText } = await opens('/finance/expenses?search=nirgends', {
    answers: { expenses: { list } },
  });
  await findByText(say('expense-list:failed'), undefined, { timeout: 8_000 });
  isBroken = false;
  await user.click(await findByText(say('common:retry')));
  await findByText(say('expense-list:nothing.title'));
  await user.click(await findByText(say('expense-list:nothing.showAll')));
  await findByText('Bildschirmhaus Kreuzberg');
});

/** Two bills of 119.00 and 57.10 that are open, and one in dollars. */
const OPEN = [
  row(4, { vendor: { ...first.vendor, name: 'Steuerbüro Lohmann' }, state: 'open', open: cents(11_900) }),
  row(5, {
    vendor: { ...first.vendor, name: 'Nordlicht Hosting' },
    state: 'partlyPaid',
    open: cents(5_710),
  }),
  row(6, {
    vendor: { ...first.vendor, name: 'Pixelforge Ltd.' },
    state: 'open',
    currency: 'USD',
    open: cents(100),
  }),
];
const chooses = async (more: Answers['expenses']) => {
  const screen = await opens('/finance/expenses', {
    answers: { expenses: { list: () => ({ ...LIST, expenses: OPEN }), ...more } },
  });
  await screen.findByText('Steuerbüro Lohmann');
  const [all] = [...document.querySelectorAll<HTMLInputElement>('thead input[type=checkbox]')];
  await screen.user.click(all as HTMLInputElement);
  return screen;
};

test('several are paid on a day with what is open of each, once that was told, and the message takes it back', async () => {
  const { user, say, server, findByText, findByRole } = await chooses({
    payMany: ({ expenses }: { expenses: { id: string }[] }) => ({
      results: expenses.map(({ id }) => ({ id, paymentId: id, refusal: null })),
    }),
    undoPayments: ({ payments }: { payments: { id: string }[] }) => ({
      results: payments.map(({ id }) => ({ id, refusal: null })),
    }),
  });
  await user.keyboard('p');
  const dialog = within(
    await findByRole('dialog', { name: say('expense-list:pay.title', { count: 2, total: '2' }) }),
  );
  dialog.getByText('Nordlicht Hosting');
  expect(dialog.queryByText('Pixelforge Ltd.')).toBe(null);
  dialog.getByText(/176,10\s€/);
  expect(server.asked('expenses/payMany')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(say('expenses:pay.means')), 'directDebit');
  await user.click(dialog.getByText(say('expense-list:pay.confirm')));
  await findByText(say('expense-list:pay.done', { count: 2, total: '2' }));
  expect(server.asked('expenses/payMany')).toMatchObject([
    {
      paymentMeans: 'directDebit',
      expenses: [
        { id: OPEN[0]?.id, amount: 11_900 },
        { id: OPEN[1]?.id, amount: 5_710 },
      ],
    },
  ]);
  await user.click(await findByText(say('common:undo')));
  await waitFor(() =>
    expect(server.asked('expenses/undoPayments')).toMatchObject([
      { payments: [{ id: OPEN[0]?.id }, { id: OPEN[1]?.id }] },
    ]),
  );
});

test('what is paid and has left the list is not counted as chosen any more', async () => {
  let isPaid = false;
  const { user, say, findByText, findByRole, queryByText } = await chooses({
    list: () => ({ ...LIST, expenses: isPaid ? OPEN.slice(2) : OPEN }),
    payMany: ({ expenses }: { expenses: { id: string }[] }) => {
      isPaid = true;
      return { results: expenses.map(({ id }) => ({ id, paymentId: id, refusal: null })) };
    },
  });
  await findByText(say('common:table.selected', { count: 3, total: '3' }));
  await user.keyboard('p');
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByText(say('expense-list:pay.confirm')));
  await findByText(say('expense-list:pay.done', { count: 2, total: '2' }));
  await findByText(say('common:table.selected', { count: 1, total: '1' }));
  await waitFor(() => expect(queryByText('Steuerbüro Lohmann')).toBeNull());
});

test('several get another category; one that is refused keeps no other back, and what was done can be taken back', async () => {
  const categorizeMany = ({ expenses }: { expenses: { id: string }[] }) => ({
    results: expenses.map(({ id }) => ({
      id,
      refusal: id === OPEN[1]?.id ? { code: 'ALREADY_TAKEN_BACK', problems: [] } : null,
    })),
  });
  const { user, say, server, findByText, findByRole } = await chooses({ categorizeMany });
  await user.keyboard('c');
  const dialog = within(
    await findByRole('dialog', { name: say('expense-list:move.title', { count: 3, total: '3' }) }),
  );
  await user.selectOptions(
    dialog.getByLabelText(say('expense-list:move.category'), { exact: false }),
    'legal',
  );
  await user.click(dialog.getByText(say('expense-list:move.confirm')));
  await findByText(say('expense-list:move.done', { count: 2, total: '2' }));
  await findByText(say('expense-list:many.failed', { count: 1 }));
  const category = 'legal';
  expect(server.asked('expenses/categorizeMany')).toMatchObject([
    { expenses: OPEN.map(({ id }) => ({ id, category })) },
  ]);
  await user.click(await findByText(say('common:undo')));
  const before = { category: first.category };
  await waitFor(() =>
    expect(server.asked('expenses/categorizeMany')[1]).toMatchObject({
      expenses: [
        { id: OPEN[0]?.id, ...before },
        { id: OPEN[2]?.id, ...before },
      ],
    }),
  );
});

test('the list in view is exported by its filter and in its order', async () => {
  const { user, say, findByText } = await opens(
    '/finance/expenses?status=paid&category=software,legal&sort=gross',
    { answers },
  );
  await user.click(await findByText(say('expense-list:export')));
  const link = (await findByText(say('expense-list:csv.de'))).closest('a');
  expect(link).toHaveAttribute(
    'href',
    '/files/expenses.csv?state=paid&sort=gross&order=descending&language=de&categories=software%2Clegal',
  );
  expect((await findByText(say('expense-list:pdf'))).closest('a')).toHaveAttribute(
    'href',
    '/files/expenses.pdf?state=paid&sort=gross&order=descending&language=de&categories=software%2Clegal',
  );
});

test.each([
  ['v', 'csv'],
  ['d', 'pdf'],
])('the rows that are chosen are a file by themselves (%s: %s)', async (key, kind) => {
  const hrefs: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function noted(this: HTMLAnchorElement) {
    hrefs.push(this.getAttribute('href') ?? '');
  };
  const { user } = await chooses({});
  await user.keyboard(key);
  HTMLAnchorElement.prototype.click = click;
  const [path, query] = hrefs[0]?.split('?') ?? [];
  expect(path).toBe(`/files/expenses.${kind}`);
  expect(new URLSearchParams(query).get('ids')?.split(',')).toHaveLength(OPEN.length);
});
