/** What happened earlier than what was noted before it: it counts on its day, and the books are as if it had been noted in time. */
import type { Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import {
  getInvoice,
  type InvoiceView,
  recordPayment,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, credits } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

async function aJonas(): Promise<Person> {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  return person;
}

/** On the first of the two days Jonas finds that money had come on the second. */
function finds(on: string, paidOn: string, { id }: InvoiceView, amount: string): Promise<InvoiceView> {
  const money = { paidOn: paidOn as Day, amount: centsFromEuros(decimal(amount)) };
  const usual = { idempotencyKey: uuid(), method: 'bankTransfer', note: '', excess: 'keep' } as const;
  return recordPayment(person.on(on), { id, ...usual, ...money });
}

/** The boxes of a quarter that are not empty, in cents. */
async function boxesOf(quarter: string): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(person.on('2026-12-31'), quarter);
  return Object.fromEntries(
    boxes.flatMap(({ kennzahl, amount }) => (amount === 0 ? [] : [[kennzahl, amount]])),
  );
}

test('money from before a bad debt: nothing was lost, and taken back it is lost again', async () => {
  const invoice = await bills(await aJonas(), '2026-01-10', aDayOfWork('brandwerk'));
  await writeOffInvoice(person.on('2026-04-05'), { id: invoice.id, idempotencyKey: uuid() });
  expect(await boxesOf('2026-Q2')).toMatchObject({ 50: 100_000, 81: -100_000, 83: -19_000 });
  const paid = await finds('2026-04-20', '2026-03-28', invoice, '1190.00');
  expect(paid).toMatchObject({ status: 'paid', open: 0, writtenOff: 0 });
  expect(await boxesOf('2026-Q1')).toEqual({ 81: 100_000, 83: 19_000 });
  expect(await boxesOf('2026-Q2')).toEqual({});
  const paymentId = paid.payments[0]?.id ?? '';
  await undoPayment(person.on('2026-04-21'), { id: invoice.id, paymentId, idempotencyKey: uuid() });
  expect(await getInvoice(person.on('2026-04-21'), invoice.id)).toMatchObject({
    writtenOff: 119_000,
    open: 0,
  });
  expect(await boxesOf('2026-Q2')).toMatchObject({ 50: 100_000, 81: -100_000, 83: -19_000 });
});

test('money from before a credit note: what is too much of it counts until it goes back', async () => {
  const invoice = await bills(await aJonas(), '2026-03-01', aDayOfWork('brandwerk'));
  await credits(person, '2026-04-01', invoice, '100');
  const paid = await finds('2026-04-10', '2026-03-15', invoice, '1190.00');
  expect(paid).toMatchObject({ status: 'paid', open: -11_900 });
  // 1,000.00 had come when 100.00 were credited, and they have not gone back: -100.00 and 100.00 in April.
  expect(await boxesOf('2026-Q1')).toEqual({ 81: 100_000, 83: 19_000 });
  expect(await boxesOf('2026-Q2')).toEqual({});
});

test('two payments of one day and one from before make up the whole', async () => {
  const invoice = await bills(await aJonas(), '2026-02-10', aDayOfWork('brandwerk'));
  await finds('2026-03-10', '2026-03-10', invoice, '500.00');
  await finds('2026-03-11', '2026-02-20', invoice, '300.00');
  const paid = await finds('2026-03-11', '2026-03-10', invoice, '390.00');
  expect(paid).toMatchObject({ status: 'paid', open: 0 });
  expect(paid.payments.map(({ amount }) => amount).toSorted()).toEqual([30_000, 39_000, 50_000]);
});
