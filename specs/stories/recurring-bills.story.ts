/** Rent around the turn of a year counts in the year to which it belongs, also when it is said later that it recurs (§ 11 (2) s. 2 EStG). */
import type { Day } from '@belegbar/domain/calendar';
import { getExpense } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import { incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, pays, setsRight } from '../support/purchases.ts';
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

const RENT = { category: 'office_utilities', dueDate: '2025-12-31' as Day };

/** In cents, by year: 100.00 of rent and 19.00 of VAT on it. */
async function spent(by: 'counting' | 'money'): Promise<number[]> {
  const years = [2025, 2026].map((year) => incomeSurplusOfYear(person.on('2026-12-31'), { year, by }));
  return (await Promise.all(years)).map(({ expense }) => expense);
}

test('rent of December that is paid in January counts in the old year, its VAT with the bill', async () => {
  const { id } = await buys(person, '2025-12-02', { ...RENT, isRecurring: true });
  await pays(person, id, { on: '2026-01-08', amount: '119' });
  expect(await spent('counting')).toEqual([11_900, 0]);
  expect(await spent('money')).toEqual([0, 11_900]);
  const { boxes } = await vatAdvance(person.on('2026-12-31'), '2025-Q4');
  expect(boxes).toContainEqual(expect.objectContaining({ kennzahl: '66', amount: 1_900 }));
});

test('that it recurs can be said later, and taken back', async () => {
  const { id } = await buys(person, '2025-12-02', RENT);
  await pays(person, id, { on: '2026-01-08', amount: '119' });
  expect(await spent('counting')).toEqual([0, 11_900]);
  await setsRight(person, id, { ...RENT, isRecurring: true });
  expect(await spent('counting')).toEqual([11_900, 0]);
  expect(await getExpense(person.on('2026-12-31'), id)).toMatchObject({ isRecurring: true, version: 2 });
  await setsRight(person, id, RENT);
  expect(await spent('counting')).toEqual([0, 11_900]);
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});
