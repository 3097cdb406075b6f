/** Bills of vendors in another currency: VAT at the rate of the bill, cost as it was on the account. */
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { getExpense, payExpense, undoExpensePayment } from '@belegbar/server/expenses';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, isCredited, ofQuarters, pays, setsRight } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const DOLLARS = { currency: 'USD', unitsPerEuro: decimal('1.25') } as const;

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

function inDollars(id: string, paidOn: string, amount: string, onAccount?: string) {
  return payExpense(now(), {
    id,
    idempotencyKey: uuid(),
    paidOn: paidOn as Day,
    amount: euros(amount),
    ...(onAccount === undefined ? {} : { euros: euros(onAccount) }),
  });
}

async function spent(): Promise<number> {
  return (await incomeSurplusOfYear(now(), { year: 2026 })).expense;
}

test('what it is in dollars is known by each entry, and what was paid beside its rate is cost', async () => {
  // 100.00 and 19.00 at 1.25 are 80.00 and 15.20; 119.00 were 97.00 on the account.
  const { id } = await buys(person, '2026-02-10', DOLLARS);
  const payment = await inDollars(id, '2026-04-02', '119', '97');
  expect(await ofQuarters(person, '66')).toEqual([1_520, 0, 0, 0]);
  expect(await spent()).toBe(9_700);
  const entries = (await readEntries(now(), 0, 100)).filter(({ document }) => document.id === id);
  expect(entries.map(({ kind, net, vat, inCurrency }) => [kind, net, vat, inCurrency])).toEqual([
    ['expense', -8_000, -1_520, { currency: 'USD', net: -10_000, vat: -1_900 }],
    ['expensePayment', -8_000, -1_520, { currency: 'USD', net: -10_000, vat: -1_900 }],
    ['exchangeDifference', -180, 0, { currency: 'USD', net: 0, vat: 0 }],
  ]);
  expect(await getExpense(now(), id)).toMatchObject({
    currency: 'USD',
    unitsPerEuro: '1.25',
    gross: 11_900,
    open: 0,
    payments: [{ amount: 11_900, euros: 9_700 }],
  });
  await undoExpensePayment(now(), { id, paymentId: payment.id, idempotencyKey: uuid() });
  expect(await spent()).toBe(0);
});

test('another rate, a credit and money that comes back lead to what it cost', async () => {
  const { id } = await buys(person, '2026-02-10', DOLLARS);
  await inDollars(id, '2026-04-02', '119', '97');
  await setsRight(person, id, { ...DOLLARS, unitsPerEuro: decimal('1') });
  expect(await ofQuarters(person, '66')).toEqual([1_900, 0, 0, 0]);
  await isCredited(person, id, { on: '2026-05-02', net: '50' });
  await inDollars(id, '2026-06-02', '-59.50', '-48');
  expect(await ofQuarters(person, '66')).toEqual([1_900, -950, 0, 0]);
  expect(await spent()).toBe(4_900);
});

test('one that is paid at once says what it was on the account', async () => {
  await buys(person, '2026-02-10', { ...DOLLARS, paidOn: '2026-02-10' as Day, paidEuros: euros('95') });
  expect(await spent()).toBe(9_500);
});

test.each([
  ['without a rate', { currency: 'USD' } as const, 'unitsPerEuro expense.currency.rate'],
  ['in euros with a rate', { unitsPerEuro: decimal('1.25') }, 'unitsPerEuro expense.currency.rate'],
  ['at a rate of nothing', { ...DOLLARS, unitsPerEuro: decimal('0') }, 'unitsPerEuro expense.currency.rate'],
  [
    'with import VAT',
    { ...DOLLARS, lines: [{ taxCode: 'importVat' as const, net: euros('10'), importVat: euros('1.90') }] },
    'lines.0 expense.currency.import',
  ],
  [
    'that is larger in euros than can be carried',
    {
      currency: 'USD' as const,
      unitsPerEuro: decimal('0.0001'),
      lines: [{ taxCode: 'inputNone' as const, net: euros('1000000') }],
    },
    'lines expense.amount.too-large',
  ],
  [
    'paid at once without euros',
    { ...DOLLARS, paidOn: '2026-02-10' as Day },
    'paidEuros expense.payment.euros',
  ],
])('a bill %s is refused', async (_, changes, problem) => {
  expect(await problemsOf(buys(person, '2026-02-10', changes))).toEqual([problem]);
});

test('a payment says what it was on the account, in its own direction, and only of a bill in another currency', async () => {
  const { id } = await buys(person, '2026-02-10', DOLLARS);
  expect(await problemsOf(inDollars(id, '2026-04-02', '119'))).toEqual(['euros expense.payment.euros']);
  expect(await problemsOf(inDollars(id, '2026-04-02', '119', '-97'))).toEqual([
    'euros expense.payment.euros',
  ]);
  const inEuros = await buys(person, '2026-02-10');
  expect(await problemsOf(inDollars(inEuros.id, '2026-04-02', '119', '97'))).toEqual([
    'euros expense.payment.euros-only',
  ]);
});

test('the currency stays once something is paid', async () => {
  const { id } = await buys(person, '2026-02-10');
  await pays(person, id, { on: '2026-04-02', amount: '50' });
  expect(await problemsOf(setsRight(person, id, DOLLARS))).toEqual(['currency expense.currency.paid']);
});
