/** A freelancer's whole year, typed slip by slip: the returns are those that were worked out by hand. */
import { day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal, euroText, sumCents } from '@belegbar/domain/money';
import { bookDepreciation } from '@belegbar/server/assets';
import { listExpenses } from '@belegbar/server/expenses';
import {
  cashEntries,
  incomeSurplusOfYear,
  vatAdvance,
  vatAdvanceEntries,
} from '@belegbar/server/tax-reports';
import { recordVatPayment } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { inOrder } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { jonasSales } from '../cast/jonas-sales.ts';
import { VAT_PAID, YEAR_OF_SLIPS } from '../cast/jonas-year.ts';
import { RICH_RESULT, RICH_RETURNS, RICH_YEAR } from '../cast/jonas-year-worked.ts';
import { type Books, perform } from '../cast/seed.ts';
import { actsOfSlip, ownSlips, type YearAct } from '../cast/year-acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sentOf } from '../support/typed-slips.ts';

/** When all that belongs to 2025 has been paid. */
const TODAY = '2026-01-31';

const vatPaid: YearAct[] = VAT_PAID.map(({ on, amount, paidFor }) => ({
  on,
  does: (context) =>
    recordVatPayment(context, {
      idempotencyKey: uuid(),
      paidFor,
      paidOn: day(on),
      directDebitFiledOn: null,
      amount: centsFromEuros(decimal(amount)),
    }),
}));

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  const books: Books = { clients: new Map(Object.entries(person.clients)), invoices: new Map() };
  const sales = inOrder(jonasSales).filter(({ on }) => on <= TODAY);
  const acts: YearAct[] = [
    ...sales.map((sale) => ({ on: sale.on, does: (context: Context) => perform(context, books, sale) })),
    ...YEAR_OF_SLIPS.flatMap((slip) => actsOfSlip(slip, sentOf)),
    ...ownSlips(),
    ...vatPaid,
  ];
  const inTime = acts.toSorted((one, other) => one.on.localeCompare(other.on));
  for (const { on, does } of inTime) await does(person.on(on));
  await bookDepreciation(person.on(TODAY), { through: '2025' });
});
afterAll(() => stage.close());

test('the year has 183 slips, and each is one expense', async () => {
  const { totals } = await listExpenses(person.on(TODAY), { limit: 1 });
  expect([YEAR_OF_SLIPS.length, totals.count]).toEqual([183, 183]);
});

test.each(RICH_RETURNS)(
  'the return of $period is that worked out by hand: $why',
  async ({ period, boxes }) => {
    const read = await vatAdvance(person.on(TODAY), period);
    const filled = read.boxes.filter(({ kennzahl, amount }) => kennzahl === '83' || amount !== 0);
    const found = filled.map(({ kennzahl, kind, amount }) => [
      kennzahl,
      kind === 'base' ? String(amount / 100) : euroText(amount),
    ]);
    expect(Object.fromEntries(found)).toEqual(boxes);
  },
);

test.each(RICH_YEAR)('box $kennzahl of the income-surplus statement: $why', async ({ kennzahl, amount }) => {
  const { boxes } = await incomeSurplusOfYear(person.on(TODAY), { year: 2025 });
  const found = boxes.find((box) => box.kennzahl === kennzahl);
  expect(found && euroText(found.amount)).toBe(amount);
});

test('no other box has anything, and the profit is that worked out by hand', async () => {
  const { boxes, result } = await incomeSurplusOfYear(person.on(TODAY), { year: 2025 });
  const filled = boxes.filter(({ amount }) => amount !== 0).map(({ kennzahl }) => kennzahl);
  expect(filled.toSorted()).toEqual(RICH_YEAR.map(({ kennzahl }) => kennzahl).toSorted());
  expect(euroText(result)).toBe(RICH_RESULT);
});

test('every box of both is proved by entries that add up to it', async () => {
  for (const { period } of RICH_RETURNS) {
    const { boxes } = await vatAdvance(person.on(TODAY), period);
    for (const { kennzahl, exact } of boxes.filter((box) => box.kennzahl !== '83')) {
      const { entries } = await vatAdvanceEntries(person.on(TODAY), { period, kennzahl, limit: 500 });
      expect(sumCents(entries.map(({ counted }) => counted)), `${period} Kz ${kennzahl}`).toBe(exact);
    }
  }
  const { boxes } = await incomeSurplusOfYear(person.on(TODAY), { year: 2025 });
  for (const { kennzahl, amount } of boxes) {
    const { entries } = await cashEntries(person.on(TODAY), { year: 2025, box: kennzahl, limit: 500 });
    expect(sumCents(entries.map(({ counted }) => counted)), `EÜR ${kennzahl}`).toBe(amount);
  }
});
