/** Lena must leave § 19 in November, though a bill of hers reaches into the next year. */

import type { TaxRegime } from '@belegbar/domain/business';
import type { Day, Month } from '@belegbar/domain/calendar';
import { cents, centsFromEuros, decimal, sumCents } from '@belegbar/domain/money';
import { undoAssetAct } from '@belegbar/server/assets';
import { getBusiness, type RegimeInput, setRegime } from '@belegbar/server/business';
import { payExpense, recordExpense, undoExpense, undoExpensePayment } from '@belegbar/server/expenses';
import { cancelInvoice } from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { vatAdvance } from '@belegbar/server/tax-reports';
import {
  recordAdjustment,
  recordOtherIncome,
  recordPrivateUse,
  undoVoucher,
} from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { bills, refusalOf } from '../support/acts.ts';
import { buys as buysAsset, disposes, problemOf } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { buys } from '../support/purchases.ts';
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

const REGULAR: TaxRegime = {
  validFrom: '2026-11-10' as Day,
  vatBasis: 'cash',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

async function aLena(): Promise<void> {
  person = await enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });
}

const becomesRegular = () =>
  setRegime(person.on('2026-11-11'), { ...REGULAR, because: 'limitCrossed' }, REGIME_PORTS);

/** A service from Ireland for a year over 1,200.00, owed by the buyer with its end. */
async function irishService(): Promise<string> {
  const { id } = await recordExpense(person.on('2026-02-01'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Cloud Ltd', country: 'IE' },
    category: 'software',
    documentDate: '2026-02-01' as Day,
    servicePeriod: { from: '2026-02-01' as Day, to: '2027-01-31' as Day },
    lines: [{ taxCode: 'euServiceReverseCharge', net: centsFromEuros(decimal('1200')) }],
  });
  return id;
}

/** Hosting for a year over 1,200.00 and 228.00. */
async function hosting(): Promise<string> {
  const { id } = await recordExpense(person.on('2026-02-01'), {
    idempotencyKey: uuid(),
    vendor: { name: 'Cloudhafen GmbH', country: 'DE' },
    category: 'software',
    documentDate: '2026-02-01' as Day,
    servicePeriod: { from: '2026-02-01' as Day, to: '2027-01-31' as Day },
    lines: [{ taxCode: 'inputStandard19', net: centsFromEuros(decimal('1200')) }],
  });
  return id;
}

function poster(): CastInvoice {
  const line = { description: 'Plakat', quantity: '1', unit: 'project', unitPrice: '500' } as const;
  return { client: 'verlag', title: 'Plakat', lines: [{ ...line, vatCase: 'smallBusiness' }] };
}

/** Kz 66 of the first and of the last quarter, in cents. */
async function deducted(): Promise<number[]> {
  const returns = await Promise.all(
    ['2026-Q1', '2026-Q4'].map((quarter) => vatAdvance(person.on('2026-12-31'), quarter)),
  );
  return returns.map(({ boxes }) => boxes.find(({ kennzahl }) => kennzahl === '66')?.amount ?? 0);
}

test('a bill that was paid in February is deducted from the change on, and nothing once its payment was a mistake', async () => {
  await aLena();
  const id = await hosting();
  const { id: paymentId } = await payExpense(person.on('2026-02-14'), {
    id,
    idempotencyKey: uuid(),
    paidOn: '2026-02-14' as Day,
    amount: centsFromEuros(decimal('1428')),
  });
  const before = await readEntries(person.on('2026-11-10'), 0, 20);
  expect(before.map(({ taxCode, net, vat }) => [taxCode, net, vat])).toEqual([
    ['inputNotDeductible', -142_800, 0],
    ['inputNotDeductible', -142_800, 0],
  ]);
  await becomesRegular();
  expect(await deducted()).toEqual([0, 22_800]);
  await undoExpensePayment(person.on('2026-11-12'), { id, paymentId, idempotencyKey: uuid() });
  // Unpaid it counts when it has been supplied, in January 2027.
  expect(await deducted()).toEqual([0, 0]);
});

test('the same bill entered after the change comes to the same', async () => {
  await aLena();
  await becomesRegular();
  const id = await hosting();
  await payExpense(person.on('2026-11-12'), {
    id,
    idempotencyKey: uuid(),
    paidOn: '2026-02-14' as Day,
    amount: centsFromEuros(decimal('1428')),
  });
  expect(await deducted()).toEqual([0, 22_800]);
});

