/** What the register of assets is told to come to, and which of its assets came with a purchase. */
import type { Day } from '@belegbar/domain/calendar';
import { listAssets } from '@belegbar/server/assets';
import { undoExpense } from '@belegbar/server/expenses';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { buys, disposes } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

test('the register comes to what its assets come to; what left stays in its years, what was taken back in none', async () => {
  const person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const { id, expenseId } = await buys(person, '2025-11-30');
  const lost = await buys(person, '2026-01-05', {}, { net: '840' });
  const wrong = await buys(person, '2026-01-05', {}, { net: '500' });
  await undoExpense(person.on('2026-01-06'), { id: wrong.expenseId, idempotencyKey: uuid() });
  await disposes(person, lost.id, { on: '2026-06-30' as Day, reason: 'loss' });
  const { assets, sums } = await listAssets(person.on('2026-12-31'), { limit: 1 });
  expect(assets).toHaveLength(1);
  expect(sums).toMatchObject({ count: 2, gone: 1, cost: 294_000 });
  // 2,100.00: 50.00 of 2025, 300.00 a year, 250.00 until October 2032. 840.00 over seven years: 60.00 until June.
  expect(
    sums.years.map(({ year, depreciation, bookValueAtEnd }) => [year, depreciation, bookValueAtEnd]),
  ).toEqual([
    [2025, 5_000, 205_000],
    [2026, 36_000, 175_000],
    [2027, 30_000, 145_000],
    [2028, 30_000, 115_000],
    [2029, 30_000, 85_000],
    [2030, 30_000, 55_000],
    [2031, 30_000, 25_000],
    [2032, 25_000, 0],
  ]);
  const ofBill = await listAssets(person.on('2026-12-31'), { expenseId });
  expect(ofBill).toMatchObject({ assets: [{ id, expenseId }], next: null, sums: { count: 2 } });
});
