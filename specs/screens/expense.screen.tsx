/** An expense has a screen of its own, with ways to it and on to its document; the subscription holds everything there is. */
import { cents, decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const expense = exampleOf('expenses', 'get') as Expense;

test('an expense shows its lines, what was paid and credited, its document and its entries', async () => {
  const { say, findByText, getByText, getAllByText } = await opens(`/expenses/${expense.id}`);
  await findByText('Cloudhafen GmbH', { selector: 'h1' });
  getByText(say('expenses:state.partlyPaid'));
  getByText(say('expenses:paid.credit', { number: 'G-1703' }));
  expect(getAllByText(/^57,10\s€$/)).toHaveLength(2);
  const received = await findByText(say('expenses:from.invoice', { number: 'CH-2026-0012' }));
  expect(received).toHaveAttribute('href', '/finance/received/01a2049c-7af0-72fc-9f5c-46827fb2f774');
  expect(getByText('rechnung.pdf').closest('a')).toHaveAttribute(
    'href',
    '/files/received-invoices/01a2049c-7af0-72fc-9f5c-46827fb2f774',
  );
  expect(getAllByText(say('tax-reports-form:entryKind.expensePayment'))).toHaveLength(1);
});

/* 100.00 with 19 % and 20.00 with 7 % are 120.00 and 20.40, together 140.40. */
test('net, VAT and gross of a bill stand in columns that add up', async () => {
  const [line] = expense.lines as [Expense['lines'][number]];
  const bill = {
    ...expense,
    currency: 'EUR' as const,
    gross: cents(14_040),
    lines: [
      { ...line, id: 1, taxCode: 'inputStandard19' as const, net: cents(10_000), vat: cents(1_900) },
      { ...line, id: 2, taxCode: 'inputReduced7' as const, net: cents(2_000), vat: cents(140) },
    ],
  };
  const { say, findByLabelText } = await opens(`/expenses/${expense.id}`, {
    language: 'de',
    answers: { expenses: { get: () => bill } },
  });
  const table = await findByLabelText(say('expenses:lines.title'));
  const figures = [...table.querySelectorAll('tbody tr, tfoot tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(figures).toEqual([
    ['100,00', '19,00', '119,00'],
    ['20,00', '1,40', '21,40'],
    ['120,00', '20,40', '140,40'],
  ]);
});

test('what was entered by hand and taken back says so, and asks for nothing any more', async () => {
  const undone = {
    ...expense,
    state: 'takenBack' as const,
    open: 0 as never,
    credits: [],
    payments: [],
    files: [],
  };
  const answers = {
    expenses: { get: () => undone },
    recurringExpenses: { ofExpense: () => ({ recurring: null }) },
    receivedInvoices: { ofExpense: () => ({ received: null }) },
  };
  const { say, findByText, getByText, queryByText } = await opens(`/expenses/${expense.id}`, { answers });
  await findByText(say('expenses:from.byHand'));
  getByText(say('expenses:state.takenBack'));
  getByText(say('expenses:paid.nothing'));
  expect(queryByText(say('expenses:paid.open'))).toBe(null);
});

/** Open, with one payment on it and nothing credited. */
const OPEN = { ...expense, state: 'partlyPaid' as const };

test('an open expense is marked as paid, which the message that tells of it takes back', async () => {
  const { user, say, server, findByText, getByText, findByRole } = await opens(`/expenses/${expense.id}`, {
    answers: { expenses: { get: () => OPEN }, receivedInvoices: { ofExpense: () => ({ received: null }) } },
  });
  const back = await findByText(say('expenses:back'), { selector: 'a' });
  expect(back).toHaveAttribute('href', '/finance/expenses');
  await user.click(getByText(say('expenses:pay.open')));
  await user.click(await findByText(say('expenses:pay.confirm')));
  await findByText(say('expenses:pay.done'));
  const [paid] = server.asked('expenses/pay');
  expect(paid).toMatchObject({ id: expense.id, amount: OPEN.open });
  await user.click(await findByText(say('common:undo')));
  await waitFor(() => expect(server.asked('expenses/undoPayment')).toHaveLength(1));
  await user.click(getByText(say('expenses:acts.undo')));
  const dialog = await findByRole('dialog', {
    name: say('expenses:acts.undoTitle', { number: expense.number }),
    hidden: true,
  });
  await user.click(within(dialog).getByText(say('expenses:acts.undoConfirm')));
  await waitFor(() => expect(server.asked('expenses/undo')).toHaveLength(1));
});

test('an expense that was booked from a received invoice is taken back by taking back the booking', async () => {
  const { user, say, findByText, findByRole, queryByText } = await opens(`/expenses/${expense.id}`);
  await user.click(await findByRole('button', { name: say('received-invoices:undoBooking.act') }));
  await findByText(say('received-invoices:undoBooking.title', { number: expense.number }));
  expect(queryByText(say('expenses:acts.undo'))).toBe(null);
});

test('an expense of another is one that does not exist, and leads back to the list', async () => {
  const get = () => {
    throw refusal('NOT_FOUND');
  };
  const { user, say, findByText } = await opens(`/expenses/${expense.id}`, {
    answers: { expenses: { get } },
  });
  await findByText(say('expenses:unknown.text'));
  await user.click(await findByText(say('expenses:toList')));
  await waitFor(() => expect(location.pathname).toBe('/finance/expenses'));
});

test('a received invoice that is booked leads to its expense', async () => {
  const whole = exampleOf('receivedInvoices', 'get') as Awaited<
    ReturnType<typeof client.receivedInvoices.get>
  >;
  const booked = {
    ...whole,
    state: 'booked' as const,
    proposal: null,
    expense: { id: expense.id, number: expense.number },
  };
  const { say, findByText } = await opens(`/finance/received/${whole.id}`, {
    answers: { receivedInvoices: { get: () => booked } },
  });
  const link = (await findByText(say('received-invoices:decided.toExpense'))).closest('a');
  expect(link).toHaveAttribute('href', `/expenses/${expense.id}`);
});

test('the one plan costs nothing, says what it holds and what was used of it', async () => {
  const { say, findByText, getByText } = await opens('/subscription');
  await findByText(say('account:plan.title'), { selector: 'h1' });
  getByText(/^0,00\s€$/);
  getByText(say('account:plan.row.years'));
  await findByText(/^\d+ bisher ausgestellt$/);
});

test('one payment is taken back after it was told what that changes', async () => {
  const { user, say, server, findByRole } = await opens(`/expenses/${expense.id}`, {
    answers: { expenses: { get: () => OPEN, undoPayment: () => ({ id: expense.id }) } },
  });
  const [payment] = expense.payments as [Expense['payments'][number]];
  const asks = await findByRole('button', {
    name: new RegExp(`^${say('expenses:acts.undoOf', { what: say('expenses:paid.payment') })}`),
  });
  await user.click(asks);
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText(say('expenses:changes.filedVat', { period: 'Q1 2026' }));
  expect(server.asked('expenses/whatItChanges').at(-1)).toEqual({
    acts: [{ kind: 'undoPayment', id: expense.id, paymentId: payment.id }],
  });
  expect(server.asked('expenses/undoPayment')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: say('expenses:acts.undoConfirm') }));
  await waitFor(() => expect(server.asked('expenses/undoPayment')).toHaveLength(1));
});

