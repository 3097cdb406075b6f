/** A bill is entered by hand: what follows from what is typed, what it does, and what is sent of it. */
import { cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { queryClient } from '../../web/connection/query-client.ts';
import { router } from '../../web/routes/router.tsx';
import { exampleOf } from './support/examples.ts';
import { invalid } from './support/refusal.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type FinanceYear = Awaited<ReturnType<typeof client.finance.year>>;
type Expense = Awaited<ReturnType<typeof client.expenses.get>>;
type Vendors = Awaited<ReturnType<typeof client.expenses.vendors>>;

const expense = exampleOf('expenses', 'get') as Expense;
const known = exampleOf('expenses', 'vendors') as Vendors;

const NOBODY = {
  expenses: { vendors: () => ({ vendors: [] }) },
  receipts: { list: () => ({ receipts: [], next: null, count: 0 }) },
};

const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const goes = (to: string) => router.navigate({ to });

async function form(answers: object = NOBODY) {
  sessionStorage.clear();
  localStorage.clear();
  const page = await opens('/expenses/new', { language: 'de', answers });
  const vendor = await page.findByRole('combobox', { name: page.say('expense-form:vendor') });
  const amount = (nth: number) => page.getByLabelText(page.say('expense-form:line.grossOf', { nth }));
  const category = () => page.getByLabelText(page.say('expense-form:category'));
  const effect = () => page.getByRole('complementary', { name: page.say('expense-form:effect.title') });
  const book = () => page.user.click(page.getAllByText(page.say('expense-form:book'))[0] as HTMLElement);
  return { ...page, vendor, amount, category, effect, book };
}

/* 119.00 with 19 % are 100.00 and 19.00. */
test('vendor, category and a gross amount are enough, and what it does stands beside it', async () => {
  const { user, vendor, amount, category, effect, book, server } = await form();
  await user.type(vendor, 'Bürobedarf Nord');
  await user.selectOptions(category(), 'other_expenses');
  await user.type(amount(1), '119');
  await waitFor(() => expect(effect()).toHaveTextContent(/19,00.*100,00|100,00.*19,00/));
  expect(effect()).toHaveTextContent('Kz 66');
  expect(effect()).toHaveTextContent('Kz 183');
  await book();
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  expect(server.asked('expenses/record')[0]).toMatchObject({
    vendor: { name: 'Bürobedarf Nord', country: 'DE' },
    category: 'other_expenses',
    lines: [{ taxCode: 'inputStandard19', net: 10_000, billedVat: 1_900 }],
    paymentMeans: 'card',
  });
});

/* 119.00 less 19.00 of VAT, less 42 % of 100.00 (§ 32a (1) no. 4 EStG) and 5.5 % of that: 119.00 - 19.00 - 42.00 - 2.31 = 55.69. */
test('what remains one’s own stands as a sum, named an estimate with what it assumes', async () => {
  const year = exampleOf('finance', 'year') as FinanceYear;
  const facts = { ...year.facts, profit: cents(20_000_000) };
  const page = await form({
    ...NOBODY,
    finance: {
      year: (asked: { year: unknown }) => ({
        ...year,
        year: Number(asked.year),
        facts: { ...facts, year: Number(asked.year) },
      }),
    },
  });
  const { user, vendor, amount, category, say, findByRole } = page;
  await user.type(vendor, 'Bürobedarf Nord');
  await user.selectOptions(category(), 'other_expenses');
  await user.type(amount(1), '119');
  const sum = await findByRole('table', { name: say('expense-form:remains.title') });
  await waitFor(() => expect(sum).toHaveTextContent(/119,00.*−19,00.*−42,00.*−2,31.*55,69/));
  expect(page.effect()).toHaveTextContent(say('expense-form:remains.estimated'));
  expect(page.effect()).toHaveTextContent(say('expense-form:remains.notSaid'));
});

test('a meal has lines for food, drinks and tip, and says what the law still wants', async () => {
  const { user, vendor, amount, category, say, getByText, getAllByText, book, server, findByText } =
    await form();
  await user.type(vendor, 'Trattoria Alma');
  await user.selectOptions(category(), 'business_meals');
  await user.type(amount(1), '52,80');
  await user.type(amount(2), '24,70');
  await user.type(amount(3), '7');
  getByText(say('expense-form:meal.missing', { count: 3 }));
  await book();
  await findByText(say('expense-form:meal.askTitle'));
  expect(server.asked('expenses/record'), 'it asks first').toHaveLength(0);
  await user.click(getAllByText(say('expense-form:meal.askConfirm')).at(-1) as HTMLElement);
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  // 52.80 / 1.07 = 49.35, 24.70 / 1.19 = 20.76.
  expect(server.asked('expenses/record')[0]).toMatchObject({
    lines: [
      { description: 'Speisen', taxCode: 'inputReduced7', net: 4_935, billedVat: 345 },
      { description: 'Getränke', taxCode: 'inputStandard19', net: 2_076, billedVat: 394 },
      { description: 'Trinkgeld', taxCode: 'inputNone', net: 700, billedVat: 0 },
    ],
  });
});

/* 2,380.00 are 2,000.00 and 380.00; 119.00 are 100.00, which nobody has to keep a register for, but what was chosen for it still counts. */
test('what was chosen for an asset stays in view when the price turns out to be small', async () => {
  const { user, amount, category, say, findByLabelText, getByLabelText } = await form();
  await user.selectOptions(category(), 'equipment');
  await user.type(amount(1), '2380');
  await user.selectOptions(await findByLabelText(say('expense-form:asset.what')), 'notebookTablet');
  await user.clear(amount(1));
  await user.type(amount(1), '119');
  await waitFor(() => expect(getByLabelText(say('expense-form:asset.what'))).toHaveValue('notebookTablet'));
  await user.selectOptions(getByLabelText(say('expense-form:asset.what')), '');
});

/*
 * 1,200.00 over seven years are 171.43 a year; over five 240.00. March and nine more months of it are 142.86, and 200.00 of five years.
 */
test('equipment above 250.00 says what it is first, and another life than that of the table follows at once', async () => {
  const {
    user,
    vendor,
    amount,
    category,
    say,
    book,
    server,
    findByLabelText,
    getByLabelText,
    findByText,
    findByRole,
  } = await form();
  await user.type(vendor, 'Fotohaus');
  await user.selectOptions(category(), 'equipment');
  await user.type(amount(1), '1428');
  await findByText(say('expense-form:asset.proposed.overLife', { from: '800,00 €' }));
  await book();
  expect(server.asked('expenses/record'), 'nobody has said whether it lasts').toEqual([]);
  await user.selectOptions(await findByLabelText(say('expense-form:asset.what')), 'camera');
  const table = await findByRole('table', { name: say('expense-form:asset.how') });
  const chosen = () => spaced(within(table).getByRole('radio', { checked: true }).closest('tr')?.textContent);
  expect(chosen()).toMatch(/Über 7 Jahre, linear.*142,86.*171,43.*885,71/);
  expect(within(table).getAllByRole('radio'), 'linear and declining alone').toHaveLength(2);
  await findByText(say('expense-form:asset.lifeTable', { life: '7 Jahre', number: '6.14.4' }));
  const life = getByLabelText(say('expense-form:asset.life'));
  await user.clear(life);
  await book();
  expect(server.asked('expenses/record'), 'no life is no life').toEqual([]);
  await findByText(say('errors:problem.asset.useful-life.bounds'));
  await user.type(life, '5');
  expect(chosen()).toMatch(/Über 5 Jahre, linear.*200,00.*240,00.*760,00/);
  await findByText(say('expense-form:asset.lifeShorter', { life: '7 Jahre' }));
  await book();
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  expect(server.asked('expenses/record')[0]).toMatchObject({
    lines: [{ net: 120_000, asset: { treatment: 'straightLine', usefulLifeMonths: 60 } }],
  });
});

test('equipment is proposed by its price: to 800.00 in its year, and what is consumed is at once', async () => {
  const { user, vendor, amount, category, say, book, server, findByLabelText, findByRole } = await form();
  await user.type(vendor, 'Fotohaus');
  await user.selectOptions(category(), 'equipment');
  await user.type(amount(1), '952');
  const what = await findByLabelText(say('expense-form:asset.what'));
  await user.selectOptions(what, 'camera');
  const table = await findByRole('table', { name: say('expense-form:asset.how') });
  expect(within(table).getByRole('radio', { checked: true })).toHaveAccessibleName(
    say('expense-form:asset.treatment.lowValue'),
  );
  await user.selectOptions(what, 'consumed');
  await book();
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  expect(server.asked('expenses/record')[0]).not.toHaveProperty(['lines', 0, 'asset']);
});

test('a vendor of before brings what the last bill said, and amounts that were typed stay', async () => {
  const { user, vendor, amount, category, findByText, say } = await form({
    ...NOBODY,
    expenses: { vendors: () => known },
  });
  await user.type(amount(1), '119');
  await user.type(vendor, 'Cloud');
  await user.click(await findByText('Cloudhafen GmbH'));
  await waitFor(() => expect(category()).toHaveValue('software'));
  expect(amount(1)).toHaveValue('119,00');
  await findByText(
    say('expense-form:asOn', { day: '01.02.2026', category: say('received-invoices:category.software') }),
  );
});

test('a vendor with a long name is looked for by how it begins', async () => {
  const { user, vendor, server } = await form();
  await user.click(vendor);
  await user.paste('x'.repeat(180));
  const longest = () => Math.max(...server.asked('expenses/vendors').map((asked) => lengthOf(asked)));
  await waitFor(() => expect(longest()).toBe(100));
});

function lengthOf(asked: unknown): number {
  return (asked as { search: string }).search.length;
}

test('Enter takes the vendor that was found; Tab keeps what was typed', async () => {
  const answers = { ...NOBODY, expenses: { vendors: () => known } };
  const { user, vendor, category, findByText } = await form(answers);
  await user.type(vendor, 'Cloud');
  await findByText('Cloudhafen GmbH');
  await user.keyboard('{Tab}');
  expect(vendor).toHaveValue('Cloud');
  expect(category()).toHaveValue('');
  await user.type(vendor, 'h');
  await findByText('Cloudhafen GmbH');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(category()).toHaveValue('software'));
  expect(vendor).toHaveValue('Cloudhafen GmbH');
});

