/** An expense that was set right: the message takes it back, and a refusal says that it was not corrected; what was credited is typed at once. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type Expense = Awaited<ReturnType<typeof client.expenses.get>>;

const expense = exampleOf('expenses', 'get') as Expense;

const BOOK = { taxCode: 'inputReduced7', net: 4_000, vat: 280 } as Expense['lines'][number];
/** With a second line, which the correction takes out. */
const TWO_LINES: Expense = { ...expense, lines: [...expense.lines, { ...BOOK, id: 7 }] };

test('a correction is taken back in its message: all is said again as before, and a line that had gone is a new one', async () => {
  const answers = {
    expenses: { get: () => TWO_LINES, correct: () => ({ id: expense.id, version: expense.version + 1 }) },
  };
  const { user, say, findByLabelText, findByText, findByRole, getAllByText, server } = await opens(
    `/expenses/${expense.id}/edit`,
    { answers },
  );
  const number = await findByLabelText(say('expense-form:documentNumber'));
  await user.clear(number);
  await user.type(number, 'R-20419');
  await user.click(await findByLabelText(say('expense-form:line.remove', { nth: 2 })));
  await user.click(getAllByText(say('expense-form:correctAct'))[0] as HTMLElement);
  await findByText(say('expense-form:corrected'));
  await user.click(await findByRole('button', { name: say('common:undo') }));
  await findByText(say('expense-form:correctionUndone'));
  const [, back] = server.asked('expenses/correct') as Record<string, unknown>[];
  expect(back).toMatchObject({
    id: expense.id,
    version: expense.version + 1,
    documentNumber: expense.documentNumber,
    lines: [
      { id: 0, net: 10_000, billedVat: 1_900 },
      { net: 4_000, billedVat: 280 },
    ],
  });
  expect(back).not.toHaveProperty(['lines', 1, 'id']);
});

test('a correction that was refused is said not to have been made', async () => {
  const answers = {
    expenses: {
      get: () => expense,
      correct: () => {
        throw refusal('CHANGED_MEANWHILE');
      },
    },
  };
  const { user, say, findByLabelText, findByText, getAllByText, queryByText } = await opens(
    `/expenses/${expense.id}/edit`,
    { answers },
  );
  await user.type(await findByLabelText(say('expense-form:documentNumber')), '-A');
  await user.click(getAllByText(say('expense-form:correctAct'))[0] as HTMLElement);
  await findByText(say('expense-form:notCorrected'));
  await waitFor(() => expect(queryByText(say('expense-form:failed'))).toBeNull());
});

test('who opens the dialog of a credit can type its number at once', async () => {
  const { user, say, findByRole, findByLabelText } = await opens(`/expenses/${expense.id}`);
  await user.click(await findByRole('button', { name: say('expenses:credit.open') }));
  const number = await findByLabelText(new RegExp(`^${say('expenses:credit.number')}`));
  await waitFor(() => expect(number).toHaveFocus());
});
