/** Bills of vendors, and what the bank says of them later. */
import type { Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import {
  getExpense,
  listExpenses,
  payExpense,
  type RecordExpenseInput,
  recordExpense,
  undoExpense,
  undoExpensePayment,
} from '@belegbar/server/expenses';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear, vatAdvance, vatAdvanceEntries } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

/** Hosting from February to October over 1,000.00 and 190.00, noted on the day of its bill. */
async function hosting(): Promise<string> {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const { id } = await recordExpense(person.on('2026-02-01'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Cloudhafen GmbH', country: 'DE' },
    category: 'software',
    documentDate: '2026-02-01' as Day,
    servicePeriod: { from: '2026-02-01' as Day, to: '2026-10-31' as Day },
    lines: [{ taxCode: 'inputStandard19', net: centsFromEuros(decimal('1000')) }],
  });
  return id;
}

/** A bill over 100.00 for paper of 10 April, entered on its day, with what is otherwise. */
function enters(changes: Partial<RecordExpenseInput>) {
  return recordExpense(person.on('2026-04-10'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Papierhaus', country: 'DE' },
    category: 'materials',
    documentDate: '2026-04-10' as Day,
    lines: [{ taxCode: 'inputStandard19', net: centsFromEuros(decimal('100')) }],
    ...changes,
  });
}

function paid(on: string, paidOn: string, id: string, amount: string) {
  const money = { paidOn: paidOn as Day, amount: centsFromEuros(decimal(amount)) };
  return payExpense(person.on(on), { id, idempotencyKey: uuid(), ...money });
}

/** Kz 66 of the four quarters, in cents. */
function deducted(): Promise<number[]> {
  const quarters = ['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'];
  return Promise.all(
    quarters.map(async (quarter) => {
      const { boxes } = await vatAdvance(person.on('2026-12-31'), quarter);
      return boxes.find(({ kennzahl }) => kennzahl === '66')?.amount ?? 0;
    }),
  );
}

test('a subscription that was paid in February is deducted in February, though that is noted in March', async () => {
  const id = await hosting();
  expect(await deducted()).toEqual([0, 0, 0, 19_000]);
  await paid('2026-03-10', '2026-02-14', id, '1190.00');
  expect(await deducted()).toEqual([19_000, 0, 0, 0]);
  const { lines } = await incomeSurplusOfYear(person.on('2026-03-10'), { year: 2026 });
  expect(lines.map(({ line, amount }) => [line, amount])).toEqual([
    ['expenses', 100_000],
    ['inputVat', 19_000],
  ]);
});

test('of one that is paid in parts each part counts with its day, in whichever order they are noted', async () => {
  const id = await hosting();
  await paid('2026-11-12', '2026-11-10', id, '595.00');
  await paid('2026-11-13', '2026-05-14', id, '297.50');
  await paid('2026-11-14', '2026-03-14', id, '297.50');
  expect(await deducted()).toEqual([4_750, 4_750, 0, 9_500]);
});

test('more than is open is refused, and nothing is booked', async () => {
  const id = await hosting();
  await paid('2026-03-10', '2026-02-14', id, '595.00');
  const refusal = await refusalOf(paid('2026-03-11', '2026-03-10', id, '595.01'));
  expect(refusal).toBe('INVALID');
  expect(await deducted()).toEqual([9_500, 0, 0, 9_500]);
});

test('the list and the bill say what is open, paid and taken back', async () => {
  const id = await hosting();
  const now = person.on('2026-12-30');
  const stands = async () => {
    const { open, state, payments } = await getExpense(now, id);
    const asked = state === 'takenBack' ? ({ state } as const) : {};
    const { expenses } = await listExpenses(now, asked);
    expect(expenses.map((one) => [one.id, one.open, one.state])).toEqual([[id, open, state]]);
    return [state, open, payments.map(({ amount, isTakenBack }) => [amount, isTakenBack])];
  };
  expect(await stands()).toEqual(['open', 119_000, []]);
  const first = await paid('2026-03-10', '2026-02-14', id, '595.00');
  expect(await stands()).toEqual(['partlyPaid', 59_500, [[59_500, false]]]);
  await paid('2026-03-10', '2026-03-01', id, '595.00');
  expect((await stands())[0]).toBe('paid');
  await undoExpensePayment(now, { id, paymentId: first.id, idempotencyKey: uuid() });
  expect(await stands()).toEqual([
    'partlyPaid',
    59_500,
    [
      [59_500, true],
      [59_500, false],
    ],
  ]);
  await undoExpense(now, { id, idempotencyKey: uuid() });
  expect((await stands()).slice(0, 2)).toEqual(['takenBack', 0]);
});

test('the list goes on where the page ended', async () => {
  const first = await hosting();
  const { id: second } = await enters({
    lines: [{ taxCode: 'inputNone', net: centsFromEuros(decimal('10')) }],
  });
  const now = person.on('2026-12-30');
  const page = await listExpenses(now, { limit: 1 });
  expect(page).toMatchObject({ expenses: [{ id: second, number: 'B-2026-0002' }] });
  const rest = await listExpenses(now, { limit: 1, after: page.next });
  expect(rest).toMatchObject({ expenses: [{ id: first }], next: null });
});

