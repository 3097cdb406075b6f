/** What Jonas writes himself: what came in without an invoice, and what went to the tax office. */
import type { Day, Month, Period } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import type { HomeOffice, OtherIncome, PrivateUse } from '@belegbar/domain/vouchers';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { readTurnover } from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { annualVat, cashEntries, incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import {
  getVoucher,
  listVouchers,
  recordHomeOffice,
  recordHomeOfficeRoom,
  recordKilometres,
  recordMeals,
  recordOtherIncome,
  recordOtherTax,
  recordPrivateMoney,
  recordPrivateUse,
  recordVatPayment,
  undoVoucher,
} from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { taxPaid } from '../support/vouchers.ts';

const TODAY = '2026-12-30';

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
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

/** A talk at the Volkshochschule on 12 May, 250.00 with VAT. */
function talk(changes: Partial<OtherIncome> = {}) {
  return {
    idempotencyKey: uuid(),
    receivedOn: '2026-05-18' as Day,
    servicePeriod: { from: '2026-05-12' as Day, to: '2026-05-12' as Day },
    payer: { name: 'Volkshochschule', country: 'DE', isBusiness: true, vatId: '' },
    category: 'training' as const,
    vatCase: 'standard19' as const,
    exemptionParagraph: null,
    amount: { gross: cents(25_000) },
    recurring: null,
    ...changes,
  };
}

async function linesOf(year: number): Promise<Record<string, number>> {
  const { lines } = await incomeSurplusOfYear(person.on(TODAY), { year });
  return Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));
}

async function boxesOf(period: string): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(person.on(TODAY), period);
  return Object.fromEntries(boxes.map(({ kennzahl, amount }) => [kennzahl, amount]));
}

async function _boxesOfYear(year: number): Promise<Record<string, number>> {
  const { annualReturn } = await annualVat(person.on(TODAY), { year });
  return Object.fromEntries((annualReturn?.boxes ?? []).map(({ kennzahl, amount }) => [kennzahl, amount]));
}

function _nonZero(boxes: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(boxes).filter(([, amount]) => amount !== 0));
}

test('a fee without an invoice is income with its VAT, and nothing of it is left when it is taken back', async () => {
  const { id } = await recordOtherIncome(person.on(TODAY), talk());
  // 250.00 / 1.19 = 210.08; 210 x 19 % = 39.90.
  expect(await boxesOf('2026-Q2')).toEqual({ '81': 21_000, '83': 3_990 });
  expect(await linesOf(2026)).toEqual({ income: 21_008, vatReceived: 3_992 });
  expect(await getVoucher(person.on(TODAY), id)).toMatchObject({
    kind: 'otherIncome',
    number: 'SE-2026-0001',
    bookedOn: '2026-05-18',
    detail: { category: 'training', amount: { gross: 25_000 } },
    isTakenBack: false,
  });
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await boxesOf('2026-Q2')).toMatchObject({ '83': 0 });
  expect(await linesOf(2026)).toEqual({ income: 0, vatReceived: 0 });
  const entries = await readEntries(person.on(TODAY), 0, 10);
  expect(entries.map(({ reverses, net }) => [reverses, net])).toEqual([
    [null, 21_008],
    [null, 21_008],
    [1, -21_008],
    [2, -21_008],
  ]);
  const again = undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await refusalOf(again)).toBe('ALREADY_TAKEN_BACK');
});

test('the same key is the same voucher, and the next has the next number of its series', async () => {
  const input = talk();
  const first = await recordOtherIncome(person.on(TODAY), input);
  expect(await recordOtherIncome(person.on(TODAY), input)).toEqual(first);
  await recordVatPayment(person.on(TODAY), taxPaid('2026-06-10', 100));
  await recordOtherIncome(person.on(TODAY), talk());
  const { vouchers } = await listVouchers(person.on(TODAY), {});
  expect(vouchers.map(({ number }) => number)).toEqual(['SE-2026-0002', 'UZ-2026-0001', 'SE-2026-0001']);
  const page = await listVouchers(person.on(TODAY), { kind: 'otherIncome', limit: 1 });
  expect(page.vouchers.map(({ number }) => number)).toEqual(['SE-2026-0002']);
  expect(page.next).toBe(page.vouchers[0]?.id);
});

test('a retainer of December that comes on 4 January counts in December', async () => {
  const recurring = { dueOn: '2025-12-31' as Day, belongsTo: 2025 };
  const retainer = talk({ receivedOn: '2026-01-04' as Day, recurring });
  const { id } = await recordOtherIncome(person.on(TODAY), retainer);
  expect(await linesOf(2025)).toEqual({ income: 21_008, vatReceived: 3_992 });
  expect(await linesOf(2026)).toEqual({});
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect([await linesOf(2025), await linesOf(2026)]).toEqual([{ income: 0, vatReceived: 0 }, {}]);
});

