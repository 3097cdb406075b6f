/** What may be kept of a bill by who pays early: told, proposed on a day within, and left. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const expense = exampleOf('expenses', 'get') as Expense;
const step = { days: 14, percent: decimal('2') };

/** By hand: 2 % of 1,190.00 are 23.80, which leaves 1,166.20. */
async function pays(until: string) {
  const bill = {
    ...expense,
    open: cents(119_000),
    gross: cents(119_000),
    state: 'open' as const,
    payments: [],
    skonto: [{ ...step, until: day(until), discount: cents(2_380) }],
  };
  const screen = await opens(`/expenses/${expense.id}`, { answers: { expenses: { get: () => bill } } });
  await screen.user.click(await screen.findByRole('button', { name: 'Bezahlt' }));
  return { ...screen, dialog: within(await screen.findByRole('dialog')) };
}

test('on a day within, Skonto is proposed with its sum, and can be left', async () => {
  const { user, dialog } = await pays('2099-12-12');
  expect(dialog.getByText('2 % Skonto bis 12.12.2099: 23,80 €')).toBeVisible();
  expect(dialog.getByLabelText(/^Skonto in EUR/)).toHaveValue('23,80');
  expect(dialog.getByLabelText(/^Betrag in EUR/)).toHaveValue('1.166,20');
  await user.click(dialog.getByRole('button', { name: 'Ohne Skonto zahlen' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Skonto in EUR/)).toHaveValue(''));
  await waitFor(() => expect(dialog.getByLabelText(/^Betrag in EUR/)).toHaveValue('1.190,00'));
  await user.click(dialog.getByRole('button', { name: 'Skonto abziehen' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Betrag in EUR/)).toHaveValue('1.166,20'));
});

test('after its last day it is not proposed', async () => {
  const { dialog } = await pays('2020-12-12');
  expect(dialog.queryByText(/2 % Skonto/)).toBeNull();
  expect(dialog.getByLabelText(/^Betrag in EUR/)).toHaveValue('1.190,00');
});
