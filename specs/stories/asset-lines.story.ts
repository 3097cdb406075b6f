/** An asset stays the same asset, with all that was noted of it, whatever happens to the bill whose line it is. */
import type { Day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { bookDepreciation, changeUse, claimSpecial, getAsset, listAssets } from '@belegbar/server/assets';
import { getExpense, undoExpenseCredit } from '@belegbar/server/expenses';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { disposes, eurBoxes, problemOf } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, euros, isCredited, setsRight } from '../support/purchases.ts';
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

function lineOf(description: string, net: string, usefulLifeMonths = 84) {
  const asset = {
    description,
    kind: 'movable' as const,
    treatment: 'straightLine' as const,
    usefulLifeMonths,
  };
  return { taxCode: 'inputStandard19' as const, net: euros(net), asset };
}

const camera = lineOf('Kamera', '2100');
const lens = lineOf('Objektiv', '1680');
const tripod = lineOf('Stativ', '840');

/** Camera and lens of 10 February 2026 on one bill; its id, and that of the lens in the register. */
async function buysBoth(): Promise<{ id: string; lensId: string }> {
  const { id } = await buys(person, '2026-02-10', { category: 'equipment', lines: [camera, lens] });
  return { id, lensId: (await named('Objektiv'))?.id ?? '' };
}

/** What is in the register, not what was taken back. */
async function named(description: string) {
  const { assets } = await listAssets(now());
  return assets.find((asset) => asset.description === description && !asset.isTakenBack);
}

function sellsLens(id: string) {
  return disposes(person, id, { on: '2026-09-30' as Day, reason: 'loss' });
}

describe('a bill with two assets that is set right', () => {
  test('without the first one leaves the second as it is, sold', async () => {
    const { id, lensId } = await buysBoth();
    await sellsLens(lensId);
    await setsRight(person, id, { category: 'equipment', lines: [{ ...lens, id: 1 }] });
    expect(await named('Kamera')).toBeUndefined();
    expect(await named('Objektiv')).toMatchObject({ id: lensId, disposal: { on: '2026-09-30' } });
    await setsRight(person, id, { category: 'equipment', lines: [tripod, { ...lens, id: 1 }] });
    expect(await named('Stativ')).toMatchObject({ disposal: null });
    expect(await named('Objektiv')).toMatchObject({ id: lensId, disposal: { on: '2026-09-30' } });
    const { lines } = await getExpense(now(), id);
    expect(lines.map((line) => line.id)).toEqual([2, 1]);
  });

  test('with its lines the other way round has each keep its own', async () => {
    const { id, lensId } = await buysBoth();
    await sellsLens(lensId);
    const swapped = [
      { ...lens, id: 1 },
      { ...camera, id: 0 },
    ];
    await setsRight(person, id, { category: 'equipment', lines: swapped });
    expect(await named('Objektiv')).toMatchObject({ id: lensId, cost: 168_000 });
    expect(await named('Kamera')).toMatchObject({ cost: 210_000, disposal: null });
  });

  test('a line without an id is new, also where it says the same', async () => {
    const { id, lensId } = await buysBoth();
    await setsRight(person, id, { category: 'equipment', lines: [{ ...camera, id: 0 }, lens] });
    expect((await named('Objektiv'))?.id).not.toBe(lensId);
    await setsRight(person, id, { category: 'equipment', lines: [{ ...camera, id: 0 }] });
    await setsRight(person, id, { category: 'equipment', lines: [{ ...camera, id: 0 }, tripod] });
    // What a line was called that is gone is never said of another.
    expect((await getExpense(now(), id)).lines.map((line) => line.id)).toEqual([0, 3]);
  });

  test('names lines that it has, each once', async () => {
    const { id } = await buysBoth();
    const set = (...lines: object[]) =>
      problemOf(setsRight(person, id, { category: 'equipment', lines: lines as never }));
    expect(await set({ ...camera, id: 2 })).toBe('lines.0.id expense.line.unknown');
    expect(await set({ ...camera, id: 0 }, { ...lens, id: 0 })).toBe('lines.1.id expense.line.twice');
  });

  test('has a credit of a line stay with that line', async () => {
    const { id } = await buysBoth();
    await isCredited(person, id, { on: '2026-04-10', net: '168', line: 1 });
    await setsRight(person, id, { category: 'equipment', lines: [{ ...lens, id: 1 }, camera] });
    expect(await named('Objektiv')).toMatchObject({ cost: 151_200 });
    expect(await named('Kamera')).toMatchObject({ cost: 210_000 });
  });
});

