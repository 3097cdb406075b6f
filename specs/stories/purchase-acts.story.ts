/** What happens to a bill once it is entered: Skonto, credits, what is set right, and all of it taken back. */
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import {
  correctExpense,
  creditExpense,
  getExpense,
  listExpenses,
  payExpense,
  undoExpense,
  undoExpenseCredit,
  undoExpensePayment,
} from '@belegbar/server/expenses';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, isCredited, ofQuarters, pays, setsRight } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});
afterEach(async () => {
  expect(await verifyJournal(now())).toMatchObject({ firstBroken: null, wrongSums: [] });
});

const now = () => person.on('2026-12-31');
const deducted = () => ofQuarters(person, '66');

async function spent(): Promise<number> {
  return (await incomeSurplusOfYear(now(), { year: 2026 })).expense;
}

async function stands(id: string) {
  const { open, state } = await getExpense(now(), id);
  const { expenses } = await listExpenses(now(), state === 'takenBack' ? { state } : {});
  const listed = expenses.find((one) => one.id === id);
  expect([listed?.open, listed?.state]).toEqual([open, state]);
  return [state, open];
}

async function entriesOf(id: string) {
  return (await readEntries(now(), 0, 500)).filter(({ document }) => document.id === id);
}

describe('Skonto', () => {
  test('lowers the input VAT on the day of the payment, and nothing stays open', async () => {
    const { id } = await buys(person, '2026-03-20');
    await pays(person, id, { on: '2026-04-02', amount: '115.43', discount: '3.57' });
    // 3.57 are 3.00 and 0.57.
    expect(await deducted()).toEqual([1_900, -57, 0, 0]);
    expect(await spent()).toBe(11_543);
    expect(await stands(id)).toEqual(['paid', 0]);
  });

  test('is taken back with its payment', async () => {
    const { id } = await buys(person, '2026-03-20');
    const payment = await pays(person, id, { on: '2026-04-02', amount: '115.43', discount: '3.57' });
    await undoExpensePayment(now(), { id, paymentId: payment.id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([1_900, 0, 0, 0]);
    expect(await stands(id)).toEqual(['open', 11_900]);
  });

  test('is no more than the rest of what is open, and none where the vendor pays', async () => {
    const { id } = await buys(person, '2026-03-20');
    const paid = (amount: string, discount: string) =>
      problemsOf(pays(person, id, { on: '2026-04-02', amount, discount }));
    expect(await paid('115.43', '3.58')).toEqual(['discount expense.discount.above']);
    expect(await paid('119', '-1')).toEqual(['discount expense.discount.none']);
    await pays(person, id, { on: '2026-04-02', amount: '119' });
    await isCredited(person, id, { on: '2026-04-10', net: '50' });
    expect(await paid('-59', '1')).toEqual(['discount expense.discount.none']);
    expect(await deducted()).toEqual([1_900, -950, 0, 0]);
  });
});

describe('a credit of the vendor', () => {
  test('lowers the VAT on its day and the cost when the money comes back', async () => {
    const { id } = await buys(person, '2026-02-10', { paidOn: '2026-02-10' as Day });
    await isCredited(person, id, { on: '2026-04-10', net: '10' });
    expect(await deducted()).toEqual([1_900, -190, 0, 0]);
    expect(await spent()).toBe(11_900);
    expect(await stands(id)).toEqual(['overpaid', -1_190]);
    await pays(person, id, { on: '2026-05-02', amount: '-11.90' });
    expect(await spent()).toBe(10_710);
    expect(await stands(id)).toEqual(['paid', 0]);
  });

  test('over all that is asked for leaves nothing, and is told with its lines', async () => {
    const { id } = await buys(person, '2026-02-10');
    await isCredited(person, id, { on: '2026-04-10' });
    expect(await deducted()).toEqual([1_900, -1_900, 0, 0]);
    const { credits, open } = await getExpense(now(), id);
    expect(open).toBe(0);
    expect(credits).toMatchObject([
      {
        number: 'G-1',
        gross: 11_900,
        lines: [{ taxCode: 'inputStandard19', net: 10_000, vat: 1_900, line: 0 }],
        isTakenBack: false,
      },
    ]);
    expect(await problemsOf(isCredited(person, id, { on: '2026-04-10' }))).toEqual([
      'lines expense.credit.above-bill',
    ]);
  });

  test('is taken back, unless money came back that only it explains', async () => {
    const { id } = await buys(person, '2026-02-10', { paidOn: '2026-02-10' as Day });
    const credit = await isCredited(person, id, { on: '2026-04-10', net: '10' });
    const back = await pays(person, id, { on: '2026-05-02', amount: '-11.90' });
    const undo = () => undoExpenseCredit(now(), { id, creditId: credit.id, idempotencyKey: uuid() });
    const { payments } = await getExpense(now(), id);
    const paid = payments.find(({ amount }) => amount > 0)?.id ?? '';
    const undoPaid = undoExpensePayment(now(), { id, paymentId: paid, idempotencyKey: uuid() });
    expect(await problemsOf(undoPaid)).toEqual(['paymentId expense.payment.came-back']);
    await undoExpensePayment(now(), { id, paymentId: back.id, idempotencyKey: uuid() });
    await undo();
    expect(await deducted()).toEqual([1_900, 0, 0, 0]);
    expect(await stands(id)).toEqual(['paid', 0]);
    expect(await refusalOf(undo())).toBe('NOT_FOUND');
    const last = (await entriesOf(id)).filter(({ kind }) => kind === 'expenseCredit');
    expect(last.map(({ reverses, vat }) => [reverses === null, vat])).toEqual([
      [true, 190],
      [false, -190],
    ]);
  });

  test.each([
    ['before its bill', { on: '2026-02-09' }, 'creditedOn expense.credit.before-bill'],
    ['in the future', { on: '2027-01-01' }, 'creditedOn expense.credit.future'],
    ['over more than is billed', { on: '2026-04-10', net: '100.01' }, 'lines expense.credit.above-bill'],
    [
      'of a line that the bill has not',
      { on: '2026-04-10', net: '1', line: 7 },
      'lines.0.line expense.credit.line-unknown',
    ],
  ])('%s is refused', async (_, of, problem) => {
    const { id } = await buys(person, '2026-02-10');
    expect(await problemsOf(isCredited(person, id, of))).toEqual([problem]);
  });

  test('of a credit is refused: that is corrected', async () => {
    const { id } = await buys(person, '2026-02-10', {
      lines: [{ taxCode: 'inputStandard19', net: euros('-100'), billedVat: euros('-19') }],
    });
    expect(await problemsOf(isCredited(person, id, { on: '2026-04-10', net: '1' }))).toEqual([
      'id expense.credit.of-credit',
    ]);
  });

  test('money does not come back on a day before it went', async () => {
    const { id } = await buys(person, '2026-02-10');
    await pays(person, id, { on: '2026-06-10', amount: '119' });
    await isCredited(person, id, { on: '2026-04-10', net: '10' });
    expect(await problemsOf(pays(person, id, { on: '2026-05-02', amount: '-11.90' }))).toEqual([
      'paidOn expense.payment.order',
    ]);
  });
});

describe('what is set right', () => {
  test('a private share counts where the bill counts, and what was booked is named', async () => {
    const { id } = await buys(person, '2026-02-10');
    await pays(person, id, { on: '2026-04-10', amount: '119' });
    const [first] = await entriesOf(id);
    const before = await entriesOf(id);
    await setsRight(person, id, { privateSharePercent: decimal('20') });
    expect(await deducted()).toEqual([1_520, 0, 0, 0]);
    expect(await spent()).toBe(9_520);
    const entries = await entriesOf(id);
    expect(entries.slice(0, before.length)).toEqual(before);
    expect(entries.slice(before.length).map(({ reverses }) => reverses)).toEqual([
      first?.number,
      first?.number,
    ]);
    const { version, privateSharePercent } = await getExpense(now(), id);
    expect([version, privateSharePercent]).toEqual([2, '20']);
  });

  test('a meal that stood under materials is split, with what is paid of it later', async () => {
    const { id } = await buys(person, '2026-02-10');
    await pays(person, id, { on: '2026-02-11', amount: '59.50' });
    await setsRight(person, id, { category: 'business_meals' });
    await pays(person, id, { on: '2026-02-12', amount: '59.50' });
    expect(await deducted()).toEqual([1_900, 0, 0, 0]);
    const cash = (await entriesOf(id)).filter(({ basis }) => basis === 'cash');
    const costs = Map.groupBy(cash, ({ category }) => category);
    const sums = [...costs].map(([category, own]) => [category, own.reduce((sum, { net }) => sum + net, 0)]);
    expect(Object.fromEntries(sums)).toEqual({
      materials: 0,
      business_meals: -7_000,
      business_meals_not_deductible: -3_000,
    });
    const { expenses } = await listExpenses(now(), {});
    expect(expenses.map(({ category }) => category)).toEqual(['business_meals']);
  });

  test('what was paid and is not asked for any more is owed by the vendor', async () => {
    const { id } = await buys(person, '2026-02-10', { paidOn: '2026-02-10' as Day });
    await setsRight(person, id, { lines: [{ taxCode: 'inputStandard19', net: euros('50') }] });
    expect(await deducted()).toEqual([950, 0, 0, 0]);
    expect(await stands(id)).toEqual(['overpaid', -5_950]);
    await pays(person, id, { on: '2026-05-02', amount: '-59.50' });
    expect(await spent()).toBe(5_950);
    expect(await stands(id)).toEqual(['paid', 0]);
  });

  test('the days move what counts into another quarter', async () => {
    const { id } = await buys(person, '2026-02-10');
    await setsRight(person, id, { documentDate: '2026-04-10' as Day });
    expect(await deducted()).toEqual([0, 1_900, 0, 0]);
  });

  test('only the version that was read is corrected, once per key', async () => {
    const { id } = await buys(person, '2026-02-10');
    const key = uuid();
    const correct = (version: number, idempotencyKey = uuid()) =>
      correctExpense(now(), {
        id,
        idempotencyKey,
        version,
        vendor: { name: 'Papierhaus', country: 'DE' },
        category: 'software',
        documentDate: '2026-02-10' as Day,
        lines: [{ taxCode: 'inputStandard19', net: euros('100') }],
      });
    expect(await correct(1, key)).toEqual({ id, version: 2 });
    expect(await correct(1, key)).toEqual({ id, version: 2 });
    expect(await refusalOf(correct(1))).toBe('CHANGED_MEANWHILE');
    const [one, other] = await Promise.allSettled([correct(2), correct(2)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await getExpense(now(), id)).version).toBe(3);
  });

  test('less than was credited is refused, and nothing is stored', async () => {
    const { id } = await buys(person, '2026-02-10');
    await isCredited(person, id, { on: '2026-04-10', net: '60' });
    const less = setsRight(person, id, { lines: [{ taxCode: 'inputStandard19', net: euros('50') }] });
    expect(await problemsOf(less)).toEqual(['lines expense.credit.above-bill']);
    expect((await getExpense(now(), id)).version).toBe(1);
  });

  test('a bill that was taken back is neither corrected nor credited any more', async () => {
    const { id } = await buys(person, '2026-02-10');
    await isCredited(person, id, { on: '2026-04-10', net: '60' });
    await undoExpense(now(), { id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([0, 0, 0, 0]);
    expect(await refusalOf(setsRight(person, id, {}))).toBe('ALREADY_TAKEN_BACK');
    expect(await refusalOf(isCredited(person, id, { on: '2026-04-10', net: '1' }))).toBe(
      'ALREADY_TAKEN_BACK',
    );
  });
});

test('acts on the bill of another find no such record', async () => {
  const { id } = await buys(person, '2026-02-10');
  const credit = await isCredited(person, id, { on: '2026-04-10', net: '60' });
  const stranger = (await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` })).on('2026-12-31');
  const theirs = { id, idempotencyKey: uuid() };
  const acts = [
    () => creditExpense(stranger, { ...theirs, number: 'G', creditedOn: '2026-04-10' as Day }),
    () => undoExpenseCredit(stranger, { ...theirs, creditId: credit.id }),
    () => payExpense(stranger, { ...theirs, paidOn: '2026-04-10' as Day, amount: euros('1') }),
    () =>
      correctExpense(stranger, {
        ...theirs,
        version: 1,
        vendor: { name: 'X', country: 'DE' },
        category: 'software',
        documentDate: '2026-02-10' as Day,
        lines: [{ taxCode: 'inputNone', net: euros('1') }],
      }),
  ];
  for (const act of acts) expect(await refusalOf(act())).toBe('NOT_FOUND');
});

describe('what cannot be', () => {
  test.each([
    ['due before its date', { dueDate: '2026-02-09' as Day }, 'dueDate expense.due.before-document'],
    [
      'dated two years ahead',
      { documentDate: '2028-02-10' as Day },
      'documentDate expense.document.far-ahead',
    ],
    [
      'larger than can be carried, by its VAT',
      { lines: [{ taxCode: 'inputStandard19' as const, net: 999_999_999_999 as never }] },
      'lines expense.amount.too-large',
    ],
  ])('%s', async (_, changes, problem) => {
    expect(await problemsOf(buys(person, '2026-02-10', changes))).toEqual([problem]);
  });
});
