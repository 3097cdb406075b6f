/** What may be kept of a bill by who pays early: told, proposed on a day within, and left. */
import { day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Expense = Awaited<ReturnType<typeof client.expenses.get>>;
type List = Awaited<ReturnType<typeof client.expenses.list>>;

const expense = exampleOf('expenses', 'get') as Expense;
const list = exampleOf('expenses', 'list') as List;
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

const id = (place: number) => `0199f3a0-0000-7000-8000-00000000000${place}`;

/** Open: 119.00 with 2 % until 2099, 57.10 with 3 % until 2020. By hand: 2 % of 119.00 are 2.38. */
const [row] = list.expenses as [List['expenses'][number]];
const OPEN: List['expenses'] = [
  {
    ...row,
    id: id(1),
    vendor: { ...row.vendor, name: 'Papierhaus' },
    open: cents(11_900),
    skonto: [{ ...step, until: day('2099-12-12'), discount: cents(238) }],
  },
  {
    ...row,
    id: id(2),
    vendor: { ...row.vendor, name: 'Steuerbüro' },
    open: cents(5_710),
    skonto: [{ ...step, percent: decimal('3'), until: day('2020-12-12'), discount: cents(171) }],
  },
];

test('of several that are paid at once, Skonto of the day is taken off each, told before, and can be left', async () => {
  const { user, say, server, findByText, findByRole } = await opens('/finance/expenses', {
    answers: {
      expenses: {
        list: () => ({ ...list, expenses: OPEN }),
        payMany: () => ({ results: OPEN.map((one) => ({ id: one.id, paymentId: one.id, refusal: null })) }),
      },
    },
  });
  await findByText('Papierhaus');
  const [all] = [...document.querySelectorAll<HTMLInputElement>('thead input[type=checkbox]')];
  await user.click(all as HTMLInputElement);
  await user.keyboard('p');
  const dialog = within(await findByRole('dialog'));
  const taken = dialog.getByRole('checkbox', {
    name: /^Papierhaus:\s+2\s% Skonto bis 12\.12\.2099: 2,38\s€$/,
  });
  expect(taken).toBeChecked();
  expect(dialog.getByText('116,62 €')).toBeVisible();
  expect(dialog.queryByText(/3 % Skonto/)).toBeNull();
  // By hand: 116.62 + 57.10 = 173.72, and 119.00 + 57.10 = 176.10.
  expect(dialog.getByText('173,72 €')).toBeVisible();
  expect(dialog.getByText('Summe, 2,38 € Skonto abgezogen')).toBeVisible();
  await user.click(taken);
  expect(dialog.getByText('119,00 €')).toBeVisible();
  expect(dialog.getByText('176,10 €')).toBeVisible();
  await user.click(taken);
  await user.click(dialog.getByText(say('expense-list:pay.confirm')));
  await findByText(say('expense-list:pay.done', { count: 2, total: '2' }));
  expect(server.asked('expenses/payMany')).toMatchObject([
    {
      expenses: [
        { id: id(1), amount: 11_662, discount: 238 },
        { id: id(2), amount: 5_710 },
      ],
    },
  ]);
});
