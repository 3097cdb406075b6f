/** What an act on a bill would change in the returns is told before it, whatever the act; nothing of it stays, and nobody else waits for it. */
import type { Day } from '@belegbar/domain/calendar';
import {
  creditExpense,
  getExpense,
  payExpense,
  type ToldAct,
  whatItChanges,
} from '@belegbar/server/expenses';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
const BOUGHT_ON = '2026-03-01' as Day;
const PAID_ON = '2026-03-31' as Day;

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase(8)).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

/** A bill over 100.00 and 19.00. */
const bought = () => buys(person, BOUGHT_ON);
const pays = (id: string, amount: string) =>
  payExpense(person.on(TODAY), { id, idempotencyKey: uuid(), paidOn: PAID_ON, amount: euros(amount) });

/** The bill as it should have been: over so much without VAT. */
const over = (id: string, net: string) =>
  ({
    kind: 'correct',
    id,
    version: 1,
    vendor: { name: 'Papierhaus', country: 'DE' },
    category: 'materials',
    documentDate: BOUGHT_ON,
    lines: [{ id: 0, taxCode: 'inputStandard19', net: euros(net) }],
  }) satisfies ToldAct;

/** What is told, and that the bill is as it was. */
async function told(id: string, acts: ToldAct[]) {
  const before = await getExpense(person.on(TODAY), id);
  const changes = await whatItChanges(person.on(TODAY), acts);
  expect(await getExpense(person.on(TODAY), id)).toEqual(before);
  return changes;
}

// 100.00 more are 19.00 more of input VAT in the month of the bill. Nothing more is paid, so nothing more is cost (§ 11 (2) EStG).
test('a correction tells the VAT of the bill that rises, and no cost, as nothing more is paid', async () => {
  const { id } = await bought();
  await pays(id, '119');
  expect(await told(id, [over(id, '200')])).toEqual({
    vat: [{ kennzahl: '66', on: BOUGHT_ON, amount: 1_900, side: 'deducted', filed: null }],
    cost: [],
    refused: 0,
  });
});

test('a payment that is taken back lowers the cost by its net, and no VAT', async () => {
  const { id } = await bought();
  const { id: paymentId } = await pays(id, '119');
  expect(await told(id, [{ kind: 'undoPayment', id, paymentId }])).toMatchObject({
    vat: [],
    cost: [{ year: 2026, amount: -10_000, lowersProfit: true }],
    refused: 0,
  });
});

// The credit of 10.00 and 1.90 had lowered the input VAT on its day (§ 17 (1) UStG).
test('a credit that is taken back raises the VAT again, on the day of the credit', async () => {
  const { id } = await bought();
  const { id: creditId } = await creditExpense(person.on(TODAY), {
    id,
    idempotencyKey: uuid(),
    number: 'G-1',
    creditedOn: '2026-03-10' as Day,
    lines: [{ taxCode: 'inputStandard19', net: euros('10') }],
  });
  expect(await told(id, [{ kind: 'undoCredit', id, creditId }])).toMatchObject({
    vat: [{ kennzahl: '66', on: '2026-03-10', amount: 190 }],
    cost: [],
  });
});

// 50.00 have been credited, so no bill of 10.00 explains the credit: it is refused once its correction is written. Of 119.00 less 59.50 then
// 59.50 are paid, and 50.00 of it are cost.
test('what is refused after its first writing is not there for the act after it', async () => {
  const { id } = await bought();
  await creditExpense(person.on(TODAY), {
    id,
    idempotencyKey: uuid(),
    number: 'G-2',
    creditedOn: '2026-03-10' as Day,
    lines: [{ taxCode: 'inputStandard19', net: euros('50') }],
  });
  const pay = { kind: 'pay', id, paidOn: PAID_ON, amount: euros('59.50') } satisfies ToldAct;
  expect(await told(id, [over(id, '10'), pay])).toMatchObject({
    cost: [{ year: 2026, amount: 5_000, lowersProfit: true }],
    refused: 1,
  });
});