describe('what was noted by mistake', () => {
  test('a payment taken back leaves the bill as if it had never been noted', async () => {
    const id = await hosting();
    const wrong = await paid('2026-03-10', '2026-02-14', id, '595.00');
    await paid('2026-11-12', '2026-11-10', id, '595.00');
    expect(await deducted()).toEqual([9_500, 0, 0, 9_500]);
    await undoesPayment(id, wrong.id);
    expect(await deducted()).toEqual([0, 0, 0, 19_000]);
    const { expense } = await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 });
    expect(expense).toBe(59_500);
    await paid('2026-12-02', '2026-12-01', id, '595.00');
    expect(await deducted()).toEqual([0, 0, 0, 19_000]);
  });

  test('its counter-entries say what they reverse, and both stay in the books', async () => {
    const id = await hosting();
    const payment = await paid('2026-03-10', '2026-02-14', id, '1190.00');
    const before = await readEntries(person.on('2026-12-31'), 0, 100);
    await undoesPayment(id, payment.id);
    const after = await readEntries(person.on('2026-12-31'), 0, 100);
    expect(after.slice(0, before.length)).toEqual(before);
    const first = before.find(({ bookedOn, basis }) => basis === 'cash' && bookedOn === '2026-02-14');
    const made = before.filter(({ recordedAt }) => recordedAt === first?.recordedAt);
    const reversed = after.slice(before.length).map(({ reverses }) => reverses);
    expect(reversed.length).toBeGreaterThan(0);
    expect(new Set(reversed)).toEqual(new Set([made[0]?.number]));
  });

  test('a bill taken back counts nowhere, and neither does what was paid of it', async () => {
    const id = await hosting();
    await paid('2026-03-10', '2026-02-14', id, '595.00');
    await undoExpense(person.on('2026-12-30'), { id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([0, 0, 0, 0]);
    expect(await incomeSurplusOfYear(person.on('2026-12-31'), { year: 2026 })).toMatchObject({ expense: 0 });
  });

  test('is taken back once, and then nothing more is noted of it', async () => {
    const id = await hosting();
    const payment = await paid('2026-03-10', '2026-02-14', id, '595.00');
    const key = uuid();
    const twice = () =>
      undoExpensePayment(person.on('2026-12-30'), { id, paymentId: payment.id, idempotencyKey: key });
    expect(await twice()).toEqual(await twice());
    expect(await refusalOf(undoesPayment(id, payment.id))).toBe('NOT_FOUND');
    const undo = () => undoExpense(person.on('2026-12-30'), { id, idempotencyKey: uuid() });
    const [one, other] = await Promise.allSettled([undo(), undo()]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(undo())).toBe('ALREADY_TAKEN_BACK');
    expect(await refusalOf(paid('2026-12-30', '2026-12-30', id, '1.00'))).toBe('ALREADY_TAKEN_BACK');
    expect(await refusalOf(undoesPayment(id, payment.id))).toBe('ALREADY_TAKEN_BACK');
  });

  test('of a prepayment invoice its payment alone is not taken back, for without it nothing counts', async () => {
    await hosting();
    const { id } = await enters({
      vendor: { name: 'Messebau Nord', country: 'DE' },
      category: 'advertising',
      documentDate: '2026-04-01' as Day,
      kind: 'prepayment',
      paidOn: '2026-04-10' as Day,
    });
    const { payments } = await getExpense(person.on('2026-12-30'), id);
    const problems = await problemsOf(undoesPayment(id, payments[0]?.id ?? ''));
    expect(problems).toEqual(['paymentId expense.prepayment.unpaid']);
    expect(await deducted()).toEqual([0, 1_900, 0, 19_000]);
    await undoExpense(person.on('2026-12-30'), { id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([0, 0, 0, 19_000]);
  });

  test('is nobody else’s to take back', async () => {
    const id = await hosting();
    const payment = await paid('2026-03-10', '2026-02-14', id, '595.00');
    const owner = person;
    await hosting();
    const stranger = person.on('2026-12-30');
    expect(await refusalOf(getExpense(stranger, id))).toBe('NOT_FOUND');
    expect(await refusalOf(undoExpense(stranger, { id, idempotencyKey: uuid() }))).toBe('NOT_FOUND');
    const theirs = { id, paymentId: payment.id, idempotencyKey: uuid() };
    expect(await refusalOf(undoExpensePayment(stranger, theirs))).toBe('NOT_FOUND');
    person = owner;
    expect(await deducted()).toEqual([9_500, 0, 0, 9_500]);
  });

  const undoesPayment = (id: string, paymentId: string) =>
    undoExpensePayment(person.on('2026-12-30'), { id, paymentId, idempotencyKey: uuid() });
});

describe('what is paid to the tax office', () => {
  const toOffice = 'vat_paid_to_tax_office';
  const amount = { taxCode: 'inputNone' as const, net: centsFromEuros(decimal('100')) };

  test.each<[string, Partial<RecordExpenseInput>, string[]]>([
    ['as a bill', { category: toOffice, lines: [amount] }, ['category']],
    ['as a line of one', { lines: [amount, { ...amount, category: toOffice }] }, ['lines.1.category']],
    [
      'as a bill of other things',
      { category: toOffice, lines: [{ ...amount, category: 'legal' }] },
      ['category'],
    ],
    [
      'with input VAT',
      { category: toOffice, lines: [{ ...amount, taxCode: 'inputStandard19', category: toOffice }] },
      ['category', 'lines.0.category'],
    ],
  ])('is on no bill: %s', async (_, changes, fields) => {
    await hosting();
    const problems = fields.map((field) => `${field} expense.category.tax-office`);
    expect(await problemsOf(enters(changes))).toEqual(problems);
  });

  test('is read where it was entered as a bill before', async () => {
    const id = await hosting();
    const before = uuid();
    const bill = JSON.stringify({ id: before, number: 'B-2026-0999', category: toOffice });
    await fresh.superuser.query(
      `insert into expenses select (jsonb_populate_record(bill, $2)).* from expenses bill
        where id = $1 and set_config('app.business', bill.business_id::text, true) <> ''`,
      [id, bill],
    );
    expect(await getExpense(person.on('2026-12-30'), before)).toMatchObject({ category: toOffice });
    const { expenses } = await listExpenses(person.on('2026-12-30'), {});
    expect(expenses.map(({ category }) => category).toSorted()).toEqual(['software', toOffice]);
  });
});

test('a trainer whose lessons are exempt owes the VAT on a service from Ireland and deducts none of it', async () => {
  await hosting();
  const { id } = await enters({
    vendor: { name: 'Lernplatz Ltd', country: 'IE' },
    category: 'software',
    lines: [
      {
        taxCode: 'euServiceReverseCharge',
        net: centsFromEuros(decimal('500')),
        deduction: { reason: 'exemptOutput' },
      },
    ],
  });
  await paid('2026-04-12', '2026-04-11', id, '500');
  const { boxes } = await vatAdvance(person.on('2026-12-31'), '2026-Q2');
  expect(boxes.map(({ kennzahl, amount }) => [kennzahl, amount])).toEqual([
    ['46', 50_000],
    ['47', 9_500],
    ['67', 0],
    ['83', 9_500],
  ]);
  const { entries } = await vatAdvanceEntries(person.on('2026-12-31'), { period: '2026-Q2', kennzahl: '67' });
  expect(entries.map(({ vat, counted }) => [vat, counted])).toEqual([[-9_500, 0]]);
});

test.each([
  ['nothing', '0'],
  ['all of it', '100'],
])('a share of the deduction that is %s is refused', async (_, percent) => {
  await hosting();
  const bill = enters({
    lines: [
      {
        taxCode: 'inputStandard19',
        net: centsFromEuros(decimal('100')),
        deduction: { reason: 'mixedOutput', percent: decimal(percent) },
      },
    ],
  });
  expect(await problemsOf(bill)).toEqual(['lines.0.deduction expense.deduction.percent']);
});

test('payments book by the very share that was entered', async () => {
  await hosting();
  const { id } = await enters({
    lines: [{ taxCode: 'inputStandard19', net: centsFromEuros(decimal('100000')) }],
    privateSharePercent: decimal('33.333333'),
  });
  await paid('2026-04-12', '2026-04-11', id, '119000');
  const entries = (await readEntries(person.on('2026-12-31'), 0, 100)).filter(
    ({ document }) => document.id === id,
  );
  // 100,000.00 less 33,333.33 (33.333333 %).
  expect(entries.map(({ basis, net }) => [basis, net])).toEqual([
    ['accrual', -6_666_667],
    ['cash', -6_666_667],
  ]);
  expect((await getExpense(person.on('2026-12-31'), id)).privateSharePercent).toBe('33.333333');
});

test.each([
  ['goods and their import VAT against each other', { net: -10_000, importVat: 1_900 }, 'expense.vat.sign'],
  ['nothing', { net: 0, importVat: 0 }, 'expense.amount.none'],
  ['the same by the words of a bill', { net: 10_000, billedVat: -1_900 }, 'expense.vat.sign'],
])('an import of %s is refused', async (_, amounts, code) => {
  await hosting();
  const bill = enters({
    vendor: { name: 'Zollamt', country: 'DE' },
    lines: [{ taxCode: 'importVat', ...amounts } as never],
  });
  expect(await problemsOf(bill)).toEqual([`lines.0 ${code}`]);
});

test('a period that ends before it begins is refused', async () => {
  await hosting();
  const bill = enters({
    vendor: { name: 'Cloudhafen GmbH', country: 'DE' },
    category: 'software',
    servicePeriod: { from: '2026-10-01' as Day, to: '2026-02-01' as Day },
    lines: [{ taxCode: 'inputNone', net: centsFromEuros(decimal('10')) }],
  });
  expect(await problemsOf(bill)).toEqual(['servicePeriod service-period.reversed']);
});
