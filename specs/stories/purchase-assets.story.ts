/** The register of assets says what the bills of its assets say, whatever happens to them after they were entered. */
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { listAssets } from '@belegbar/server/assets';
import { undoExpenseCredit } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, isCredited, pays, setsRight } from '../support/purchases.ts';
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

const camera = {
  taxCode: 'inputStandard19' as const,
  net: euros('2100'),
  asset: {
    description: 'Kamera',
    kind: 'movable' as const,
    treatment: 'straightLine' as const,
    usefulLifeMonths: 84,
  },
};

function buysCamera() {
  return buys(person, '2026-02-10', { category: 'equipment', lines: [camera] });
}

async function register(): Promise<(number | null)[]> {
  const { assets } = await listAssets(now());
  return assets.filter(({ isTakenBack }) => !isTakenBack).map(({ cost }) => cost);
}

test('a credit lowers the cost of the asset, and taken back it does not', async () => {
  const { id } = await buysCamera();
  expect(await register()).toEqual([210_000]);
  const credit = await isCredited(person, id, { on: '2026-04-10', net: '100' });
  expect(await register()).toEqual([200_000]);
  await undoExpenseCredit(now(), { id, creditId: credit.id, idempotencyKey: uuid() });
  expect(await register()).toEqual([210_000]);
  await isCredited(person, id, { on: '2026-04-10' });
  expect(await register()).toEqual([0]);
});

test('Skonto lowers it as well', async () => {
  const { id } = await buysCamera();
  // 2 % of 2,499.00 are 49.98, of which 42.00 are net.
  await pays(person, id, { on: '2026-02-12', amount: '2449.02', discount: '49.98' });
  expect(await register()).toEqual([205_800]);
});

test('a private share that is found later, another price, and no asset at all', async () => {
  const { id } = await buysCamera();
  const bill = { category: 'equipment', lines: [camera] };
  await setsRight(person, id, { ...bill, privateSharePercent: decimal('50') });
  expect(await register()).toEqual([105_000]);
  await setsRight(person, id, { ...bill, lines: [{ ...camera, net: euros('2200') }] });
  expect(await register()).toEqual([220_000]);
  const { asset: _, ...plain } = camera;
  await setsRight(person, id, { ...bill, lines: [plain] });
  expect(await register()).toEqual([]);
  await setsRight(person, id, { ...bill, documentDate: '2026-03-10' as Day });
  expect(await register()).toEqual([210_000]);
});

test('one in dollars costs euros at the rate of its bill', async () => {
  const dollars = { currency: 'USD', unitsPerEuro: decimal('1.25') } as const;
  await buys(person, '2026-02-10', { category: 'equipment', lines: [camera], ...dollars });
  expect(await register()).toEqual([168_000]);
});

test('whether one in dollars is low-value is asked of its price in euros', async () => {
  const dollars = { currency: 'USD', unitsPerEuro: decimal('1.25') } as const;
  const asset = { ...camera.asset, treatment: 'lowValue' as const, usefulLifeMonths: null };
  // 1,000.00 / 1.25 = 800.00; 1,000.02 are 800.02.
  await buys(person, '2026-02-10', { ...dollars, lines: [{ ...camera, net: euros('1000'), asset }] });
  expect(await register()).toEqual([80_000]);
  const above = buys(person, '2026-02-10', {
    ...dollars,
    lines: [{ ...camera, net: euros('1000.02'), asset }],
  });
  expect(await refusalOf(above)).toBe('INVALID');
});
