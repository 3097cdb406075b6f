/** What recurs: what of it waits for a look, what it costs, what will come, and how one is set up. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { invalid, refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

type Calls = typeof client.recurringExpenses;
type List = Awaited<ReturnType<Calls['list']>>;
type Upcoming = Awaited<ReturnType<Calls['upcoming']>>;
type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const PATH = '/finance/recurring';
const list = exampleOf('recurringExpenses', 'list') as List;
const [phone] = list.recurring as [List['recurring'][number]];
const expense = exampleOf('expenses', 'get') as Expense;

const WAITING: List['waiting'][number] = {
  recurringId: phone.id,
  vendor: { name: 'Stadtstrom', country: 'DE', vatId: '' },
  category: 'office_utilities',
  dueOn: day('2026-02-28'),
  currency: 'EUR',
  unitsPerEuro: null,
  isPaidOnDueDay: false,
  lines: [{ taxCode: 'inputStandard19', gross: cents(9_450) }],
  gross: cents(9_450),
};
const withWaiting = { recurringExpenses: { list: () => ({ ...list, waiting: [WAITING] }) } };

/** The dialog of a title; what is behind it is hidden while it stands. */
function dialogOf({ findByRole }: Screen, name: string) {
  return findByRole('dialog', { name, hidden: true }).then((dialog) => within(dialog));
}

test('each one stands with its rhythm, its next day and what it costs in a year, with the sum of what runs', async () => {
  const paused = { ...phone, id: phone.id.replace('d1', 'd2'), state: 'paused' as const };
  const ended = { ...phone, id: phone.id.replace('d1', 'd3'), state: 'ended' as const, nextDueOn: null };
  const recurring = [phone, { ...paused, vendor: { ...phone.vendor, name: 'Coworking' } }, ended];
  const screen = await opens(PATH, {
    answers: { recurringExpenses: { list: () => ({ ...list, recurring }) } },
  });
  const { say, findByRole, user } = screen;
  const table = await findByRole('table', { name: say('recurring-expenses:list.title') });
  const cells = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')]
      .slice(1, 5)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(cells).toEqual([
    ['monatlich', '28.02.2026', '34,99 €', '419,88'],
    ['monatlich', '28.02.2026', '34,99 €', ''],
  ]);
  within(table).getByText(say('recurring-expenses:state.paused'));
  expect(table.querySelector('tfoot')?.textContent).toContain('419,88');
  await user.click(screen.getByText(say('recurring-expenses:list.showEnded', { count: 1 })));
  await within(table).findByText(say('recurring-expenses:state.ended'));
});

test('what waits is entered with what it really costs', async () => {
  const screen = await opens(PATH, { answers: withWaiting });
  const { user, say, server } = screen;
  await user.click(
    await screen.findByLabelText(
      say('recurring-expenses:waiting.enterOf', { vendor: 'Stadtstrom', day: '28.02.2026' }),
    ),
  );
  const dialog = await dialogOf(
    screen,
    say('recurring-expenses:waiting.dialogTitle', { vendor: 'Stadtstrom' }),
  );
  const amount = dialog.getByLabelText(say('recurring-expenses:waiting.amount'), { exact: false });
  await user.clear(amount);
  await user.click(dialog.getByText(say('recurring-expenses:waiting.confirm')));
  expect(server.asked('recurringExpenses/accept')).toEqual([]);
  await user.type(amount, '101,20');
  await user.click(dialog.getByText(say('recurring-expenses:waiting.confirm')));
  await waitFor(() => expect(server.asked('recurringExpenses/accept')).toHaveLength(1));
  expect(server.asked('recurringExpenses/accept')[0]).toMatchObject({
    id: phone.id,
    dueOn: '2026-02-28',
    lines: [{ taxCode: 'inputStandard19', gross: 10_120 }],
    paidOn: null,
  });
  await screen.findByText(say('recurring-expenses:waiting.entered', { vendor: 'Stadtstrom' }));
});

test('what waits is skipped, and the message takes that back', async () => {
  const { user, say, server, findByLabelText, findByText } = await opens(PATH, { answers: withWaiting });
  const which = { vendor: 'Stadtstrom', day: '28.02.2026' };
  await user.click(await findByLabelText(say('recurring-expenses:waiting.skipOf', which)));
  await findByText(say('recurring-expenses:acts.skipped', which));
  await user.click(await findByText(say('common:undo')));
  await waitFor(() => expect(server.asked('recurringExpenses/unskip')).toHaveLength(1));
});

