/** Chosen bills become a file for the bank: which of them, from where, when, and what is told before. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type List = Awaited<ReturnType<typeof client.expenses.list>>;
type Proposed = Awaited<ReturnType<typeof client.transfers.proposed>>;
type Files = Awaited<ReturnType<typeof client.transfers.list>>;
type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const list = exampleOf('expenses', 'list') as List;
const proposed = exampleOf('transfers', 'proposed') as Proposed;
const waiting = exampleOf('transfers', 'list') as Files;
const expense = exampleOf('expenses', 'get') as Expense;
const [bill] = proposed.bills as [Proposed['bills'][number]];
const id = (place: number) => `0199f3a0-0000-7000-8000-00000000000${place}`;

/** One that can be paid, one in a file already, one to another account than last time, one in dollars. */
const BILLS = [
  { ...bill, id: id(1), vendor: 'Papierhaus', payee: 'Papierhaus' },
  {
    ...bill,
    id: id(2),
    vendor: 'Steuerbüro',
    payee: 'Steuerbüro',
    inFile: { id: id(9), executesOn: day('2026-02-01') },
  },
  {
    ...bill,
    id: id(3),
    vendor: 'Hosting',
    payee: 'Inkasso AG',
    open: cents(5_000),
    otherAccount: 'DE02120300000000202051',
  },
  { ...bill, id: id(4), vendor: 'Pixelforge', payee: 'Pixelforge', hindrance: 'currency' as const },
];

async function chooses(answers: object, files: Files['files'] = []) {
  const expenses = BILLS.map((one) => ({
    ...list.expenses[0],
    ...one,
    skonto: one.skonto.map((step) => ({ ...step, days: 14 })),
    vendor: { name: one.vendor, country: 'DE', vatId: '' },
  }));
  const screen = await opens('/finance/expenses', {
    answers: {
      expenses: { list: () => ({ ...list, expenses }) as List },
      transfers: { list: () => ({ files }), ...answers },
    },
  });
  await screen.findByText('Papierhaus');
  return screen;
}

test('what can be paid is in the file, what is in another one only if it is meant, and the message takes it back', async () => {
  const { user, say, server, findByText, findByRole } = await chooses({
    proposed: () => ({ ...proposed, bills: BILLS }),
    make: () => ({ id: id(8) }),
    discard: () => ({ id: id(8) }),
  });
  const [all] = [...document.querySelectorAll<HTMLInputElement>('thead input[type=checkbox]')];
  await user.click(all as HTMLInputElement);
  await user.keyboard('s');
  const dialog = within(await findByRole('dialog', { name: say('transfers:title') }));
  await dialog.findByText('Inkasso AG (Hosting)');
  dialog.getByText(say('transfers:hindrance.currency'));
  dialog.getByText(say('transfers:otherAccount', { iban: 'DE02 1203 0000 0000 2020 51' }));
  dialog.getByText(/DE02 1203 0000 0000 2020 51/, { selector: 'p' });
  dialog.getByText(/^169,00\s€$/);
  await user.click(dialog.getByText(say('transfers:confirm')));
  await findByText(say('transfers:made'));
  expect(server.asked('transfers/make')).toMatchObject([
    {
      confirmSecond: false,
      expenses: [
        { id: id(1), amount: 11_900 },
        { id: id(3), amount: 5_000 },
      ],
    },
  ]);
  await user.click(await findByText(say('common:undo')));
  await waitFor(() => expect(server.asked('transfers/discard')).toEqual([{ id: id(8) }]));
});

test('without an account of one’s own no file is made, and the way to it is shown', async () => {
  const { user, say, findByRole } = await chooses({ proposed: () => ({ account: null, bills: BILLS }) });
  const [all] = [...document.querySelectorAll<HTMLInputElement>('thead input[type=checkbox]')];
  await user.click(all as HTMLInputElement);
  await user.keyboard('s');
  const dialog = within(await findByRole('dialog', { name: say('transfers:title') }));
  await dialog.findByText(say('transfers:noAccountText'));
  expect(dialog.getByText(say('transfers:confirm')).closest('button')).toBeDisabled();
});