describe('a line is not taken away whose asset has a history of its own', () => {
  /** What is refused when the lens is left out of the bill, and when it is no asset any more. */
  async function refusals(id: string): Promise<[string, string]> {
    const { asset: _, ...plain } = lens;
    const before = await readEntries(now(), 0, 1000);
    const kept = { ...camera, id: 0 };
    const left = problemOf(setsRight(person, id, { category: 'equipment', lines: [kept] }));
    const refused = await left;
    const still = problemOf(
      setsRight(person, id, { category: 'equipment', lines: [kept, { ...plain, id: 1 }] }),
    );
    const both: [string, string] = [refused, await still];
    expect(await readEntries(now(), 0, 1000)).toEqual(before);
    expect((await getExpense(now(), id)).version).toBe(1);
    return both;
  }

  const REFUSED = ['lines asset.line.has-acts', 'lines.1.asset asset.line.has-acts'];

  test('that it was lost', async () => {
    const { id, lensId } = await buysBoth();
    await sellsLens(lensId);
    expect(await refusals(id)).toEqual(REFUSED);
  });

  test('that special depreciation was taken', async () => {
    const { id, lensId } = await buysBoth();
    const claim = { year: 2026, amount: cents(10_000), profitBefore: cents(0) };
    await claimSpecial(now(), { id: lensId, idempotencyKey: uuid(), ...claim });
    expect(await refusals(id)).toEqual(REFUSED);
  });

  test('that it is used otherwise', async () => {
    const { id, lensId } = await buysBoth();
    const use = { from: '2026-06-01' as Day, percent: decimal('50') };
    await changeUse(now(), { id: lensId, idempotencyKey: uuid(), ...use });
    expect(await refusals(id)).toEqual(REFUSED);
  });

  test('that a year which is over has its depreciation', async () => {
    const { id } = await buysBoth();
    await bookDepreciation(now(), { through: '2026' });
    expect(await refusals(id)).toEqual(REFUSED);
  });

  test('but is while the year goes on', async () => {
    const { id } = await buysBoth();
    await bookDepreciation(person.on('2026-06-30'), { through: '2026-06' });
    const { version } = await setsRight(
      person,
      id,
      { category: 'equipment', lines: [{ ...camera, id: 0 }] },
      '2026-07-01',
    );
    expect(version).toBe(2);
    expect(await named('Objektiv')).toBeUndefined();
  });
});

describe('what a bill is set right to must go with what was noted of its asset', () => {
  const rightly = (id: string, changes: object) =>
    problemOf(setsRight(person, id, { category: 'equipment', lines: [{ ...camera, id: 0 }], ...changes }));

  async function buysCamera(): Promise<{ id: string; assetId: string }> {
    const { id } = await buys(person, '2026-02-10', { category: 'equipment', lines: [camera] });
    return { id, assetId: (await named('Kamera'))?.id ?? '' };
  }

  test('an asset that left in March was not acquired in April', async () => {
    const { id, assetId } = await buysCamera();
    await disposes(person, assetId, { on: '2026-03-31' as Day, reason: 'loss' });
    expect(await rightly(id, { documentDate: '2026-04-01' })).toBe(
      'servicePeriod asset.disposal.before-acquisition',
    );
    await setsRight(person, id, {
      category: 'equipment',
      lines: [{ ...camera, id: 0 }],
      documentDate: '2026-03-31' as Day,
    });
    expect(await named('Kamera')).toMatchObject({ acquiredOn: '2026-03-31' });
  });

  test('one that is used otherwise since March was not acquired in April', async () => {
    const { id, assetId } = await buysCamera();
    const use = { from: '2026-03-31' as Day, percent: decimal('50') };
    await changeUse(now(), { id: assetId, idempotencyKey: uuid(), ...use });
    expect(await rightly(id, { documentDate: '2026-04-01' })).toBe(
      'servicePeriod asset.use.before-acquisition',
    );
  });

  test('special depreciation is of the straight line, of the years of the asset, and of nine tenths for the business', async () => {
    const { id, assetId } = await buysCamera();
    const claim = { year: 2026, amount: cents(10_000), profitBefore: cents(0) };
    await claimSpecial(now(), { id: assetId, idempotencyKey: uuid(), ...claim });
    const declining = { ...camera, id: 0, asset: { ...camera.asset, treatment: 'declining' } };
    expect(await rightly(id, { lines: [declining] })).toBe(
      'lines.0.asset.treatment asset.special.straight-line-only',
    );
    expect(await rightly(id, { documentDate: '2027-01-02' })).toBe('servicePeriod asset.special.year');
    expect(await rightly(id, { privateSharePercent: decimal('20') })).toBe(
      'privateSharePercent asset.special.private',
    );
  });
});

