/** A receipt that was read fills the form beside it; what it proves is told, what it does not is asked. */
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type List = Awaited<ReturnType<NonNullable<NonNullable<Answers['receipts']>['list']>>>;
type Reading = Awaited<ReturnType<NonNullable<NonNullable<Answers['receiptReadings']>['get']>>>;

const ONE = exampleOf('receipts', 'list') as List;
const READING = exampleOf('receiptReadings', 'get') as Reading;
const FIELDS = READING.fields as NonNullable<Reading['fields']>;
const ID = READING.receiptId;
const NEXT = '0199f3a0-0000-7000-8000-0000000000f2';
const TWO: List = {
  ...ONE,
  receipts: ONE.receipts.flatMap((receipt) => [receipt, { ...receipt, id: NEXT, fileName: 'parken.jpg' }]),
  count: 2,
};
const place = (top: number) => ({ page: 1, left: 300, top, right: 430, bottom: top + 30 });
const OPEN: Reading = {
  ...READING,
  fields: {
    ...FIELDS,
    vat: [],
    sure: [],
    total: { value: 7104, place: place(800), proofs: [] } as never,
    otherTotals: [{ value: 7704, place: place(900), proofs: [] } as never],
  },
};

interface World {
  reading?: Reading;
  list?: List;
  record?: () => { id: string };
}

async function review({ reading = READING, list = ONE, record }: World = {}, address = ID) {
  sessionStorage.clear();
  localStorage.clear();
  const page = await opens(`/expenses/new?receipt=${address}`, {
    language: 'de',
    answers: {
      expenses: { vendors: () => ({ vendors: [] }), ...(record === undefined ? {} : { record }) },
      receipts: { list: () => list },
      receiptReadings: { get: () => reading },
    },
  });
  await page.findByRole('combobox', { name: page.say('expense-form:vendor') });
  return page;
}

const vendorOf = ({ getByRole, say }: Awaited<ReturnType<typeof review>>) =>
  getByRole('combobox', { name: say('expense-form:vendor') });

test('who, when and how much stand in the form, with the VAT as it is printed', async () => {
  const page = await review();
  const { say, getByLabelText } = page;
  await waitFor(() => expect(vendorOf(page)).toHaveValue('Tankhof Süd'));
  const says = (label: string, value: string) =>
    waitFor(() => expect(getByLabelText(label)).toHaveValue(value));
  await says(say('expense-form:documentDate'), '13.03.2026');
  await says(say('expense-form:line.grossOf', { nth: 1 }), '71,04');
  await says(say('expense-form:line.vatOf', { nth: 1 }), '11,34');
});

test('what the receipt proves has a tick and its why; what it does not has none', async () => {
  const page = await review();
  const { say } = page;
  const facts = within(await page.findByLabelText(say('expense-form:reading.title')));
  const rowOf = (field: 'total' | 'date') =>
    within(facts.getByText(say(`expense-form:reading.field.${field}`)).closest('div') as HTMLElement);
  rowOf('total').getByText(say('expense-form:reading.sure'));
  rowOf('total').getByText(say('expense-form:reading.proof.vat'));
  expect(rowOf('date').queryByText(say('expense-form:reading.sure'))).toBe(null);
  expect(await findings(page.getByLabelText(say('expense-form:reading.receipt')))).toEqual([]);
});

test('the place of a field is lit while the field has the focus', async () => {
  const page = await review();
  const { user, say, getByLabelText } = page;
  await page.findByLabelText(say('expense-form:reading.title'));
  await user.click(getByLabelText(say('expense-form:documentDate')));
  expect(document.querySelectorAll('span[data-lit]')).toHaveLength(1);
  await user.click(getByLabelText(say('expense-form:more.country')));
  expect(document.querySelectorAll('span[data-lit]')).toHaveLength(0);
});

test('where nothing proves the total, both readings are offered, and a key takes one', async () => {
  const page = await review({ reading: OPEN });
  const { user, say, findByRole, getByLabelText } = page;
  const asked = within(await findByRole('group', { name: say('expense-form:reading.which') }));
  const [first, second] = asked.getAllByRole('button');
  const gross = () => getByLabelText(say('expense-form:line.grossOf', { nth: 1 }));
  await waitFor(() => expect(gross()).toHaveValue('71,04'));
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await user.click(second as HTMLElement);
  await waitFor(() => expect(gross()).toHaveValue('77,04'));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('1');
  await waitFor(() => expect(gross()).toHaveValue('71,04'));
});

test('what was typed before the receipt was read stays', async () => {
  let reading: Reading = { ...READING, state: 'waiting', source: null, fields: null, pages: [] };
  const page = await opens(`/expenses/new?receipt=${ID}`, {
    language: 'de',
    answers: {
      expenses: { vendors: () => ({ vendors: [] }) },
      receipts: { list: () => ONE },
      receiptReadings: { get: () => reading },
    },
  });
  const { user, say, findByText, findByRole } = page;
  await findByText(say('expense-form:reading.waiting'));
  const vendor = await findByRole('combobox', { name: say('expense-form:vendor') });
  await user.type(vendor, 'Mein Händler');
  reading = READING;
  await page.findByLabelText(say('expense-form:reading.title'));
  // It is looked for among the vendors before anything is filled in.
  await waitFor(() => expect(JSON.stringify(page.server.asked('expenses/vendors'))).toContain('Tankhof Süd'));
  await user.type(page.getByLabelText(say('expense-form:documentNumber')), '4711');
  await user.click(vendor);
  expect(vendor).toHaveValue('Mein Händler');
});

test('one that is booked already is told with its number, and one that could not be read says why', async () => {
  const alike = { expenseId: NEXT, number: 'B-2026-0184' };
  const first = await review({ reading: { ...READING, alike } });
  await first.findByText(first.say('expense-form:reading.alike', { number: 'B-2026-0184' }));
  const unread: Reading = { ...READING, state: 'unread', refusal: 'file.password', fields: null, pages: [] };
  const second = await review({ reading: unread });
  await second.findByText(second.say('expense-form:reading.refusal.file.password'));
});

test('J opens the next one and K the one before', async () => {
  const page = await review({ list: TWO });
  const { user, say, findByText } = page;
  await findByText(say('expense-form:reading.place', { place: 1, count: 2 }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  await findByText(say('expense-form:reading.place', { place: 2, count: 2 }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('k');
  await findByText(say('expense-form:reading.place', { place: 1, count: 2 }));
});
