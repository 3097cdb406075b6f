/** The register of assets says what the bills of its assets say, whatever happens to them after they were entered. */
import type { Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { listAssets } from '@belegbar/server/assets';
import { undoExpenseCredit } from '@belegbar/server/expenses';
import { verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
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

/** What a bill says whose one line, and always that one, is an asset. */
function equipment(
  net: string,
  treatment: 'straightLine' | 'pool' | 'lowValue',
  usefulLifeMonths: number | null,
) {
  const asset = { ...camera.asset, treatment, usefulLifeMonths };
  return { category: 'equipment', lines: [{ ...camera, id: 0, net: euros(net), asset }] };
}

// § 6 (2a) s. 5 EStG: what lies above 250.00 up to 1,000.00 is in the pool of its year.
test('a price that is set right does not get around the pool of its year, and one that fell later is no matter', async () => {
  const straight = (net: string) => equipment(net, 'straightLine', 84);
  const mixed = ['lines.0.asset.treatment asset.treatment.mixed-year'];
  await buys(person, '2026-02-10', equipment('500', 'pool', null));
  const small = await buys(person, '2026-02-11', straight('200'));
  expect(await problemsOf(setsRight(person, small.id, straight('500')))).toEqual(mixed);
  await setsRight(person, small.id, straight('250'));
  const large = await buys(person, '2026-02-12', straight('1500'));
  expect(await problemsOf(setsRight(person, large.id, straight('900')))).toEqual(mixed);
  await setsRight(person, large.id, straight('1200'));
  // 1,010.00 less 2 % are 989.80; 1,201.90 less 24.04 are paid.
  const discounted = await buys(person, '2026-02-13', straight('1010'));
  await pays(person, discounted.id, { on: '2026-02-20', amount: '1177.86', discount: '24.04' });
  await setsRight(person, discounted.id, { ...straight('1010'), privateSharePercent: decimal('10') });
  expect(await problemsOf(setsRight(person, discounted.id, straight('990')))).toEqual(mixed);
});

// § 6 (2) s. 1 EStG and § 255 (1) s. 3 HGB: 810.00 less 2 % are 793.80, of 963.90 with VAT 19.28.
test('whether an asset is low-value is asked of what it cost once Skonto is taken off', async () => {
  const { id } = await buys(person, '2026-02-10', equipment('810', 'straightLine', 84));
  const lowValue = equipment('810', 'lowValue', null);
  const above = ['lines.0.asset.treatment asset.treatment.above-limit'];
  expect(await problemsOf(setsRight(person, id, lowValue))).toEqual(above);
  await pays(person, id, { on: '2026-02-12', amount: '944.62', discount: '19.28' });
  await setsRight(person, id, lowValue);
  expect(await register()).toEqual([79_380]);
  expect(await problemsOf(setsRight(person, id, equipment('820', 'lowValue', null)))).toEqual(above);
});

test('what was in the pool stays there once it costs less, and nothing comes into it below', async () => {
  const pooled = equipment('260', 'pool', null);
  const { id } = await buys(person, '2026-02-10', pooled);
  await isCredited(person, id, { on: '2026-04-10', net: '20' });
  await setsRight(person, id, { ...pooled, documentDate: '2026-02-11' as Day });
  expect(await register()).toEqual([24_000]);
  await setsRight(person, id, equipment('260', 'straightLine', 84));
  expect(await problemsOf(setsRight(person, id, pooled))).toEqual([
    'lines.0.asset.treatment asset.treatment.below-limit',
  ]);
});
