/** Fixed assets that leave: sold, lost, or taken for private ends. */
import type { DisposalProposal } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { bookDepreciation, undoAssetAct } from '@belegbar/server/assets';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { annualVat } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { amends, bills, receives, refunds, unlocks } from '../support/acts.ts';
import { buys, camera, counted, disposes, eurBoxes, problemOf, vatBoxes } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { setsRight } from '../support/purchases.ts';
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
  expect(await verifyJournal(person.on('2027-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

/** § 15 (2) UStG. */
const EXEMPT_USE = { deduction: { reason: 'exemptOutput' } } as const;

const SOLD: CastInvoice = {
  client: 'brandwerk',
  title: 'Kamera',
  sellsFixedAssets: true,
  lines: [
    {
      description: 'Kamera, gebraucht',
      quantity: '1',
      unit: 'piece',
      unitPrice: '1000',
      vatCase: 'standard19',
    },
  ],
};

const LOST: DisposalProposal = { on: '2026-09-30' as Day, reason: 'loss' };

describe('an asset that leaves', () => {
  test('lost in September is depreciated for nine months and the rest is cost, whenever that is noted', async () => {
    const { id } = await buys(person, '2025-11-30');
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    await disposes(person, id, LOST, '2027-02-01');
    const stands = {
      '2025-12-31 depreciation_movable': -5_000,
      '2026-12-31 depreciation_movable': -22_500,
      '2026-09-30 residual_book_value': -182_500,
    };
    expect(await counted(person)).toEqual(stands);
    person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
    const other = await buys(person, '2025-11-30');
    await disposes(person, other.id, LOST, '2026-10-01');
    await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
    expect(await counted(person)).toEqual(stands);
  });

  test('sold for 1,190.00 owes 190.00 with the supply; its income comes with the money', async () => {
    const { id } = await buys(person, '2025-11-30');
    await disposes(person, id, {
      on: '2026-09-30' as Day,
      reason: 'sale',
      received: { gross: cents(119_000), vatCase: 'standard19', receivedOn: '2026-10-05' as Day },
    });
    expect(await vatBoxes(person, '2026-Q3')).toMatchObject({ '81': 100_000 });
    const entries = await readEntries(person.on('2027-12-31'), 0, 1000);
    const income = entries.filter(({ category }) => category === 'asset_disposal');
    expect(income.map(({ basis, bookedOn, net, vat }) => [basis, bookedOn, net, vat])).toEqual([
      ['accrual', '2026-09-30', 100_000, 19_000],
      ['cash', '2026-10-05', 100_000, 19_000],
    ]);
  });

  // By hand: 2,100.00 from November 2025 over 84 months are 25.00 a month, so 50.00 in 2025 and 225.00 until September 2026.
  test('sold by an invoice is income of Kz 102 with the money, and a part that is credited lowers it', async () => {
    const { id } = await buys(person, '2025-11-30');
    const invoice = await bills(person, '2026-09-30', SOLD);
    await disposes(person, id, { on: '2026-09-30' as Day, reason: 'sale', received: null });
    await receives(person, '2026-10-05', invoice, '1190.00');
    expect(await vatBoxes(person, '2026-Q3')).toMatchObject({ '81': 100_000 });
    const sold = { '102': 100_000, '140': 19_000, '135': 182_500 };
    const { '112': asSupply, ...boxes } = await eurBoxes(person, 2026);
    expect(boxes).toMatchObject(sold);
    expect(asSupply ?? 0).toBe(0);
    await refunds(person, '2026-11-02', invoice, '119.00');
    expect(await eurBoxes(person, 2026)).toMatchObject({ ...sold, '102': 90_000, '140': 17_100 });
  });

  test('billed as work by mistake is led to its line when the invoice is amended', async () => {
    await unlocks(person, '2026-09-30');
    const invoice = await bills(person, '2026-09-30', { ...SOLD, sellsFixedAssets: false });
    const amended = await amends(person, '2026-10-01', invoice, { sellsFixedAssets: true });
    await receives(person, '2026-10-05', amended, '1190.00');
    const { '102': sold, '112': asSupply } = await eurBoxes(person, 2026);
    expect([sold, asSupply ?? 0]).toEqual([100_000, 0]);
  });

  test('taken for private ends owes VAT and is income at once, and back again nothing of both', async () => {
    const { id } = await buys(person, '2025-11-30');
    const act = await disposes(person, id, {
      on: '2026-09-30' as Day,
      reason: 'withdrawal',
      value: cents(150_000),
      vatCase: 'standard19',
    });
    expect(await vatBoxes(person, '2026-Q3')).toMatchObject({ '81': 150_000 });
    const { annualReturn } = await annualVat(person.on('2026-12-31'), { year: 2026 });
    expect(annualReturn?.boxes).toContainEqual(expect.objectContaining({ kennzahl: '178', amount: 150_000 }));
    expect(await counted(person)).toEqual({
      '2026-09-30 residual_book_value': -182_500,
      '2026-09-30 asset_disposal': 150_000,
    });
    await undoAssetAct(person.on('2027-01-15'), { id, actId: act.id, idempotencyKey: uuid() });
    expect(await vatBoxes(person, '2026-Q3')).toEqual({});
    expect(await counted(person)).toEqual({});
    const entries = await readEntries(person.on('2027-12-31'), 0, 1000);
    expect(entries.slice(-3).every(({ reverses }) => reverses !== null)).toBe(true);
    const twice = undoAssetAct(person.on('2027-01-15'), { id, actId: act.id, idempotencyKey: uuid() });
    expect(await problemOf(twice)).toBe('NOT_FOUND');
    await disposes(person, id, LOST);
    expect(await problemOf(disposes(person, id, LOST))).toBe('disposal.on asset.disposal.twice');
  });

  test.each([
    { later: 'no input VAT any more', bought: {}, corrected: EXEMPT_USE, stands: [150_000, 0] },
    { later: 'input VAT after all', bought: EXEMPT_USE, corrected: {}, stands: [0, 150_000] },
  ])(
    'taken for private ends owes VAT by the bill as it stands at last: $later',
    async ({ bought, corrected, stands }) => {
      const lines = (deduction: object) => [
        { taxCode: 'inputStandard19', net: cents(210_000), asset: camera, ...deduction } as const,
      ];
      const { id, expenseId } = await buys(person, '2025-11-30', {}, { lines: lines(bought) });
      await disposes(person, id, {
        on: '2026-09-30' as Day,
        reason: 'withdrawal',
        value: cents(150_000),
        vatCase: 'standard19',
      });
      const before = (await vatBoxes(person, '2026-Q3'))['81'] ?? 0;
      await setsRight(person, expenseId, { category: 'equipment', lines: lines({ ...corrected, id: 0 }) });
      const after = (await vatBoxes(person, '2026-Q3'))['81'] ?? 0;
      expect([before, after]).toEqual(stands);
      expect(await counted(person)).toMatchObject({ '2026-09-30 asset_disposal': 150_000 });
    },
  );

  test('cannot leave before it came, nor tomorrow', async () => {
    const { id } = await buys(person, '2025-11-30');
    expect(await problemOf(disposes(person, id, { ...LOST, on: '2025-11-29' as Day }))).toBe(
      'disposal.on asset.disposal.before-acquisition',
    );
    expect(await problemOf(disposes(person, id, LOST, '2026-09-29'))).toBe(
      'disposal.on asset.disposal.future',
    );
  });
});

test('a year of Anlage EÜR has depreciation, the rest of what left, its value, and the VAT of both ways', async () => {
  const { id } = await buys(person, '2025-11-30');
  await buys(person, '2026-03-02', { treatment: 'lowValue', usefulLifeMonths: null }, { net: '800' });
  await disposes(person, id, {
    on: '2026-09-30' as Day,
    reason: 'withdrawal',
    value: cents(150_000),
    vatCase: 'standard19',
  });
  await bookDepreciation(person.on('2026-12-31'), { through: '2026' });
  expect(await eurBoxes(person, 2025)).toEqual({ '130': 5_000, '185': 39_900 });
  expect(await eurBoxes(person, 2026)).toEqual({
    '102': 150_000,
    '130': 22_500,
    '132': 80_000,
    '135': 182_500,
    '140': 28_500,
    '185': 15_200,
  });
});