/** What money went into gifts that are deducted, and into those that are not, with what of it is input VAT. */
async function giftCosts(): Promise<Record<string, number[]>> {
  const entries = await readEntries(person.on('2026-12-31'), 0, 100);
  const cash = entries.filter(({ basis }) => basis === 'cash');
  const sums = [...Map.groupBy(cash, ({ category }) => category)].map(([category, own]) => [
    category,
    [sumCents(own.map(({ net }) => net)), sumCents(own.map(({ vat }) => vat))],
  ]);
  return Object.fromEntries(sums);
}

const gives = (on: string) =>
  buys(person, on, {
    category: 'gifts',
    paidOn: on as Day,
    lines: [{ taxCode: 'inputStandard19', net: cents(2_200), recipient: 'Ada Muster' }],
  });

test('two gifts are above the limit with their VAT, and no more once that of the second is deducted', async () => {
  await aLena();
  await gives('2026-02-10');
  await gives('2026-11-11');
  // 26.18 each.
  expect(await giftCosts()).toMatchObject({ gifts: [0, 0], gifts_not_deductible: [-5_236, 0] });
  await becomesRegular();
  // 26.18 and 22.00 are within 50.00.
  expect(await giftCosts()).toMatchObject({ gifts: [-4_818, -418], gifts_not_deductible: [0, 0] });
});

test('the same gifts entered after the change come to the same', async () => {
  await aLena();
  await becomesRegular();
  await gives('2026-11-11');
  await gives('2026-02-10');
  expect(await giftCosts()).toEqual({ gifts: [-4_818, -418] });
});

test('an invoice over work of a later day holds the change, until it is cancelled', async () => {
  await aLena();
  const service = { from: '2026-12-01', to: '2026-12-20' };
  const invoice = await bills(person, '2026-11-02', { ...poster(), service });
  expect(await refusalOf(becomesRegular())).toBe('INVALID');
  await cancelInvoice(person.on('2026-11-11'), { id: invoice.id, idempotencyKey: uuid() });
  await becomesRegular();
  expect((await getBusiness(person.on('2026-11-11'))).regimes).toHaveLength(2);
});

test('once invoices stand, the law says from which day another taxation holds', async () => {
  await aLena();
  await bills(person, '2026-02-02', poster());
  const change = (validFrom: string, regime: Partial<RegimeInput> = {}) =>
    setRegime(person.on('2026-11-11'), { ...REGULAR, validFrom: validFrom as Day, ...regime }, REGIME_PORTS);
  await expect(change('2026-11-10')).rejects.toMatchObject({
    code: 'INVALID',
    data: { problems: [{ field: 'validFrom', code: 'regime.regular.limit-not-crossed' }] },
  });
  await change('2026-11-10', { because: 'limitCrossed' });
  await expect(change('2027-04-01', { vatBasis: 'accrual' })).rejects.toMatchObject({
    data: { problems: [{ field: 'validFrom', code: 'regime.accrual.year-begin' }] },
  });
  await change('2027-01-01', { vatBasis: 'accrual' });
  await expect(change('2027-07-01')).rejects.toMatchObject({
    data: { problems: [{ code: 'regime.cash.year-begin' }] },
  });
  await change('2027-07-01', { because: 'taxOfficeAllows' });
  await expect(change('2028-05-15', { smallBusiness: true })).rejects.toMatchObject({
    data: { problems: [{ code: 'regime.small-business.year-begin' }] },
  });
});

// 1,200.00 * 19 % = 228.00, owed and not deducted (§ 13b (8), § 15 (2), § 19 (1) UStG).
test('who becomes a small business owes VAT as a buyer and deducts none of it, and taken back there is nothing', async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const id = await irishService();
  await setRegime(
    person.on('2026-12-20'),
    { ...REGULAR, smallBusiness: true, validFrom: '2027-01-01' as Day },
    REGIME_PORTS,
  );
  const january = async () => {
    const { boxes } = await vatAdvance(person.on('2027-02-01'), '2027-01');
    return boxes.flatMap(({ kennzahl, amount }) => (amount === 0 ? [] : [[kennzahl, amount]]));
  };
  expect(await january()).toEqual([
    ['46', 120_000],
    ['47', 22_800],
    ['83', 22_800],
  ]);
  await undoExpense(person.on('2027-02-01'), { id, idempotencyKey: uuid() });
  expect(await january()).toEqual([]);
});

