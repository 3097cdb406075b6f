/** The finance hub: a year of the cast by hand, what of it is really one's own, what is to come, and whose it is. */
import { day } from '@belegbar/domain/calendar';
import { lineOfCost, reallyMine } from '@belegbar/domain/finance';
import { cents, sumCents } from '@belegbar/domain/money';
import { bookDepreciation } from '@belegbar/server/assets';
import { ensureBusiness } from '@belegbar/server/business';
import {
  type FinanceYearView,
  financeYear,
  setAsideOfPayment,
  setAssumptions,
} from '@belegbar/server/finance';
import { undoPayment } from '@belegbar/server/invoices';
import { cashEntries, incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { recordVatPayment } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { type CastMember, enterCast } from '../cast/index.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { aDayOfWork, bills, receives } from '../support/acts.ts';
import { buys as buysAsset } from '../support/assets.ts';
import { freshDatabase } from '../support/database.ts';
import { buys, pays } from '../support/purchases.ts';
import { recurs } from '../support/recurring.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { taxPaid } from '../support/vouchers.ts';

/** A day after the last act of the cast. */
const TODAY = '2026-11-30';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase(4)).application.database);
});
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
});
afterAll(() => stage.close());

async function contextOf(who: CastMember['key'], on = TODAY): Promise<Context> {
  const platform = stage.platformOn(on);
  const { userId } = await enterCast(platform, who);
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  return { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
}

async function yearOfCast(who: CastMember['key'], year: number): Promise<FinanceYearView> {
  return financeYear(await contextOf(who), { year });
}

function mineOf({ facts, assumptions }: FinanceYearView) {
  return reallyMine(facts as Parameters<typeof reallyMine>[0], assumptions);
}

describe("Jonas' year of 2026, worked out by hand from his acts (specs/cast/years.ts)", () => {
  let year: FinanceYearView;
  beforeAll(async () => {
    year = await yearOfCast('jonas', 2026);
  });

  test('months, net, add up to the year, beside the year before and what it was by this month', () => {
    expect(year.total).toEqual({ income: 5_802_634, expense: 148_500, profit: 5_654_134 });
    // March was paid on 15 April; the telephone 120 and hosting 55.
    expect(year.months[3]).toEqual({ month: 4, income: 662_500, expense: 17_500, profit: 645_000 });
    expect(year.before.total).toEqual({ income: 5_979_749, expense: 229_700, profit: 5_750_049 });
    // Without 7220 of 15 December, 49 of hosting and 399 of the screen.
    expect(year.before.untilSameMonth).toMatchObject({ income: 5_257_749, expense: 184_900 });
  });

  test('clients and categories add up to it as well', () => {
    // Brandwerk: 5700 + 7000 + 6625 + 5800 + 8000 + 3361.34; before 7600 + 6080 + 6887.50 + 8360 + 7220.
    expect(year.byClient).toEqual([
      { name: 'Brandwerk Digital GmbH', amount: 3_648_634, before: 3_614_750 },
      { name: 'Atelier Lumière SARL', amount: 912_000, before: 810_000 },
      { name: 'Harbor Analytics Inc.', amount: 600_000, before: 1_100_000 },
      { name: 'Donau Logistik GmbH', amount: 342_000, before: 285_000 },
      { name: 'Kiezbäckerei Sonnenschein', amount: 300_000, before: 169_999 },
    ]);
    expect(year.byCategory.map(({ category, amount, before }) => [category, amount, before])).toEqual([
      ['software', 112_500, 106_800],
      ['communication', 36_000, 48_000],
      ['equipment', 0, 39_900],
      ['other_expenses', 0, 25_000],
      ['transportation', 0, 10_000],
    ]);
  });

  test('what is really his is what came in, less VAT and tax', () => {
    // 65528.75 - 1553.40 - 7434.01 - 795.84 - 12919 (domain/finance/finance.test.ts).
    expect(year.facts).toMatchObject({
      received: 6_552_875,
      spent: 155_340,
      vat: 743_401,
      vatAhead: 79_584,
      vatByself: 0,
      openBills: 0,
    });
    expect(mineOf(year).total).toBe(4_282_650);
    expect(year.areAssumed).toBe(true);
  });

  test('the returns that were due in the year are told with their days', () => {
    // 10 January and 10 October 2026 are Saturdays. The fourth quarter comes to nothing.
    expect(
      year.vatReturns.map(({ period, payable, paid, dueDate }) => [period, payable, paid, dueDate]),
    ).toEqual([
      ['2025-Q4', 235_619, 0, '2026-01-12'],
      ['2026-Q1', 256_595, 0, '2026-04-10'],
      ['2026-Q2', 126_920, 0, '2026-07-10'],
      ['2026-Q3', 331_170, 0, '2026-10-12'],
    ]);
  });

  test('the months ahead begin with what is certain, and go on with the average of the last twelve', () => {
    // September 8984.50 - 4000 and October 45 x 120; both are overdue, and so is the VAT.
    expect(year.receivables).toEqual({ open: 1_038_450, count: 2, overdue: 1_038_450, overdueCount: 2 });
    const [november, december] = year.ahead?.months ?? [];
    expect(november).toMatchObject({ month: '2026-11', certainIn: 1_038_450, certainOut: 950_304 });
    // (4400 + 8591.80 + 65528.75) / 12 and (49 + 523.81 + 1498.40) / 12; nothing of December is certain.
    expect(year.ahead).toMatchObject({ averageMonths: 12, averageReceived: 654_338, averageSpent: 17_260 });
    expect(december).toMatchObject({ certainIn: 0, assumedIn: 654_338, certainOut: 0, assumedOut: 17_260 });
  });

  test('in February the tax of the year before is still to come, with its assessment in August', async () => {
    const context = await contextOf('jonas', '2027-02-10');
    const { ahead } = await financeYear(context, { year: 2027 });
    const taxes = ahead?.months.flatMap(({ month, items }) =>
      items.filter(({ kind }) => kind === 'taxBefore').map(({ amount }) => [month, amount]),
    );
    // On 56541.34 of 2026, of which nothing was prepaid (domain/finance/finance.test.ts).
    expect(taxes).toEqual([['2027-08', -1_291_900]]);
  });

  test('what comes again is known by its payments, and the telephone of October is missing', () => {
    expect(
      year.regular.map(({ vendor, rhythm, amount, nextMonth }) => [vendor, rhythm, amount, nextMonth]),
    ).toEqual([
      ['Forgeline Inc., Seattle', 'halfYearly', 26_000, '2027-02'],
      ['Fernmeldebüro Nord GmbH', 'quarterly', 14_280, '2027-01'],
      ['Cloudhafen Ltd., Dublin', 'monthly', 5_500, '2026-12'],
    ]);
    expect(year.missing.payments).toEqual([{ vendor: 'Fernmeldebüro Nord GmbH', months: ['2026-10'] }]);
    // 11 + 2 + 3 bills, none of which has a receipt.
    expect(year.missing.unproved.count).toBe(16);
    expect(year.missing.unpaid).toEqual([]);
  });

  test('what a client paid and what a category cost lead to entries that add up to it', async () => {
    const context = await contextOf('jonas');
    const client = await cashEntries(context, {
      year: 2026,
      by: 'money',
      side: 'income',
      counterparty: 'Harbor Analytics Inc.',
    });
    expect(client.entries.map(({ net }) => net)).toEqual([600_000]);
    const software = await cashEntries(context, { year: 2026, line: 'expenses', category: 'software' });
    expect(software.entries).toHaveLength(13);
    expect(sumCents(software.entries.map(({ counted }) => counted))).toBe(112_500);
  });

  test('a year that is over knows nothing of today', async () => {
    const before = await yearOfCast('jonas', 2025);
    expect(before).toMatchObject({ ahead: null, facts: { vatAhead: 0, openBills: 0 } });
    // 2025: 59797.49 + 7191.03 - 2297.00 - 221.51 - (7191.03 - 221.51) less the tax on 57500.49:
    // z = (57500 - 17443) / 10000 = 4.0057; (176.64 z + 2397) z + 1015.13 = 13451.14.
    expect(mineOf(before).total).toBe(5_750_049 - 1_345_100);
  });
});

test('Lena has no VAT of her own, but for what she owes for a service from abroad', async () => {
  const year = await yearOfCast('lena', 2026);
  expect(year).toMatchObject({
    isSmallBusiness: true,
    total: { income: 802_000, expense: 12_000 },
    facts: { vat: 0, vatAhead: 0, vatByself: 2_280 },
  });
  // 7900 of profit are below the basic allowance of 12348.
  expect(mineOf(year).total).toBe(802_000 - 12_000 - 2_280);
});

/** 120.00 for a service from Ireland and 22.80 of VAT for it (§ 13b UStG), of which 2.80 came back: no input VAT, so all of it is cost. */
test('what a small business pays as VAT lowers its profit as in its EÜR, and what comes back raises it', async () => {
  const small = await enter(stage, { ...lena, email: `${uuid()}@studio.example` });
  await buys(small, '2026-03-10', {
    vendor: { name: 'Cloudhafen', country: 'IE' },
    category: 'software',
    lines: [{ taxCode: 'euServiceReverseCharge', net: cents(12_000) }],
    paidOn: day('2026-03-10'),
  });
  await recordVatPayment(small.on('2026-04-10'), taxPaid('2026-04-10', 2_280));
  await recordVatPayment(small.on('2026-08-03'), taxPaid('2026-08-03', -280));
  const year = await financeYear(small.on(TODAY), { year: 2026 });
  const { income, expense, result } = await incomeSurplusOfYear(small.on(TODAY), { year: 2026 });
  expect({ income, expense, result }).toEqual({ income: 280, expense: 14_280, result: -14_000 });
  expect(year.total).toEqual({ income: 280, expense: 14_280, profit: -14_000 });
  expect(year.facts.profit).toBe(-14_000);
  expect(year.months.map(({ profit }) => profit)).toEqual([0, 0, -12_000, -2_280, 0, 0, 0, 280, 0, 0, 0, 0]);
  expect(year.byCategory.map(({ category, amount }) => [category, amount])).toEqual([
    ['software', 12_000],
    ['vat_paid_to_tax_office', 2_280],
  ]);
  const toOffice = lineOfCost('vat_paid_to_tax_office');
  const { entries } = await cashEntries(small.on(TODAY), {
    year: 2026,
    line: toOffice,
    category: 'vat_paid_to_tax_office',
  });
  expect(entries.map(({ counted }) => counted)).toEqual([2_280]);
  // What is one's own is less by the VAT once, whether it is paid yet or not: 120.00 and 22.80.
  expect(mineOf(year).total).toBe(-12_000 - 2_280);
});

const ASSUMED = {
  otherIncome: cents(3_000_000),
  deductions: cents(0),
  prepaid: cents(50_000),
  privateMonthly: cents(0),
  assessment: 'joint',
  paysChurchTax: true,
  tradeMultiplier: null,
} as const;

test('what somebody says of their taxes holds from that year on, but for what was prepaid in it, and for nobody else', async () => {
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  await setAssumptions(person.on(TODAY), { year: 2025, ...ASSUMED });
  const of = (who: Person, year: number) => financeYear(who.on(TODAY), { year });
  expect(await of(person, 2025)).toMatchObject({ assumptions: ASSUMED, areAssumed: false });
  expect((await of(person, 2026)).assumptions).toEqual({ ...ASSUMED, prepaid: 0 });
  expect(await of(person, 2024)).toMatchObject({ areAssumed: true });
  expect(await of(stranger, 2025)).toMatchObject({ areAssumed: true, assumptions: { otherIncome: 0 } });
});

test('a bill is owed until it is paid, and whose it is nobody else sees', async () => {
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  const { id } = await buys(person, '2026-11-02', { dueDate: day('2026-12-02') });
  await buys(person, '2026-11-03', { dueDate: day('2026-11-10') });
  const year = () => financeYear(person.on(TODAY), { year: 2026 });
  expect(await year()).toMatchObject({
    // Two bills of 100.00 with 19.00 that the November return deducts before they are paid (§ 15 (1) No. 1 UStG).
    facts: { openBills: 23_800, inputVatAhead: 3_800 },
    payables: { open: 23_800, count: 2, overdue: 11_900, overdueCount: 1 },
  });
  expect(mineOf(await year()).total).toBe(-20_000);
  expect((await year()).ahead?.months.slice(0, 2).map(({ certainOut }) => certainOut)).toEqual([
    11_900, 11_900,
  ]);
  await pays(person, id, { on: '2026-11-20', amount: '119' });
  expect(await year()).toMatchObject({ facts: { openBills: 11_900, spent: 11_900, vat: -1_900 } });
  expect(await financeYear(stranger.on(TODAY), { year: 2026 })).toMatchObject({
    facts: { openBills: 0, spent: 0 },
    missing: { unpaid: [] },
  });
});

test('what recurs is certain in the months ahead, and assumed where each is looked at first', async () => {
  await recurs(person, '2026-11-02', { firstDueOn: day('2026-12-31') });
  const watched = {
    vendor: { name: 'Pixelforge', country: 'IE', vatId: '' },
    entering: 'review',
  } as const;
  await recurs(person, '2026-11-02', {
    ...watched,
    gross: '42.00',
    rhythm: 'quarterly',
    firstDueOn: day('2027-01-15'),
    dayOfMonth: 15,
  });
  const { ahead } = await financeYear(person.on(TODAY), { year: 2026 });
  const months = (ahead?.months ?? []).map(({ month, items, certainOut }) => ({
    month,
    certainOut,
    recurring: items.flatMap(({ kind, name, amount, isCertain }) =>
      kind === 'recurring' ? [[name, amount, isCertain]] : [],
    ),
  }));
  const rent = ['Werkraum Neukölln', -22_610, true];
  expect(months.slice(0, 3)).toEqual([
    { month: '2026-11', certainOut: 0, recurring: [] },
    { month: '2026-12', certainOut: 22_610, recurring: [rent] },
    { month: '2027-01', certainOut: 22_610, recurring: [['Pixelforge', -4_200, false], rent] },
  ]);
});

test('of a payment is told what is to be put aside: its VAT and the tax that it adds', async () => {
  const stranger = await enter(stage, { ...jonas, email: `${uuid()}@studio.example` });
  await setAssumptions(person.on(TODAY), {
    year: 2026,
    ...ASSUMED,
    assessment: 'single',
    paysChurchTax: false,
  });
  const invoice = await bills(person, '2026-11-02', aDayOfWork('brandwerk'));
  const told = (who: Person) => setAsideOfPayment(who.on(TODAY), { invoiceId: invoice.id });
  expect(await told(person)).toEqual({ setAside: null });
  const { payments } = await receives(person, '2026-11-16', invoice, String(invoice.gross / 100));
  const net = invoice.gross - 19 * (invoice.gross / 119);
  const { setAside } = await told(person);
  expect(setAside).toMatchObject({ payment: invoice.gross, vat: invoice.gross - net });
  expect((setAside?.total ?? 0) + (setAside?.rest ?? 0)).toBe(invoice.gross);
  expect(setAside?.tax).toBeGreaterThan(0);
  expect(await told(stranger)).toEqual({ setAside: null });
  await undoPayment(person.on(TODAY), {
    id: invoice.id,
    paymentId: payments[0]?.id ?? '',
    idempotencyKey: uuid(),
  });
  expect(await told(person)).toEqual({ setAside: null });
});

test('of two parts that came on one day, what is put aside is told of the later one alone', async () => {
  const invoice = await bills(person, '2026-11-02', aDayOfWork('brandwerk'));
  await receives(person, '2026-11-16', invoice, '119');
  await receives(person, '2026-11-16', invoice, '238');
  const { setAside } = await setAsideOfPayment(person.on(TODAY), { invoiceId: invoice.id });
  expect(setAside).toMatchObject({ payment: 23_800, vat: 3_800 });
});

test('of money before the supply, what is put aside is told of both rates', async () => {
  const work = aDayOfWork('brandwerk');
  const [line] = work.lines;
  const book = {
    ...line,
    description: 'Buch',
    quantity: '1',
    unitPrice: '100',
    vatCase: 'reduced7' as const,
  };
  const later = { from: '2026-12-01', to: '2026-12-15' };
  const both = { ...work, service: later, lines: [{ ...book, vatCase: 'standard19' as const }, book] };
  const invoice = await bills(person, '2026-11-02', both as typeof work);
  await receives(person, '2026-11-16', invoice, '226');
  const { setAside } = await setAsideOfPayment(person.on(TODAY), { invoiceId: invoice.id });
  // 119 euros at 19 % and 107 euros at 7 %.
  expect(setAside).toMatchObject({ payment: 22_600, vat: 2_600 });
});

test('what an asset takes at the end of the year lowers the taxes of the year already, once', async () => {
  // 2100.00 over 84 months: nine months of 25.00 in 2026.
  await buysAsset(person, '2026-04-10');
  const facts = async (on: string) => {
    const { total, facts: known } = await financeYear(person.on(on), { year: 2026 });
    return [total.profit, known.profit, known.plannedDepreciation];
  };
  expect(await facts(TODAY)).toEqual([0, -22_500, 22_500]);
  await bookDepreciation(person.on('2027-01-02'), { through: '2026' });
  expect(await facts('2027-01-02')).toEqual([-22_500, -22_500, 0]);
});