test('what could not be worked out is said, and the act is done all the same', async () => {
  const { user, say, server, findByText, findByRole } = await opens(`/expenses/${expense.id}`, {
    answers: {
      expenses: {
        get: () => OPEN,
        whatItChanges: () => {
          throw refusal('SERVICE_UNAVAILABLE');
        },
      },
    },
  });
  await user.click(await findByText(say('expenses:pay.open')));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText(say('expenses:changes.failed'));
  await user.click(dialog.getByText(say('expenses:pay.confirm')));
  await waitFor(() => expect(server.asked('expenses/pay')).toHaveLength(1));
});

test('a correction says what it changes while it is typed, and nothing before', async () => {
  const { user, say, server, findByText, findByLabelText } = await opens(`/expenses/${expense.id}/edit`, {
    answers: { expenses: { get: () => expense } },
  });
  await findByText(say('expense-form:correctUnchanged'));
  expect(server.asked('expenses/whatItChanges')).toEqual([]);
  await user.type(await findByLabelText(say('expense-form:documentNumber'), { exact: false }), '-b');
  await findByText(say('expenses:changes.filedVat', { period: 'Q1 2026' }));
  expect(server.asked('expenses/whatItChanges').at(-1)).toMatchObject({
    acts: [{ kind: 'correct', id: expense.id, version: expense.version }],
  });
});

test('a correction that leaves the returns alone says so as a result', async () => {
  const nothing = { vat: [], cost: [], refused: 0 };
  const { user, say, findByText, findByLabelText } = await opens(`/expenses/${expense.id}/edit`, {
    answers: { expenses: { get: () => expense, whatItChanges: () => nothing } },
  });
  await user.type(await findByLabelText(say('expense-form:documentNumber'), { exact: false }), '-b');
  await findByText('UStVA und EÜR bleiben gleich.');
});

/* 125.00 USD at 1.25 a euro are 100.00 EUR. */
test('of a bill in another currency the euros are proposed at its rate, and a file for the bank that has it is told', async () => {
  const inDollars = {
    ...OPEN,
    currency: 'USD' as const,
    unitsPerEuro: decimal('1.25'),
    open: cents(12_500),
    transfer: null,
  };
  const { files } = exampleOf('transfers', 'list') as Awaited<ReturnType<typeof client.transfers.list>>;
  const waiting = files.map((file) => ({
    ...file,
    bills: file.bills.map((bill) => ({ ...bill, expenseId: expense.id, open: cents(12_500) })),
  }));
  const { user, say, server, findByText, findByRole } = await opens(`/expenses/${expense.id}`, {
    language: 'en',
    answers: { expenses: { get: () => inDollars }, transfers: { list: () => ({ files: waiting }) } },
  });
  await user.click(await findByText(say('expenses:pay.open')));
  const dialog = within(await findByRole('dialog'));
  await dialog.findByText(/In the SEPA file of/);
  await waitFor(() =>
    expect(server.asked('expenses/whatItChanges').at(-1)).toMatchObject({
      acts: [{ kind: 'pay', amount: 12_500, euros: 10_000 }],
    }),
  );
});