test('VAT of the fourth quarter paid on 5 January counts in the old year, but not with the extension', async () => {
  const paidFor = { kind: 'advanceReturn', period: '2025-Q4' as Period } as const;
  await recordVatPayment(person.on(TODAY), taxPaid('2026-01-05', 60_000, paidFor));
  expect([await linesOf(2025), await linesOf(2026)]).toEqual([{ vatToOffice: 60_000 }, {}]);
  const changes = { extensionFrom: '2025-01-01' as Day };
  const { version } = await getBusiness(person.on(TODAY));
  await updateBusiness(person.on(TODAY), { version, changes });
  await recordVatPayment(person.on(TODAY), taxPaid('2026-01-05', 1_000, paidFor));
  expect(await linesOf(2026)).toEqual({ vatToOffice: 1_000 });
});

test('money and taxes of the owner move and stand in no line; a late fee on VAT is a cost', async () => {
  const now = person.on(TODAY);
  const key = () => ({ idempotencyKey: uuid() });
  const paidOn = '2026-03-10' as Day;
  await recordPrivateMoney(now, {
    ...key(),
    direction: 'withdrawal',
    movedOn: paidOn,
    amount: cents(100_000),
  });
  await recordPrivateMoney(now, {
    ...key(),
    direction: 'contribution',
    movedOn: paidOn,
    amount: cents(30_000),
  });
  await recordOtherTax(now, { ...key(), tax: 'incomeTax', paidOn, amount: cents(120_000) });
  await recordOtherTax(now, { ...key(), tax: 'tradeTax', paidOn, amount: cents(-8_000) });
  expect(await linesOf(2026)).toEqual({});
  await recordOtherTax(now, { ...key(), tax: 'vatLateFee', paidOn, amount: cents(1_500) });
  expect(await linesOf(2026)).toEqual({ expenses: 1_500 });
  const none = recordPrivateMoney(now, {
    ...key(),
    direction: 'withdrawal',
    movedOn: paidOn,
    amount: cents(0),
  });
  expect(await problemsOf(none)).toEqual(['amount payment.amount.not-positive']);
});

test('the car of a quarter is taxed month by month, and what it cost is to be looked at', async () => {
  const months = { from: '2026-04' as Month, to: '2026-06' as Month };
  const car = { drive: 'electric', co2GramsPerKilometre: 0, electricRangeKilometres: 400 } as const;
  const bought = { listPrice: cents(8_800_000), boughtOn: '2025-07-15' as Day, hadInputVat: true };
  const use = { kind: 'carByListPrice', months, ...car, ...bought, commutingKilometres: null } as const;
  const made = await recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use });
  expect(made.hints.map(({ code }) => code)).toEqual(['voucher.car.cost-cap']);
  const again = await recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use });
  expect(again.hints.map(({ code }) => code)).toEqual(['voucher.car.cost-cap', 'voucher.car.same-months']);
  await undoVoucher(person.on(TODAY), { id: again.id, idempotencyKey: uuid() });
  // Three times 704.00 and 133.76; 3 x 220.00 are income.
  expect(await boxesOf('2026-Q2')).toEqual({ '81': 211_200, '83': 40_128 });
  expect(await boxesOf('2026-05')).toEqual({ '81': 70_400, '83': 13_376 });
  expect(await linesOf(2026)).toEqual({ income: 66_000, vatReceived: 40_128 });
  const running = { ...use, months: { ...months, to: '2026-12' as Month } };
  const early = recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use: running });
  expect(await problemsOf(early)).toEqual(['use.months voucher.day.future']);
});