test('what will come is drawn with words for each month, and says what it assumes', async () => {
  const ahead = exampleOf('recurringExpenses', 'upcoming') as Upcoming;
  const [cost] = ahead.costs as [Upcoming['costs'][number]];
  const upcoming = (): Upcoming => ({
    costs: [
      cost,
      {
        ...cost,
        recurringId: expense.id,
        assumed: 'review' as const,
        euros: cents(5_000),
        vendor: 'Stadtstrom',
      },
    ],
    months: [
      { month: '2026-02', certain: cents(3_499), assumed: cents(5_000) },
      { month: '2026-03', certain: cents(0), assumed: cents(0) },
    ],
    years: [{ year: 2026, certain: cents(3_499), assumed: cents(5_000) }],
  });
  const { say, findByRole, getByText, queryByText } = await opens(PATH, {
    answers: { recurringExpenses: { upcoming } },
  });
  const chart = within(await findByRole('figure', { name: say('recurring-expenses:upcoming.chart') }));
  chart.getByText(/^Februar 2026: 34,99\s€ sicher, 50,00\s€ angenommen$/);
  getByText(new RegExp(say('recurring-expenses:upcoming.whyReview')));
  expect(queryByText(new RegExp(say('recurring-expenses:upcoming.whyRate')))).toBe(null);
  const months = within(
    await findByRole('table', { name: say('recurring-expenses:upcoming.chart'), hidden: true }),
  );
  months.getByText('Februar 2026');
  months.getByText('84,99');
});

async function opensForm(screen: Screen) {
  await screen.user.click(
    await screen.findByText(screen.say('recurring-expenses:add'), { selector: 'button *' }),
  );
  return dialogOf(screen, screen.say('recurring-expenses:form.addTitle'));
}

test('one that is meant for the last of each month is set up from 28 February, and shows its next days', async () => {
  const screen = await opens(PATH);
  const { user, say, server } = screen;
  const dialog = await opensForm(screen);
  const type = async (label: string, text: string) => {
    const field = dialog.getByLabelText(say(`recurring-expenses:${label}`), { exact: false });
    await user.clear(field);
    await user.type(field, text);
  };
  await user.click(dialog.getByText(say('common:add')));
  dialog.getByText(say('common:required'));
  await type('form.vendor', 'Werkraum');
  await type('waiting.amount', '226,10');
  await type('form.firstDueOn', '28.02.2030');
  await user.click(await dialog.findByLabelText(say('recurring-expenses:form.monthEnd')));
  dialog.getByText(/28\.02\.2030, 31\.03\.2030, 30\.04\.2030, 31\.05\.2030/);
  await user.click(dialog.getByText(say('common:add')));
  await waitFor(() => expect(server.asked('recurringExpenses/create')).toHaveLength(1));
  expect(server.asked('recurringExpenses/create')[0]).toMatchObject({
    lines: [{ taxCode: 'inputStandard19', gross: 22_610 }],
    fields: {
      vendor: { name: 'Werkraum', country: 'DE' },
      firstDueOn: '2030-02-28',
      dayOfMonth: 31,
      entering: 'byItself',
      isPaidOnDueDay: true,
      termsDays: 0,
    },
  });
});

test('in another currency each waits, and what the server refuses stands at its field', async () => {
  const create = () => {
    throw invalid({ unitsPerEuro: 'expense.currency.rate' });
  };
  const screen = await opens(PATH, { answers: { recurringExpenses: { create } } });
  const { user, say, server } = screen;
  const dialog = await opensForm(screen);
  await user.click(dialog.getByText(say('recurring-expenses:form.more')));
  await user.selectOptions(dialog.getByLabelText(say('recurring-expenses:form.currency')), 'USD');
  dialog.getByText(say('recurring-expenses:form.foreign'));
  await user.type(
    dialog.getByLabelText(say('recurring-expenses:form.vendor'), { exact: false }),
    'Pixelforge',
  );
  await user.type(dialog.getByLabelText(say('recurring-expenses:waiting.amount'), { exact: false }), '50');
  await user.type(dialog.getByLabelText(say('recurring-expenses:form.rate'), { exact: false }), '1,25');
  await user.click(dialog.getByText(say('common:add')));
  await dialog.findByText(say('errors:problem.expense.currency.rate'));
  expect(server.asked('recurringExpenses/create')[0]).toMatchObject({
    fields: {
      currency: 'USD',
      unitsPerEuro: '1.25',
      entering: 'review',
      isPaidOnDueDay: false,
      termsDays: 14,
    },
  });
});

