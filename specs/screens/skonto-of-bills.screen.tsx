/** What may be kept of a bill by who pays early: told, proposed on a day within, and left. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const expense = exampleOf('expenses', 'get') as Expense;
const step = { days: 14, percent: decimal('2') };

const WHOLE_CODE = { path: 'M4 4h7v1h-7z', size: 53 };
const REDUCED_CODE = { path: 'M5 5h9v1h-9z', size: 53 };

/** By hand: 2 % of 1,190.00 are 23.80, which leaves 1,166.20. */
function owing(until: string): Expense {
  const offered = { percent: step.percent, until: day(until), discount: cents(2_380) };
  return {
    ...expense,
    open: cents(119_000),
    gross: cents(119_000),
    state: 'open' as const,
    payments: [],
    skonto: [{ ...step, ...offered }],
    transfer: {
      payee: 'Cloudhafen GmbH',
      iban: 'DE89370400440532013000',
      bic: '',
      amount: cents(119_000),
      reference: 'R-20418',
      giroCode: WHOLE_CODE,
      reduced: [{ ...offered, amount: cents(116_620), giroCode: REDUCED_CODE }],
    },
  };
}

function looksAt(until: string) {
  return opens(`/expenses/${expense.id}`, { answers: { expenses: { get: () => owing(until) } } });
}

async function pays(until: string) {
  const screen = await looksAt(until);
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

test('the page has the amount and the code of the dialog, says until when and what it is without, and gives all of it when asked', async () => {
  const { user, findByRole } = await looksAt('2099-12-12');
  const code = await findByRole('img', { name: 'GiroCode mit den Überweisungsdaten' });
  const facts = within(code.closest('section') as HTMLElement);
  const drawn = () =>
    facts
      .getByRole('img', { name: /GiroCode/ })
      .querySelector('path')
      ?.getAttribute('d');
  expect(facts.getByText('1.166,20 €')).toBeVisible();
  expect(facts.getByText('2 % Skonto abgezogen, bis 12.12.2099. Ohne sind es 1.190,00 €.')).toBeVisible();
  expect(drawn()).toBe(REDUCED_CODE.path);
  await user.click(facts.getByRole('button', { name: 'Ganzen Betrag zahlen' }));
  expect(await facts.findByText('1.190,00 €')).toBeVisible();
  expect(drawn()).toBe(WHOLE_CODE.path);
  await user.click(facts.getByRole('button', { name: 'Skonto abziehen' }));
  expect(await facts.findByText('1.166,20 €')).toBeVisible();
});

test('after the last day the page asks for all of it', async () => {
  const { findByRole } = await looksAt('2020-12-12');
  const code = await findByRole('img', { name: 'GiroCode mit den Überweisungsdaten' });
  const facts = within(code.closest('section') as HTMLElement);
  expect(facts.getByText('1.190,00 €')).toBeVisible();
  expect(facts.queryByRole('button', { name: 'Ganzen Betrag zahlen' })).toBeNull();
  expect(code.querySelector('path')?.getAttribute('d')).toBe(WHOLE_CODE.path);
});
