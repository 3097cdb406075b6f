/** Gifts to one person over a year, through the verbs. */
import type { Day } from '@belegbar/domain/calendar';
import {
  getExpense,
  giftsToOne,
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

async function _stands(id: string) {
  const { open, state } = await getExpense(now(), id);
  const { expenses } = await listExpenses(now(), state === 'takenBack' ? { state } : {});
  const listed = expenses.find((one) => one.id === id);
  expect([listed?.open, listed?.state]).toEqual([open, state]);
  return [state, open];
}

async function entriesOf(id: string) {
  return (await readEntries(now(), 0, 500)).filter(({ document }) => document.id === id);
}

describe('gifts', () => {
  const gives = (on: string, net: string, recipient?: string) =>
    buys(person, on, {
      category: 'gifts',
      paidOn: on as Day,
      lines: [
        { taxCode: 'inputStandard19', net: euros(net), ...(recipient === undefined ? {} : { recipient }) },
      ],
    });

  test('the second to one person takes the first back in its own quarter, and restores it when it was none', async () => {
    const first = await gives('2026-02-10', '30', 'Ada Muster');
    const second = await gives('2026-05-05', '30', ' ada  MUSTER');
    expect(await deducted()).toEqual([570, -570, 0, 0]);
    expect((await entriesOf(first.id)).some(({ kind }) => kind === 'expenseGiftLimit')).toBe(true);
    await undoExpense(now(), { id: second.id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([570, 0, 0, 0]);
    expect(await spent()).toBe(3_570);
  });

  test('a credit on the second restores both, and taken back it does not; a third crosses the limit again', async () => {
    await gives('2026-02-10', '30', 'Ada Muster');
    const second = await gives('2026-05-05', '30', 'Ada Muster');
    const credit = await isCredited(person, second.id, { on: '2026-07-10', net: '20' });
    // 30.00 and 10.00 are within 50.00: 5.70 and 1.90.
    expect(await deducted()).toEqual([570, -570, 760, 0]);
    await undoExpenseCredit(now(), { id: second.id, creditId: credit.id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([570, -570, 0, 0]);
    await isCredited(person, second.id, { on: '2026-07-10', net: '20' });
    await gives('2026-10-05', '15', 'Ada Muster');
    expect(await deducted()).toEqual([570, -570, 760, -760]);
  });

  test('a first one that is noted after the credit on the second comes to the same', async () => {
    const second = await gives('2026-05-05', '30', 'Ada Muster');
    await isCredited(person, second.id, { on: '2026-07-10', net: '20' });
    await gives('2026-02-10', '30', 'Ada Muster');
    expect(await deducted()).toEqual([570, -570, 760, 0]);
  });

  test('Skonto on the second restores the first, and the second', async () => {
    await gives('2026-02-10', '30', 'Ada Muster');
    const lines = [{ taxCode: 'inputStandard19' as const, net: euros('20.50'), recipient: 'Ada Muster' }];
    const { id } = await buys(person, '2026-05-05', { category: 'gifts', lines });
    // 24.40 with VAT; 0.73 of it are 0.61 and 0.12, so 49.89 are left and 3.78 of VAT with the second.
    const paid = { id, paidOn: '2026-07-02' as Day, amount: euros('23.67'), discount: euros('0.73') };
    const payment = await payExpense(now(), { ...paid, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([570, -570, 948, 0]);
    await undoExpensePayment(now(), { id, paymentId: payment.id, idempotencyKey: uuid() });
    expect(await deducted()).toEqual([570, -570, 0, 0]);
  });

  test('entered the other way round they come to the same', async () => {
    await gives('2026-05-05', '30', 'Ada Muster');
    await gives('2026-02-10', '30', 'Ada Muster');
    expect(await deducted()).toEqual([570, -570, 0, 0]);
  });

  test('that another name was meant restores the first', async () => {
    await gives('2026-02-10', '30', 'Ada Muster');
    const { id } = await gives('2026-05-05', '30', 'Ada Muster');
    const lines = [{ taxCode: 'inputStandard19' as const, net: euros('30'), recipient: 'Bo Beispiel' }];
    await setsRight(person, id, { category: 'gifts', lines });
    expect(await deducted()).toEqual([570, 570, 0, 0]);
  });

  test('what is paid later of one that was taken back is no deductible cost', async () => {
    const lines = [{ taxCode: 'inputStandard19' as const, net: euros('30'), recipient: 'Ada Muster' }];
    const { id } = await buys(person, '2026-02-10', { category: 'gifts', lines });
    await gives('2026-05-05', '30', 'Ada Muster');
    await pays(person, id, { on: '2026-06-02', amount: '35.70' });
    const cash = (await entriesOf(id)).filter(({ basis }) => basis === 'cash');
    expect(cash.map(({ category, net, vat }) => [category, net, vat])).toEqual([
      ['gifts_not_deductible', -3_570, 0],
    ]);
    expect(await deducted()).toEqual([570, -570, 0, 0]);
  });

  test('set right at the same moment one of them still takes the others back', async () => {
    const line = (recipient: string) => [
      { taxCode: 'inputStandard19' as const, net: euros('20'), recipient },
    ];
    await gives('2026-02-10', '20', 'Ada Muster');
    const others = [await gives('2026-05-05', '20', 'Bo'), await gives('2026-08-05', '20', 'Cy')];
    await Promise.all(
      others.map(({ id }) => setsRight(person, id, { category: 'gifts', lines: line('Ada Muster') })),
    );
    expect(await deducted()).toEqual([380, 380, -760, 0]);
  });

  test('of another business do not count', async () => {
    await gives('2026-02-10', '30', 'Ada Muster');
    person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
    await gives('2026-05-05', '30', 'Ada Muster');
    expect(await deducted()).toEqual([0, 570, 0, 0]);
  });

  test('what one person was given in a year is told before the next, as its bills stand', async () => {
    const given = (except?: string) =>
      giftsToOne(now(), {
        year: 2026,
        recipient: 'ada  muster',
        ...(except === undefined ? {} : { except }),
      });
    expect(await given()).toEqual({ gifts: [], sum: 0 });
    const first = await gives('2026-02-10', '30', 'Ada Muster');
    const second = await gives('2026-05-05', '15.50', ' ada  MUSTER');
    await gives('2026-05-06', '20', 'Bo Beispiel');
    const wrong = await gives('2026-05-07', '7', 'Ada Muster');
    await undoExpense(now(), { id: wrong.id, idempotencyKey: uuid() });
    expect(await given()).toMatchObject({
      sum: 4_550,
      gifts: [
        { expenseId: first.id, givenOn: '2026-02-10', cost: 3_000 },
        { expenseId: second.id, givenOn: '2026-05-05', cost: 1_550 },
      ],
    });
    expect(await given(first.id)).toMatchObject({ sum: 1_550 });
  });
});
