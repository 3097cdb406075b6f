/** The lines of a bill that is entered: where a refusal stands, and how amounts are typed. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';

type Business = Awaited<ReturnType<typeof client.business.get>>;

async function form(expenses: object, others: object = {}) {
  sessionStorage.clear();
  localStorage.clear();
  const page = await opens('/expenses/new', {
    language: 'de',
    answers: {
      expenses: { vendors: () => ({ vendors: [] }), ...expenses },
      receipts: { list: () => ({ receipts: [], next: null, count: 0 }) },
      ...others,
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

/* § 19 UStG in 2025 alone: of 100.00 net with 19 % the 119.00 are the cost. */
test('a bill of a year without input VAT turns net amounts into gross ones, and says so', async () => {
  const business = exampleOf('business', 'get') as Business;
  const [regime] = business.regimes;
  const regimes = [
    { ...regime, validFrom: '2025-01-01', smallBusiness: true },
    { ...regime, validFrom: '2026-01-01', smallBusiness: false },
  ];
  const page = await form({}, { business: { get: () => ({ ...business, regimes }) } });
  const { user, say, amount, getByLabelText, findByText } = page;
  await user.click(getByLabelText(say('expense-form:typed.net')));
  await user.type(getByLabelText(say('expense-form:line.netOf', { nth: 1 })), '100');
  const date = getByLabelText(say('expense-form:documentDate'));
  await user.clear(date);
  await user.type(date, '30.12.2025');
  await findByText(new RegExp(say('expense-form:turnedGross')));
  expect(amount(1)).toHaveValue('119,00');
  await user.clear(date);
  await user.type(date, '02.01.2026');
  await waitFor(() =>
    expect(getByLabelText(say('expense-form:line.netOf', { nth: 1 }))).toHaveValue('100,00'),
  );
  await user.clear(date);
  await user.type(date, '30.12.2025');
  await user.clear(amount(1));
  await user.type(amount(1), '238');
  await page.book();
  await waitFor(() => expect(page.server.asked('expenses/record')).toHaveLength(1));
  expect(page.server.asked('expenses/record')[0]).toMatchObject({
    lines: [{ net: 20_000, billedVat: 3_800 }],
  });
});

test('that a screen needs a computer is said of a screen, and not of a camera', async () => {
  const { user, say, amount, getByLabelText, findByLabelText, findByText, queryByText } = await form({});
  await user.selectOptions(getByLabelText(say('expense-form:category')), 'equipment');
  await user.type(amount(1), '952');
  const what = await findByLabelText(say('expense-form:asset.what'));
  await user.selectOptions(what, 'camera');
  await findByText(say('expense-form:asset.alone'));
  expect(queryByText(/Monitor oder Drucker/)).toBeNull();
  await user.selectOptions(what, 'monitor');
  await findByText(/Monitor oder Drucker/);
});
