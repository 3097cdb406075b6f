/** The register of fixed assets: bought or brought along, and depreciated. */
import type { DisposalProposal } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import {
  assetsOfYear,
  bookDepreciation,
  changeUse,
  claimSpecial,
  getAsset,
  listAssets,
  registerAsset,
  undoAsset,
  undoAssetAct,
} from '@belegbar/server/assets';
import { getExpense, undoExpense } from '@belegbar/server/expenses';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { recordVatPayment } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import {
  buys,
  camera,
  changesTo,
  counted,
  disposes,
  eurBoxes,
  euros,
  problemOf,
  vatBoxes,
} from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { setsRight } from '../support/purchases.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { taxPaid } from '../support/vouchers.ts';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase(16)).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});
afterEach(async () => {
  expect(await verifyJournal(person.on('2027-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

const LOST: DisposalProposal = { on: '2026-09-30' as Day, reason: 'loss' };

describe('a camera of 2,100.00 over seven years, bought on 30 November 2025', () => {
  test('gives its input VAT at once, and is no cost when it is paid', async () => {
    await buys(person, '2025-11-30');
    expect(await vatBoxes(person, '2025-Q4')).toMatchObject({ '66': 39_900 });
    const entries = await readEntries(person.on('2027-12-31'), 0, 1000);
    expect(entries.map(({ basis, category, net }) => [basis, category, net])).toEqual([
      ['accrual', 'fixed_assets', -210_000],
      ['cash', 'fixed_assets', -210_000],
    ]);
  });

  test('is depreciated by 50.00 for two months, then by 300.00 a year; a second booking adds nothing', async () => {
    await buys(person, '2025-11-30');
    const booked = await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(booked).toEqual({ entries: 2, closed: ['2025-12-31', '2026-12-31'] });
    const stands = {
      '2025-12-31 depreciation_movable': -5_000,
      '2026-12-31 depreciation_movable': -30_000,
    };
    expect(await counted(person)).toEqual(stands);
    const again = await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(again).toEqual({ entries: 0, closed: [] });
    expect(await counted(person)).toEqual(stands);
  });

  test('is depreciated month by month, and the year takes the rest', async () => {
    await buys(person, '2025-11-30');
    await bookDepreciation(person.on('2026-02-28'), { through: '2026-02' });
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(await counted(person)).toEqual({
      '2025-12-31 depreciation_movable': -5_000,
      '2026-01-31 depreciation_movable': -2_500,
      '2026-02-28 depreciation_movable': -2_500,
      '2026-12-31 depreciation_movable': -25_000,
    });
  });

  test('noted only when its years are closed, is booked into them at once', async () => {
    await buys(person, '2024-01-05', { treatment: 'oneYear', usefulLifeMonths: null }, { net: '1000' });
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    await buys(person, '2025-11-30', {}, { noted: '2027-02-01' });
    expect(await counted(person)).toEqual({
      '2024-12-31 depreciation_movable': -100_000,
      '2025-12-31 depreciation_movable': -5_000,
      '2026-12-31 depreciation_movable': -30_000,
    });
  });

  test('of which the year is not booked is named', async () => {
    await buys(person, '2025-11-30');
    expect((await listAssets(person.on('2027-01-15'))).yearsNotBooked).toEqual([2025, 2026]);
    await bookDepreciation(person.on('2027-01-15'), { through: '2025' });
    expect((await listAssets(person.on('2027-01-15'))).yearsNotBooked).toEqual([2026]);
    expect(await assetsOfYear(person.on('2027-01-15'), { year: 2026 })).toMatchObject({
      yearsNotBooked: [2026],
    });
  });

  test('cannot be depreciated for a year that is not over', async () => {
    const early = bookDepreciation(person.on('2026-12-30'), { through: '2026' });
    expect(await problemOf(early)).toBe('through asset.depreciation.future');
  });

  test('stands in Anlage AVEÜR with what it was, what became cost, and its entry', async () => {
    await buys(person, '2025-11-30');
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    const { groups } = await assetsOfYear(person.on('2027-01-15'), { year: 2026 });
    const figures = {
      bookValueAtStart: 205_000,
      additions: 0,
      specialDepreciation: 0,
      depreciation: 30_000,
      disposals: 0,
      bookValueAtEnd: 175_000,
    };
    const kept = { number: 'AV-2025-0001', description: 'Kamera', entries: [4] };
    expect(groups).toMatchObject([{ group: 'movable', ...figures, assets: [{ ...figures, ...kept }] }]);
  });

  test('goes with its purchase, whatever was booked of it', async () => {
    const { expenseId, id } = await buys(person, '2025-11-30');
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    await undoExpense(person.on('2027-01-15'), { id: expenseId, idempotencyKey: uuid() });
    expect(await counted(person)).toEqual({});
    expect(await getAsset(person.on('2027-01-15'), id)).toMatchObject({ isTakenBack: true, years: [] });
    const entries = await readEntries(person.on('2027-12-31'), 0, 1000);
    expect(entries.filter(({ kind, reverses }) => kind === 'depreciation' && reverses !== null)).toHaveLength(
      2,
    );
    expect(await problemOf(disposes(person, id, LOST))).toBe('ALREADY_TAKEN_BACK');
  });
});

test('a business without assets has an empty statement and nothing to depreciate', async () => {
  const statement = await assetsOfYear(person.on('2026-12-31'), { year: 2026 });
  expect(statement).toMatchObject({ groups: [] });
  await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
});

test('the register is read page by page, the latest first, and names the years of all of it', async () => {
  const first = await buys(person, '2024-11-30');
  const second = await buys(person, '2025-11-30');
  const third = await buys(person, '2025-12-30');
  const page = await listAssets(person.on('2026-01-15'), { limit: 2 });
  expect(page).toMatchObject({ next: second.id, yearsNotBooked: [2024, 2025] });
  expect(page.assets.map(({ id }) => id)).toEqual([third.id, second.id]);
  const rest = await listAssets(person.on('2026-01-15'), { limit: 2, after: second.id });
  expect(rest).toMatchObject({ next: null, yearsNotBooked: [2024, 2025], assets: [{ id: first.id }] });
});

test('ten bills of assets and the booking of depreciation at once wait for each other and come to the same', async () => {
  await buys(person, '2025-11-30');
  const bills = Array.from({ length: 10 }, () => buys(person, '2025-11-30', {}, { noted: '2027-01-15' }));
  const closings = Array.from({ length: 12 }, (_, index) =>
    bookDepreciation(person.on('2027-01-15'), { through: `2026-${String(index + 1).padStart(2, '0')}` }),
  );
  await Promise.all([...bills, ...closings]);
  const months = Object.entries(await counted(person)).filter(([place]) => place.startsWith('2026'));
  expect(months.map(([, sum]) => sum)).toEqual(Array(12).fill(-27_500));
});

describe('small ones', () => {
  test('at 250.00 are cost at once and in no register; above it they are refused', async () => {
    const small = { treatment: 'immediate', usefulLifeMonths: null } as const;
    const { expenseId, id } = await buys(person, '2026-05-04', small, { net: '250' });
    expect(id).toBe('');
    const { lines } = await getExpense(person.on('2026-05-04'), expenseId);
    expect(lines[0]).toMatchObject({ asset: { treatment: 'immediate' } });
    expect(await problemOf(buys(person, '2026-05-04', small, { net: '250.01' }))).toBe(
      'lines.0.asset.treatment asset.treatment.above-limit',
    );
  });

  test('delivered in December and paid in January are cost of the year of delivery', async () => {
    const lowValue = { treatment: 'lowValue', usefulLifeMonths: null } as const;
    await buys(person, '2025-12-18', lowValue, {
      net: '400',
      paidOn: '2026-01-09' as Day,
      noted: '2026-01-09',
    });
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(await counted(person)).toEqual({ '2025-12-31 low_value_assets': -40_000 });
  });

  test('of one year are in a pool, or low-value above 250.00, not both', async () => {
    await buys(person, '2026-02-16', { treatment: 'pool', usefulLifeMonths: null }, { net: '900' });
    const lowValue = { treatment: 'lowValue', usefulLifeMonths: null } as const;
    expect(await problemOf(buys(person, '2026-03-01', lowValue, { net: '400' }))).toBe(
      'lines.0.asset.treatment asset.treatment.mixed-year',
    );
    await buys(person, '2026-03-01', lowValue, { net: '250' });
    expect(await problemOf(buys(person, '2026-03-01', {}, { net: '400' }))).toBe(
      'lines.0.asset.treatment asset.treatment.mixed-year',
    );
    await buys(person, '2026-03-01', { description: 'Monitor', isUsableAlone: false }, { net: '400' });
    await buys(person, '2024-06-03', { treatment: 'pool', usefulLifeMonths: null }, { net: '900' });
    const desk = await buys(person, '2024-06-04', { isUsableAlone: false }, { net: '400' });
    const said = { taxCode: 'inputStandard19' as const, net: euros('400'), id: 0 };
    const usable = setsRight(person, desk.expenseId, {
      lines: [{ ...said, asset: { ...camera, isUsableAlone: true } }],
    });
    expect(await problemOf(usable)).toBe('lines.0.asset.treatment asset.treatment.mixed-year');
    await buys(person, '2025-12-30', lowValue, { net: '400' });
  });

  test('of a small business are tested net and cost gross', async () => {
    await changesTo(person, '2026-01-01', true);
    await buys(person, '2026-06-08', { treatment: 'lowValue', usefulLifeMonths: null }, { net: '756.30' });
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(await counted(person)).toEqual({ '2026-12-31 low_value_assets': -90_000 });
  });
});

test('a small business that is taxed regularly by the delivery depreciates the net price, under the same number', async () => {
  await changesTo(person, '2026-01-01', true);
  const servicePeriod = { from: '2026-12-01' as Day, to: '2027-01-11' as Day };
  const { id } = await buys(person, '2026-12-01', {}, { servicePeriod });
  expect(await getAsset(person.on('2026-12-31'), id)).toMatchObject({ cost: 249_900, deducted: 0 });
  await changesTo(person, '2027-01-01', false);
  const now = await getAsset(person.on('2027-12-31'), id);
  expect(now).toMatchObject({ number: 'AV-2027-0001', cost: 210_000, deducted: 39_900 });
  await bookDepreciation(person.on('2027-12-31'), { through: '2027' });
  expect(await counted(person)).toEqual({ '2027-12-31 depreciation_movable': -30_000 });
});

test('VAT that a small business owes for a machine from Austria is cost over its life, and not with its payment', async () => {
  await changesTo(person, '2026-01-01', true);
  const bought = { taxCode: 'intraCommunityAcquisition19', net: euros('1000'), asset: camera } as const;
  const { expenseId } = await buys(person, '2026-01-05', {}, { lines: [bought] });
  await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
  // 190.00 are owed and paid; 1,190.00 over seven years are 170.00 a year. The other 81.00 that are paid have nothing to do with it.
  expect(await vatBoxes(person, '2026-Q1')).toMatchObject({ '89': 100_000 });
  await recordVatPayment(person.on('2026-12-31'), taxPaid('2026-04-10', 27_100));
  expect(await eurBoxes(person, 2026)).toEqual({ '130': 17_000, '186': 8_100 });
  await undoExpense(person.on('2026-12-31'), { id: expenseId, idempotencyKey: uuid() });
  expect(await eurBoxes(person, 2026)).toMatchObject({ '186': 27_100 });
});

test('an electric car of November 2025 is cost by 75 % at once, and by 10 % in the year after', async () => {
  const car = { description: 'Elektroauto', treatment: 'electricVehicle', usefulLifeMonths: null } as const;
  await buys(person, '2025-11-03', car, { net: '48000' });
  await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
  expect(await counted(person)).toEqual({
    '2025-12-31 depreciation_movable': -3_600_000,
    '2026-12-31 depreciation_movable': -480_000,
  });
});

describe('who moves in', () => {
  const brought = {
    description: 'Schreibtisch',
    kind: 'movable',
    treatment: 'straightLine',
    usefulLifeMonths: 156,
    acquiredOn: '2024-03-12' as Day,
    cost: euros('1300'),
    opening: { on: '2026-01-01' as Day, bookValue: euros('1116.67') },
  } as const;

  test('brings along what is left, and goes on from there', async () => {
    const { id } = await registerAsset(person.on('2026-01-10'), { ...brought, idempotencyKey: uuid() });
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(await counted(person)).toEqual({ '2026-12-31 depreciation_movable': -10_000 });
    await undoAsset(person.on('2027-01-15'), { id, idempotencyKey: uuid() });
    expect(await counted(person)).toEqual({});
  });

  test('is told what cannot be', async () => {
    const brings = (changes: object) =>
      problemOf(registerAsset(person.on('2026-01-10'), { ...brought, idempotencyKey: uuid(), ...changes }));
    expect(await brings({ opening: { on: '2026-01-02', bookValue: 1 } })).toBe(
      'opening.on asset.opening.first-of-month',
    );
    expect(await brings({ opening: { on: '2026-01-01', bookValue: 130_001 } })).toBe(
      'opening.bookValue asset.opening.above-cost',
    );
    expect(await brings({ acquiredOn: '2026-01-01' })).toBe('acquiredOn asset.opening.acquired-after');
    expect(await brings({ usefulLifeMonths: undefined })).toBe('usefulLifeMonths asset.useful-life.missing');
    expect(await brings({ cost: 0, opening: { on: '2026-01-01', bookValue: 0 } })).toBe(
      'cost asset.amount.not-positive',
    );
    expect(await brings({ deducted: 1 })).toBe('deducted asset.deducted.above');
    expect(await brings({ deducted: -1 })).toBe('deducted asset.amount.negative');
    expect(await brings({ inputVat: -1, deducted: -1 })).toBe('inputVat asset.amount.negative');
    expect(await brings({ netPrice: -1 })).toBe('netPrice asset.amount.not-positive');
    expect(await brings({ opening: { on: '2026-02-01', bookValue: 100_000 } })).toBe(
      'opening.on asset.opening.future',
    );
    expect(await brings({ treatment: 'declining', acquiredOn: '2023-03-12' })).toBe(
      'treatment asset.treatment.no-window',
    );
    expect(await brings({ treatment: 'declining', kind: 'immovable', acquiredOn: '2025-07-01' })).toBe(
      'treatment asset.treatment.movable-only',
    );
    expect(await brings({ treatment: 'pool', cost: 3_000_000 })).toBe(
      'treatment asset.treatment.above-limit',
    );
    expect(await brings({ treatment: 'oneYear', kind: 'immovable' })).toBe(
      'treatment asset.treatment.one-year',
    );
  });

  test('brings along what a pool, or a year before the limits of today, had', async () => {
    const brings = (changes: object) =>
      registerAsset(person.on('2026-01-10'), { ...brought, idempotencyKey: uuid(), ...changes });
    const opening = { on: '2026-01-01' as Day, bookValue: euros('540') };
    await brings({ treatment: 'pool', acquiredOn: '2024-12-05', cost: euros('900'), opening });
    const over = { on: '2026-01-01' as Day, bookValue: euros('1') };
    await brings({ treatment: 'lowValue', acquiredOn: '2016-12-05', cost: euros('400'), opening: over });
    await brings({ treatment: 'oneYear', acquiredOn: '2019-12-05', cost: euros('400'), opening: over });
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    // A fifth of 900.00, and what has outlived its life.
    expect(await counted(person)).toEqual({
      '2026-12-31 asset_pool': -18_000,
      '2026-12-31 low_value_assets': -100,
      '2026-12-31 depreciation_movable': -100,
    });
  });

  test('takes back a line of a purchase with the purchase alone', async () => {
    const { id } = await buys(person, '2025-11-30');
    expect(await problemOf(undoAsset(person.on('2026-01-10'), { id, idempotencyKey: uuid() }))).toBe(
      'id asset.of-expense',
    );
  });
});

describe('of a machine of 10,000.00 of January 2026', () => {
  const machine = { description: 'Drucker', usefulLifeMonths: 120 } as const;
  const buysMachine = () => buys(person, '2026-01-05', machine, { net: '10000' });

  test('40 % are special depreciation in all, booked with the year', async () => {
    const { id } = await buysMachine();
    const claims = (amount: number, on = '2026-12-31') =>
      claimSpecial(person.on(on), {
        id,
        idempotencyKey: uuid(),
        year: 2026,
        amount: cents(amount),
        profitBefore: cents(10_000_000),
      });
    expect(await problemOf(claims(400_001))).toBe('amount asset.special.above');
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    await claims(400_000, '2027-02-01');
    expect(await counted(person)).toEqual({
      '2026-12-31 depreciation_movable': -100_000,
      '2026-12-31 special_depreciation': -400_000,
    });
    const { acts } = await getAsset(person.on('2027-02-01'), id);
    await undoAssetAct(person.on('2027-02-01'), { id, actId: acts[0]?.id ?? '', idempotencyKey: uuid() });
    expect(await counted(person)).toEqual({ '2026-12-31 depreciation_movable': -100_000 });
  });

  test('1,900.00 of input VAT are watched: half of its use becomes exempt', async () => {
    const { id } = await buysMachine();
    const from = '2027-01-01' as Day;
    await changeUse(person.on('2027-01-10'), { id, idempotencyKey: uuid(), from, percent: decimal('50') });
    const { corrections } = await getAsset(person.on('2027-01-10'), id);
    // 1,900.00 / 5 = 380.00 a year, of which 190.00 are paid back.
    expect(corrections.map(({ year, amount, due }) => [year, amount, due])).toEqual([
      [2026, 0, 'annual'],
      ...[2027, 2028, 2029, 2030].map((year) => [year, -19_000, 'annual']),
    ]);
    const before = { id, idempotencyKey: uuid(), from: '2026-01-04' as Day, percent: decimal('50') };
    expect(await problemOf(changeUse(person.on('2027-01-10'), before))).toBe(
      'from asset.use.before-acquisition',
    );
  });
});