test('nothing is recorded of a car that was not there yet, nor of a way that costs no cent', async () => {
  const uses = (use: PrivateUse) => recordPrivateUse(person.on(TODAY), { idempotencyKey: uuid(), use });
  const months = { from: '2026-06' as Month, to: '2026-08' as Month };
  const drive = { drive: 'combustion', co2GramsPerKilometre: 120, electricRangeKilometres: 0 } as const;
  const car = (boughtOn: string) =>
    uses({
      kind: 'carByListPrice',
      months,
      ...drive,
      listPrice: cents(3_000_000),
      boughtOn: boughtOn as Day,
      hadInputVat: true,
      commutingKilometres: null,
    });
  expect(await problemsOf(car('2026-07-01'))).toEqual(['use.months voucher.car.before-bought']);
  await car('2026-06-30');
  const logbook = uses({
    kind: 'carByLogbook',
    months,
    cost: cents(100_000),
    costWithInputVat: cents(0),
    privatePercent: decimal('60'),
    commutingPercent: decimal('41'),
  });
  expect(await problemsOf(logbook)).toEqual(['use.commutingPercent voucher.cost.part-above']);
  const electric = { ...drive, drive: 'electric', listPrice: cents(4_800_000) } as const;
  const byLogbook = (costWithInputVat: number, boughtOn: string) =>
    uses({
      kind: 'carByLogbook',
      months,
      cost: cents(100_000),
      costWithInputVat: cents(costWithInputVat),
      car: { ...electric, boughtOn: boughtOn as Day },
      privatePercent: decimal('30'),
      commutingPercent: null,
    });
  expect(await problemsOf(byLogbook(400_100, '2026-01-10'))).toEqual([
    'use.costWithInputVat voucher.cost.part-above',
  ]);
  expect(await problemsOf(byLogbook(400_000, '2018-12-31'))).toEqual(['use.car law.year.unknown']);
  expect(await problemsOf(byLogbook(400_000, '2026-07-01'))).toEqual([
    'use.months voucher.car.before-bought',
  ]);
  await byLogbook(400_000, '2026-01-10');
  const drives = (kilometres: string) => {
    const driven = { kind: 'trip', drivenOn: '2026-03-10' as Day, vehicle: 'car' } as const;
    const way = { ...driven, kilometres: decimal(kilometres) };
    return recordKilometres(person.on(TODAY), { idempotencyKey: uuid(), way, purpose: '' });
  };
  // 0.016 x 0.30 is less than half a cent.
  expect(await problemsOf(drives('0.016'))).toEqual(['way.kilometres payment.amount.not-positive']);
  await drives('0.017');
});

const rate = (days: HomeOffice) => recordHomeOffice(person.on(TODAY), { idempotencyKey: uuid(), work: days });

test('kilometres, meals and work at home are costs that no money pays', async () => {
  const now = person.on(TODAY);
  const driven = { kind: 'trip', drivenOn: '2026-03-10' as Day, vehicle: 'car' } as const;
  const way = { ...driven, kilometres: decimal('123.4') };
  await recordKilometres(now, { idempotencyKey: uuid(), way, purpose: 'Workshop' });
  const meals = { breakfast: true, lunch: false, dinner: false };
  const day = {
    on: '2026-03-10' as Day,
    country: 'FR',
    place: 'Paris',
    absence: 'fullDay',
    ...meals,
  } as const;
  const made = await recordMeals(now, { idempotencyKey: uuid(), days: [day], purpose: 'Messe' });
  expect(made.hints).toEqual([]);
  await rate({ days: ['2026-03-02', '2026-03-03'].map((one) => one as Day) });
  const months = ['2026-01', '2026-02'].map((one) => one as Month);
  await recordHomeOfficeRoom(now, { idempotencyKey: uuid(), months });
  // 37.02 + 46.40 + 12.00 + 210.00.
  expect(await linesOf(2026)).toEqual({ expenses: 30_542 });
  const { entries } = await cashEntries(now, { year: 2026, by: 'money' });
  expect(entries).toEqual([]);
  const abroad = { ...day, country: 'BR', place: null };
  const unknown = recordMeals(now, { idempotencyKey: uuid(), days: [abroad], purpose: '' });
  expect(await problemsOf(unknown)).toEqual(['days voucher.meals.place-unknown']);
});

test('days at home stand once, within the maximum, and never beside the room; taken back they are free', async () => {
  const months = { from: '2026-02' as Month, to: '2026-11' as Month };
  const { id } = await rate({ months, count: 209 });
  const december = { days: ['2026-12-01', '2026-12-02'].map((day) => day as Day) };
  expect(await problemsOf(rate(december))).toEqual(['work voucher.home-office.above-maximum']);
  const room = (month: string) =>
    recordHomeOfficeRoom(person.on(TODAY), { idempotencyKey: uuid(), months: [month as Month] });
  expect(await problemsOf(room('2026-03'))).toEqual(['months voucher.home-office.room-same-time']);
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await rate(december);
  await room('2026-03');
  expect(await problemsOf(rate(december))).toEqual(['work voucher.home-office.day-twice']);
  // 12.00 + 105.00.
  expect(await linesOf(2026)).toEqual({ expenses: 11_700 });
});

