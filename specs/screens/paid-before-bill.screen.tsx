/** A day of paying before the bill's date is allowed (who pays in advance has one), and doubted gently. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const expense = exampleOf('expenses', 'get') as Expense;

test('the form asks whether the day of paying is right, and books it all the same', async () => {
  sessionStorage.clear();
  localStorage.clear();
  const { user, say, findByRole, findByText, getByLabelText, getAllByText, queryByText, server } =
    await opens('/expenses/new', {
      language: 'de',
      answers: {
        expenses: { vendors: () => ({ vendors: [] }) },
        receipts: { list: () => ({ receipts: [], next: null, count: 0 }) },
      },
    });
  const warning = say('expense-form:paidBeforeBill', { day: '06.10.2026' });
  await user.type(await findByRole('combobox', { name: say('expense-form:vendor') }), 'Bahn');
  await user.selectOptions(getByLabelText(say('expense-form:category')), 'transportation');
  await user.type(getByLabelText(say('expense-form:line.grossOf', { nth: 1 })), '59');
  const types = async (name: 'documentDate' | 'paidOn', text: string) => {
    const field = getByLabelText(say(`expense-form:${name}`));
    await user.clear(field);
    await user.type(field, text);
  };
  await types('documentDate', '06.10.2026');
  expect(queryByText(warning)).toBeNull();
  await types('paidOn', '05.10.2026');
  await findByText(warning);
  await user.click(getAllByText(say('expense-form:book'))[0] as HTMLElement);
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  expect(server.asked('expenses/record')[0]).toMatchObject({ paidOn: '2026-10-05' });
});

test('so does the dialog that pays', async () => {
  const bill = {
    ...expense,
    documentDate: day('2026-10-06'),
    open: cents(119_000),
    gross: cents(119_000),
    state: 'open' as const,
    payments: [],
    skonto: [],
  };
  const answers = { expenses: { get: () => bill } };
  const screen = await opens(`/expenses/${expense.id}`, { answers });
  await screen.user.click(await screen.findByRole('button', { name: 'Bezahlt' }));
  const dialog = within(await screen.findByRole('dialog'));
  const warning = screen.say('expense-form:paidBeforeBill', { day: '06.10.2026' });
  const paidOn = dialog.getByLabelText(new RegExp(`^${screen.say('expenses:pay.day')}`));
  await screen.user.clear(paidOn);
  await screen.user.type(paidOn, '06.10.2026');
  expect(dialog.queryByText(warning)).toBeNull();
  await screen.user.clear(paidOn);
  await screen.user.type(paidOn, '01.10.2026');
  await dialog.findByText(warning);
  expect(dialog.getByRole('button', { name: screen.say('expenses:pay.confirm') })).toBeEnabled();
});