test('a file whose transfers are not noted as paid waits above the list; they are noted together', async () => {
  const [file] = waiting.files as [Files['files'][number]];
  const { user, say, server, findByText, findByRole } = await chooses({}, [file]);
  await findByText(say('transfers:waitingText', { count: 1, total: '1' }));
  await user.click(await findByText(say('transfers:pay')));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByText(say('transfers:pay')));
  await waitFor(() =>
    expect(server.asked('expenses/payMany')).toMatchObject([
      {
        paymentMeans: 'creditTransfer',
        expenses: [{ id: file.bills[0]?.expenseId, amount: 11_900, discount: 0 }],
      },
    ]),
  );
});

test('an open expense shows its transfer to copy and to scan, and another account than last time', async () => {
  const accountBefore = { id: id(7), number: 'B-2026-0004', iban: 'DE02120300000000202051' };
  const { say, findByText, getByText, getAllByRole } = await opens(`/expenses/${expense.id}`, {
    answers: { expenses: { get: () => ({ ...expense, accountBefore }) } },
  });
  await findByText(say('expenses:transfer.title'));
  getByText(say('expenses:transfer.otherAccount'));
  getByText('DE89 3704 0044 0532 0130 00');
  expect(getAllByRole('img', { name: say('received-invoices:pay.code') })).toHaveLength(1);
});

test('a payment with Skonto says before what it changes, names the return that was handed over, and how it was paid', async () => {
  const open = { ...expense, open: cents(11_900), payments: [], credits: [], state: 'open' as const };
  const { user, say, server, findByText, findByRole } = await opens(`/expenses/${expense.id}`, {
    language: 'de',
    answers: { expenses: { get: () => open } },
  });
  await user.click(await findByText(say('expenses:pay.open')));
  const dialog = within(await findByRole('dialog'));
  await user.type(
    dialog.getByLabelText(say('expenses:pay.discount', { currency: 'EUR' }), { exact: false }),
    '2,38',
  );
  await user.selectOptions(dialog.getByLabelText(say('expenses:pay.means')), 'creditTransfer');
  await waitFor(() =>
    expect(server.asked('expenses/whatItChanges').at(-1)).toMatchObject({
      acts: [{ kind: 'pay', amount: 11_662, discount: 238 }],
    }),
  );
  await findByText(say('expenses:changes.filedVat', { period: 'Q1 2026' }));
  dialog.getByText(/Kz 66 sinkt um 0,38\s€/);
  await user.click(dialog.getByText(say('expenses:pay.confirm')));
  await waitFor(() => expect(server.asked('expenses/pay')).toHaveLength(1));
  expect(server.asked('expenses/pay')).toMatchObject([
    { amount: 11_662, discount: 238, paymentMeans: 'creditTransfer' },
  ]);
  await findByText(say('expenses:pay.done'));
});

test('what a vendor credits is entered with its number, and the message takes it back', async () => {
  const { user, say, server, findByText, findByRole } = await opens(`/expenses/${expense.id}`, {
    answers: {
      expenses: { get: () => expense, credit: () => ({ id: id(6) }), undoCredit: () => ({ id: id(6) }) },
    },
  });
  await user.click(await findByText(say('expenses:credit.open')));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(say('expenses:credit.number'), { exact: false }), 'G-9');
  await user.type(
    dialog.getByLabelText(say('expenses:credit.gross', { currency: 'EUR' }), { exact: false }),
    '11,90',
  );
  await user.click(dialog.getByText(say('expenses:credit.confirm')));
  await findByText(say('expenses:credit.done'));
  expect(server.asked('expenses/credit')).toMatchObject([
    { id: expense.id, number: 'G-9', lines: [{ taxCode: 'inputStandard19', gross: 1_190 }] },
  ]);
  await user.click(await findByText(say('common:undo')));
  await waitFor(() => expect(server.asked('expenses/undoCredit')).toMatchObject([{ creditId: id(6) }]));
});