test('two at once do not pass the maximum', async () => {
  const half = (from: string, to: string) =>
    rate({ months: { from: from as Month, to: to as Month }, count: 106 });
  const both = await Promise.allSettled([half('2026-01', '2026-06'), half('2026-07', '2026-11')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a day has one way to work, whichever voucher it is in, and two at once do not pass it', async () => {
  const months = { from: '2026-01' as Month, to: '2026-01' as Month };
  const drives = (days: number) =>
    recordKilometres(person.on(TODAY), {
      idempotencyKey: uuid(),
      way: { kind: 'commuting', months, days, kilometres: 10 },
      purpose: 'Werkstatt',
    });
  const { id } = await drives(20);
  expect(await problemsOf(drives(12))).toEqual(['way.days voucher.home-office.more-than-days']);
  const both = await Promise.allSettled([drives(11), drives(11)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await drives(20);
});

test('a day away has its allowance once, whichever voucher it is in', async () => {
  const on = (day: string) => ({
    on: day as Day,
    country: 'DE',
    place: null,
    absence: 'fullDay' as const,
    breakfast: false,
    lunch: false,
    dinner: false,
  });
  const eats = (...days: string[]) =>
    recordMeals(person.on(TODAY), { idempotencyKey: uuid(), days: days.map(on), purpose: 'Messe' });
  const { id } = await eats('2025-12-31', '2026-01-01', '2026-01-02');
  const again = eats('2025-12-30', '2025-12-31');
  expect(await problemsOf(again)).toEqual(['days voucher.home-office.day-twice']);
  await eats('2026-01-03');
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  await eats('2025-12-30', '2025-12-31');
  // Twice 28.00, and once.
  expect([await linesOf(2025), await linesOf(2026)]).toEqual([{ expenses: 5_600 }, { expenses: 2_800 }]);
});

test('allowances abroad of a year that nobody has published are unknown, those at home are law', async () => {
  const eats = (country: string) =>
    recordMeals(person.on('2027-02-01'), {
      idempotencyKey: uuid(),
      days: [
        {
          on: '2027-01-11' as Day,
          country,
          place: null,
          absence: 'fullDay',
          breakfast: false,
          lunch: false,
          dinner: false,
        },
      ],
      purpose: 'Messe',
    });
  expect(await problemsOf(eats('FR'))).toEqual(['days voucher.meals.year-unknown']);
  await eats('DE');
  expect(await linesOf(2027)).toEqual({ expenses: 2_800 });
});

test('a fee counts for the limits of § 19, damages and a refund do not', async () => {
  person = await enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });
  const { received: before } = await readTurnover(person.on(TODAY), { year: 2026 });
  await recordOtherIncome(person.on(TODAY), talk({ vatCase: 'smallBusiness' }));
  await recordOtherIncome(person.on(TODAY), talk({ vatCase: 'notTaxable', category: 'other' }));
  await recordVatPayment(person.on(TODAY), taxPaid('2026-08-05', -19_000));
  const { received } = await readTurnover(person.on(TODAY), { year: 2026 });
  expect(received - before).toBe(25_000);
});

test('what the office refunds is money that came in', async () => {
  await recordVatPayment(person.on(TODAY), taxPaid('2026-08-05', -19_000));
  const { result } = await incomeSurplusOfYear(person.on(TODAY), { year: 2026 });
  expect(result).toBe(19_000);
});

test('what cannot be is refused at its field', async () => {
  const now = person.on(TODAY);
  const paidTomorrow = recordVatPayment(now, taxPaid('2026-12-31', 100));
  expect(await problemsOf(paidTomorrow)).toEqual(['paidOn voucher.day.future']);
  const nothing = recordVatPayment(now, taxPaid('2026-12-01', 0));
  expect(await problemsOf(nothing)).toEqual(['amount voucher.amount.none']);
  const toParis = { name: 'Agence', country: 'FR', isBusiness: true, vatId: '' };
  const unnamed = recordOtherIncome(now, talk({ vatCase: 'euService', payer: toParis }));
  expect(await problemsOf(unnamed)).toEqual(['payer.vatId recipient.vat-id.missing']);
  const german = { ...toParis, vatId: 'DE136695976' };
  const ofHere = recordOtherIncome(now, talk({ vatCase: 'euService', payer: german }));
  expect(await problemsOf(ofHere)).toEqual(['payer.vatId recipient.vat-id.domestic']);
  const exempt = (exemptionParagraph: string) =>
    recordOtherIncome(now, talk({ vatCase: 'exempt', exemptionParagraph }));
  // No. 1 to 7 leave the deduction and are exports or supplies to the EU: Kz 43 and 41, not 48.
  expect(await problemsOf(exempt('4 Nr. 5'))).toEqual([
    'exemptionParagraph line.exemption-paragraph.unknown',
  ]);
  await exempt('4 Nr. 21');
  const unknown = { from: '2035-01-01' as Day, to: '2035-01-01' as Day };
  expect(await problemsOf(recordOtherIncome(now, talk({ servicePeriod: unknown })))).toEqual([
    'servicePeriod law.year.unknown',
  ]);
  person = await enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });
  expect(await problemsOf(recordOtherIncome(person.on(TODAY), talk()))).toEqual([
    'vatCase vat.small-business.vat-shown',
  ]);
});