/** Whether § 19 UStG holds from 2027 on. */
const smallFrom2027 = (smallBusiness: boolean) =>
  setRegime(
    person.on('2027-03-01'),
    { ...REGULAR, vatBasis: 'accrual', smallBusiness, validFrom: '2027-01-01' as Day },
    REGIME_PORTS,
  );

/** The private part of the telephone, 300.00, of which 200.00 gave input VAT, or none. */
const telephone = (month: string, hadInputVat = true) =>
  recordPrivateUse(person.on('2027-03-01'), {
    idempotencyKey: uuid(),
    use: {
      kind: 'things',
      months: { from: month as Month, to: month as Month },
      cost: cents(30_000),
      costWithInputVat: cents(hadInputVat ? 20_000 : 0),
    },
  });

/** Of January, in cents. */
const owedInJanuary = async () => (await vatAdvance(person.on('2027-03-01'), '2027-01')).payable;

// § 3 (9a), § 19 (1) UStG: 200.00 * 19 % = 38.00 are owed in January, unless § 19 UStG holds then.
test('private use that was taxed holds the change until it is taken back; what has no input VAT does not', async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  await telephone('2026-12');
  await telephone('2027-01', false);
  const { id } = await telephone('2027-01');
  await expect(smallFrom2027(true)).rejects.toMatchObject({
    data: {
      problems: [
        {
          field: 'validFrom',
          code: 'regime.booked-otherwise',
          values: { documents: 'PN-2027-0002' },
        },
      ],
    },
  });
  await undoVoucher(person.on('2027-03-01'), { id, idempotencyKey: uuid() });
  await smallFrom2027(true);
  await telephone('2027-01');
  expect(await owedInJanuary()).toBe(0);
  // The other way it is the same: regular in January again, it is owed.
  expect(await problemOf(smallFrom2027(false))).toBe('validFrom regime.booked-otherwise');
});

test('an asset that was taken with VAT holds the change, one that was lost does not', async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const on = '2027-01-20' as Day;
  const [lost, taken] = [await buysAsset(person, '2025-11-30'), await buysAsset(person, '2025-11-30')];
  await disposes(person, lost.id, { on, reason: 'loss' }, '2027-03-01');
  const withdrawal = { on, reason: 'withdrawal', value: cents(50_000), vatCase: 'standard19' } as const;
  const act = await disposes(person, taken.id, withdrawal, '2027-03-01');
  expect(await owedInJanuary()).toBe(9_500);
  expect(await problemOf(smallFrom2027(true))).toBe('validFrom regime.booked-otherwise');
  await undoAssetAct(person.on('2027-03-01'), { id: taken.id, actId: act.id, idempotencyKey: uuid() });
  await smallFrom2027(true);
  await disposes(person, taken.id, withdrawal, '2027-03-01');
  expect(await owedInJanuary()).toBe(0);
});

test('an adjustment that a small business cannot enter holds the change', async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const tax = { base: cents(10_000), tax: cents(1_600), deductible: null, moved: null };
  const because = { reason: 'Old rate', proof: 'Invoice 17' };
  const on = { taxCode: 'otherRates', taxPoint: '2027-01-20' as Day } as const;
  await recordAdjustment(person.on('2027-03-01'), { idempotencyKey: uuid(), ...on, ...tax, ...because });
  expect(await problemOf(smallFrom2027(true))).toBe('validFrom regime.booked-otherwise');
});

test('other income that was taken back holds no change', async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  const on = '2027-01-20' as Day;
  const { id } = await recordOtherIncome(person.on('2027-03-01'), {
    idempotencyKey: uuid(),
    receivedOn: on,
    servicePeriod: { from: on, to: on },
    payer: { name: 'Volkshochschule', country: 'DE', isBusiness: true, vatId: '' },
    category: 'training',
    vatCase: 'standard19',
    exemptionParagraph: null,
    amount: { gross: cents(25_000) },
    recurring: null,
  });
  expect(await problemOf(smallFrom2027(true))).toBe('validFrom regime.already-booked');
  await undoVoucher(person.on('2027-03-01'), { id, idempotencyKey: uuid() });
  await smallFrom2027(true);
});
