/** The lines of a bill that is entered: where a refusal stands. */
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

async function form(expenses: object) {
  sessionStorage.clear();
  localStorage.clear();
  const page = await opens('/expenses/new', {
    language: 'de',
    answers: {
      expenses: { vendors: () => ({ vendors: [] }), ...expenses },
      receipts: { list: () => ({ receipts: [], next: null, count: 0 }) },
    },
  });
  const { say, user } = page;
  await user.type(await page.findByRole('combobox', { name: say('expense-form:vendor') }), 'Bahn');
  await user.selectOptions(page.getByLabelText(say('expense-form:category')), 'transportation');
  const amount = (nth: number) => page.getByLabelText(say('expense-form:line.grossOf', { nth }));
  const book = () => user.click(page.getAllByText(say('expense-form:book'))[0] as HTMLElement);
  return { ...page, amount, book };
}

test('a refusal stands at the line that was typed, also where one before it is empty, and goes with it', async () => {
  const record = () => {
    throw invalid({ 'lines.0': 'expense.amount.not-positive' });
  };
  const { user, say, amount, book, server, getByText, getByLabelText } = await form({ record });
  await user.click(getByText(say('expense-form:line.add')));
  await user.type(amount(2), '59');
  await book();
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  await waitFor(() => expect(amount(2)).toBeInvalid());
  expect(amount(1)).toBeValid();
  await user.click(getByLabelText(say('expense-form:line.remove', { nth: 1 })));
  await waitFor(() => expect(amount(1)).toHaveValue('59,00'));
  expect(amount(1)).toBeInvalid();
});