test('services from another EU country are proposed under § 13b, until somebody chooses another code', async () => {
  const { user, category, say, getByLabelText } = await form();
  const code = () => getByLabelText(say('expense-form:line.codeOf', { nth: 1 }));
  const country = () => getByLabelText(say('expense-form:more.country'));
  await user.selectOptions(category(), 'software');
  await user.selectOptions(country(), 'IE');
  expect(code()).toHaveValue('euServiceReverseCharge');
  await user.selectOptions(code(), 'inputNone');
  await user.selectOptions(country(), 'US');
  expect(code(), 'it was chosen').toHaveValue('inputNone');
});

test('what is missing is said at its field, and what was typed is there when one comes back', async () => {
  const { user, vendor, book, say, findByText, server, findByRole, getByText } = await form();
  await user.type(vendor, 'Hotel am Markt');
  await book();
  await findByText(say('expense-form:categoryMissing'));
  expect(server.asked('expenses/record')).toHaveLength(0);
  await goes('/home');
  await goes('/expenses/new');
  const kept = await findByRole('combobox', { name: say('expense-form:vendor') });
  expect(kept).toHaveValue('Hotel am Markt');
  await user.click(getByText(say('expense-form:kept.anew')));
  expect(kept).toHaveValue('');
});

test('what no answer came to is booked once, also when one leaves the form and comes back to it', async () => {
  const record = () => {
    throw new Error('The answer is lost.');
  };
  const page = await form({ ...NOBODY, expenses: { ...NOBODY.expenses, record } });
  const { user, vendor, amount, category, book, server } = page;
  await user.type(vendor, 'Bürobedarf Nord');
  await user.selectOptions(category(), 'other_expenses');
  await user.type(amount(1), '119');
  await book();
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(1));
  await goes('/finance/expenses');
  await goes('/expenses/new');
  await waitFor(() => expect(amount(1)).toHaveValue('119,00'));
  await book();
  await waitFor(() => expect(server.asked('expenses/record')).toHaveLength(2));
  const [first, second] = server.asked('expenses/record') as { idempotencyKey: string }[];
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('a bill by a receipt is kept beside others, and keeps its receipt when one begins anew', async () => {
  const receipt = (exampleOf('receipts', 'list') as { receipts: { id: string; fileName: string }[] })
    .receipts[0];
  const { id = '', fileName = '' } = receipt ?? {};
  const list = () => ({ receipts: [receipt], next: null, count: 1 });
  const page = await form({ ...NOBODY, receipts: { list } });
  await page.user.type(page.amount(1), '119');
  await goes('/finance/expenses');
  await router.navigate({ to: '/expenses/new', search: { receipt: id } });
  const leave = page.say('expense-form:receipts.leave', { name: fileName });
  await page.findByRole('button', { name: leave });
  await waitFor(() => expect(page.amount(1)).toHaveValue('71,04'));
  await page.user.clear(page.amount(1));
  await page.user.type(page.amount(1), '80');
  await goes('/finance/expenses');
  await router.navigate({ to: '/expenses/new', search: { receipt: id } });
  await page.user.click(await page.findByText(page.say('expense-form:kept.anew')));
  await waitFor(() => expect(page.amount(1)).toHaveValue('71,04'));
  await page.findByRole('button', { name: leave });
});

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const { user, vendor, amount, category, book, findAllByText, getByLabelText, say } = await form({
    ...NOBODY,
    expenses: {
      ...NOBODY.expenses,
      record: () => {
        throw invalid({ paidOn: 'payment.date.future' });
      },
    },
  });
  await user.type(vendor, 'Bahn');
  await user.selectOptions(category(), 'transportation');
  await user.type(amount(1), '59');
  await book();
  await findAllByText('Der Tag der Zahlung liegt in der Zukunft.');
  expect(getByLabelText(say('expense-form:paidOn'))).toBeInvalid();
  expect(vendor).toHaveValue('Bahn');
});