test('by keys one opens what became of its days, and finds the expense there', async () => {
  const screen = await opens(PATH);
  const { user, say, findByRole } = screen;
  (await findByRole('button', { name: phone.vendor.name })).focus();
  await user.keyboard('{Enter}');
  const dialog = await dialogOf(screen, phone.vendor.name);
  expect(await dialog.findByText('B-2026-0001')).toHaveAttribute(
    'href',
    '/expenses/0199f3a0-0000-7000-8000-0000000000e2',
  );
  dialog.getByText(say('recurring-expenses:detail.entered'));
});

test('one that has become dearer offers the new price', async () => {
  const difference = {
    dueOn: day('2026-01-31'),
    expected: cents(3_499),
    asked: cents(3_999),
    expenseId: expense.id,
  };
  const recurring = [{ ...phone, difference }];
  const { user, say, server, findByText } = await opens(PATH, {
    answers: { recurringExpenses: { list: () => ({ ...list, recurring }) } },
  });
  await user.click(await findByText(say('recurring-expenses:list.takeOver')));
  await waitFor(() => expect(server.asked('recurringExpenses/setPrice')).toHaveLength(1));
  expect(server.asked('recurringExpenses/setPrice')[0]).toMatchObject({
    id: phone.id,
    lines: [{ taxCode: 'inputStandard19', gross: 3_999 }],
  });
  const [{ from }] = server.asked('recurringExpenses/setPrice') as [{ from: string }];
  await user.click(await findByText(say('common:undo')));
  await waitFor(() => expect(server.asked('recurringExpenses/setPrice')).toHaveLength(2));
  expect(server.asked('recurringExpenses/setPrice')[1]).toEqual({
    id: phone.id,
    from,
    lines: phone.prices.at(-1)?.lines,
  });
  await findByText(say('recurring-expenses:price.undone', { vendor: phone.vendor.name }));
});

test('where nothing recurs one is begun; where the list does not come it is asked for again', async () => {
  const none = { recurring: [], waiting: [], perYear: cents(0), perMonth: cents(0) };
  const empty = await opens(PATH, { answers: { recurringExpenses: { list: () => none } } });
  await empty.findByText(empty.say('recurring-expenses:empty'));
  await opensForm(empty);
});

test('a list that does not come is asked for again', async () => {
  let asked = 0;
  const failing = () => {
    asked += 1;
    if (asked === 1) throw refusal('NOT_FOUND');
    return list;
  };
  const { user, say, findByText } = await opens(PATH, { answers: { recurringExpenses: { list: failing } } });
  await findByText(say('recurring-expenses:loadFailed'));
  await user.click(await findByText(say('common:retry')));
  await findByText(phone.vendor.name);
});

test('an expense becomes one that recurs, with its vendor and amount; one that came of it says so', async () => {
  const bill = {
    ...expense,
    currency: 'EUR' as const,
    unitsPerEuro: null,
    privateSharePercent: decimal('20'),
    state: 'open' as const,
    lines: [{ id: 0, taxCode: 'inputStandard19' as const, net: cents(19_000), vat: cents(3_610) }],
    gross: cents(22_610),
  };
  const answers = {
    expenses: { get: () => bill },
    receivedInvoices: { ofExpense: () => ({ received: null }) },
    recurringExpenses: { ofExpense: () => ({ recurring: null }) },
  };
  const screen = await opens(`/expenses/${expense.id}`, { answers });
  const { user, say, server } = screen;
  await user.click(await screen.findByLabelText(say('recurring-expenses:ofExpense.more')));
  await user.click(await screen.findByText(say('recurring-expenses:ofExpense.make')));
  const dialog = await dialogOf(screen, say('recurring-expenses:form.addTitle'));
  await user.click(dialog.getByText(say('common:add')));
  await waitFor(() => expect(server.asked('recurringExpenses/create')).toHaveLength(1));
  expect(server.asked('recurringExpenses/create')[0]).toMatchObject({
    madeFrom: expense.id,
    lines: [{ taxCode: 'inputStandard19', gross: 22_610 }],
    fields: {
      vendor: { name: expense.vendor.name },
      firstDueOn: expense.documentDate,
      privateSharePercent: '20',
    },
  });
});

test('an expense that was made of it leads there, and is not said to be entered by hand', async () => {
  const { say, findByText, queryByText } = await opens(`/expenses/${expense.id}`, {
    answers: { receivedInvoices: { ofExpense: () => ({ received: null }) } },
  });
  const from = { vendor: 'Spreenetz GmbH', day: '31.01.2026' };
  expect(await findByText(say('recurring-expenses:ofExpense.entered', from))).toHaveAttribute('href', PATH);
  expect(queryByText(say('expenses:from.byHand'))).toBe(null);
});