describe('what serves no business for long is no asset', () => {
  test('neither a meal nor a journey, of the bill or of one of its lines', async () => {
    const bought = (bill: object) => problemOf(buys(person, '2026-02-10', bill as never));
    expect(await bought({ category: 'gifts', lines: [camera] })).toBe('lines.0.asset expense.asset.category');
    const own = { ...lens, category: 'transportation' };
    expect(await bought({ category: 'equipment', lines: [camera, own] })).toBe(
      'lines.1.asset expense.asset.category',
    );
    const software = { ...lens, category: 'software' };
    await buys(person, '2026-02-10', { category: 'business_meals', lines: [software] });
    expect(await named('Objektiv')).toMatchObject({ cost: 168_000 });
  });

  test('also where a bill is put into another category', async () => {
    const { id } = await buysBoth();
    const refused = problemOf(setsRight(person, id, { category: 'gifts', lines: [{ ...camera, id: 0 }] }));
    expect(await refused).toBe('lines.0.asset expense.asset.category');
  });
});

test('half of its cost is taken off for an investment deduction of the years before, until the bill is set right', async () => {
  const asset = { ...lineOf('Drucker', '10000', 120).asset, reduction: cents(500_000) };
  const printer = { ...lineOf('Drucker', '10000', 120), asset };
  const bill = (line: typeof printer) => ({
    category: 'equipment' as const,
    paidOn: '2026-01-05' as Day,
    lines: [line],
  });
  const tooMuch = { ...printer, asset: { ...asset, reduction: cents(500_001) } };
  expect(await problemOf(buys(person, '2026-01-05', bill(tooMuch)))).toBe(
    'lines.0.asset.reduction asset.reduction.above',
  );
  const { id } = await buys(person, '2026-01-05', bill(printer));
  await bookDepreciation(now(), { through: '2026' });
  expect(await eurBoxes(person, 2026)).toMatchObject({ 130: 50_000, 138: 500_000 });
  // 5,000.00 are left, over ten years.
  const { years, ...held } = (await named('Drucker')) ?? { years: [] };
  expect(held).toMatchObject({ cost: 1_000_000, reduction: 500_000 });
  expect(years.map(({ depreciation }) => depreciation)).toEqual(Array(10).fill(50_000));
  const {
    asset: { reduction: _, ...plain },
  } = printer;
  await setsRight(person, id, { category: 'equipment', lines: [{ ...printer, id: 0, asset: plain }] });
  expect(await eurBoxes(person, 2026)).toMatchObject({ 130: 100_000 });
  expect((await eurBoxes(person, 2026))[138] ?? 0).toBe(0);
});

test('what is credited in full costs nothing, and comes back as it was, with its acts', async () => {
  const { id, lensId } = await buysBoth();
  await sellsLens(lensId);
  await bookDepreciation(now(), { through: '2026' });
  const before = await getAsset(now(), lensId);
  const credit = await isCredited(person, id, { on: '2026-10-10' });
  expect(await getAsset(now(), lensId)).toMatchObject({ cost: 0, isTakenBack: false, years: [] });
  await undoExpenseCredit(now(), { id, creditId: credit.id, idempotencyKey: uuid() });
  const { entries: _, booked: __, ...after } = await getAsset(now(), lensId);
  expect(after).toEqual({ ...before, entries: undefined, booked: undefined });
});