test('an expense is set right with all that it says, by the version that was read', async () => {
  const { user, say, findByLabelText, findByText, getAllByText, server } = await opens(
    `/expenses/${expense.id}/edit`,
    { language: 'de' },
  );
  const number = await findByLabelText(say('expense-form:documentNumber'));
  await user.clear(number);
  await user.type(number, 'R-20419');
  await user.click(getAllByText(say('expense-form:correctAct'))[0] as HTMLElement);
  await findByText(say('expense-form:corrected'));
  expect(server.asked('expenses/correct')).toHaveLength(1);
  expect(server.asked('expenses/correct')[0]).toMatchObject({
    id: expense.id,
    version: expense.version,
    documentNumber: 'R-20419',
    lines: [{ id: 0, taxCode: 'inputStandard19', net: 10_000, billedVat: 1_900 }],
  });
});

test('a correction that was left is there when one comes back, and says when the expense has changed since', async () => {
  const { id, version } = expense;
  let now = version;
  const answers = { expenses: { get: () => ({ ...expense, version: now }) } };
  const { user, say, findByLabelText, findByText, server, getAllByText } = await opens(
    `/expenses/${id}/edit`,
    { answers },
  );
  const number = () => findByLabelText(say('expense-form:documentNumber'));
  await user.clear(await number());
  await user.type(await number(), 'R-20419');
  await goes('/home');
  await goes(`/expenses/${id}/edit`);
  expect(await number()).toHaveValue('R-20419');
  await findByText(say('expense-form:kept.text'));
  now = version + 1;
  await goes('/home');
  queryClient.clear();
  await goes(`/expenses/${id}/edit`);
  await findByText(say('expense-form:kept.olderText'));
  await user.type(await number(), '-A');
  await goes('/home');
  await goes(`/expenses/${id}/edit`);
  await findByText(say('expense-form:kept.olderText'));
  expect(await number()).toHaveValue('R-20419-A');
  await user.click(getAllByText(say('expense-form:correctAct'))[0] as HTMLElement);
  await findByText(say('expense-form:corrected'));
  expect(server.asked('expenses/correct')[0]).toMatchObject({ version: version + 1 });
});

test('a correction that is begun anew is not one that was kept', async () => {
  const { id } = expense;
  const answers = { expenses: { get: () => expense } };
  const { user, say, findByLabelText, findByRole, queryByText } = await opens(`/expenses/${id}/edit`, {
    answers,
  });
  const number = () => findByLabelText(say('expense-form:documentNumber'));
  await user.type(await number(), '-A');
  await goes('/home');
  await goes(`/expenses/${id}/edit`);
  await user.click(await findByRole('button', { name: say('expense-form:kept.anew') }));
  expect(await number()).toHaveValue(expense.documentNumber);
  await user.type(await number(), '-B');
  expect(queryByText(say('expense-form:kept.text')) === null).toBe(true);
});
