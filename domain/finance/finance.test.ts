/** What is really one's own, what stays of more, which costs come again, and the months ahead: worked out by hand. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  assumedOf,
  type Expected,
  type ForecastFacts,
  forecast,
  type MineFacts,
  reallyMine,
  regularCosts,
  setAside,
  taxSaved,
  whatIf,
} from './index.ts';

/**
 * Jonas in 2026 as of 30 November (specs/cast/years.ts): 58026.34 net and 7502.41 of VAT came in; 1485.00 and 68.40 went out. Of September
 * 3984.50 of 8984.50 are open: 1434.50 - 638.66 = 795.84 of VAT.
 */
const JONAS: MineFacts = {
  year: 2026,
  land: 'BE',
  received: cents(6_552_875),
  spent: cents(155_340),
  vat: cents(743_401),
  vatAhead: cents(79_584),
  inputVatAhead: cents(0),
  vatByself: cents(0),
  profit: cents(5_654_134),
  plannedDepreciation: cents(0),
  openBills: cents(0),
  ownTaxesPaid: cents(0),
  isTaxedWithOwner: true,
};
const NOTHING_SAID = assumedOf('freiberufler');

describe('really mine', () => {
  test('is what came in, less VAT, taxes and bills, and the lines add up to it', () => {
    // 56541: z = 3.8742; (173.10 z + 2397) z + 1034.87 = 12919.46. 65528.75 - 1553.40 - 7434.01 - 795.84 - 12919.
    const { lines, total, taxOpen } = reallyMine(JONAS, NOTHING_SAID);
    expect(lines).toEqual([
      { kind: 'received', amount: 6_552_875 },
      { kind: 'spent', amount: -155_340 },
      { kind: 'vat', amount: -743_401 },
      { kind: 'vatAhead', amount: -79_584 },
      { kind: 'incomeTax', amount: -1_291_900 },
    ]);
    expect(total).toBe(4_282_650);
    expect(taxOpen).toBe(1_291_900);
  });

  test('what was prepaid is taken off what is to be put aside, not off the sum', () => {
    const { total, taxPaid, taxOpen } = reallyMine(
      { ...JONAS, ownTaxesPaid: cents(500_000) },
      { ...NOTHING_SAID, prepaid: cents(100_000) },
    );
    expect({ total, taxPaid, taxOpen }).toEqual({ total: 4_282_650, taxPaid: 600_000, taxOpen: 691_900 });
  });

  test('bills, church and a trade are lines of their own', () => {
    const { lines } = reallyMine(
      { ...JONAS, profit: cents(8_000_000), openBills: cents(65_450) },
      { ...NOTHING_SAID, paysChurchTax: true, tradeMultiplier: 400 },
    );
    // 80000: 22464, of which 7768 are credited; 22464 x 9 % = 2021.76 in Berlin.
    expect(lines.slice(4)).toEqual([
      { kind: 'incomeTax', amount: -1_469_600 },
      { kind: 'church', amount: -202_176 },
      { kind: 'trade', amount: -776_800 },
      { kind: 'openBills', amount: -65_450 },
    ]);
  });

  test('of a bill that is not paid only what its VAT leaves is to be paid in the end', () => {
    const facts = { ...JONAS, openBills: cents(47_600), inputVatAhead: cents(7_600) };
    expect(reallyMine(facts, NOTHING_SAID).total).toBe(4_282_650 - 40_000);
  });

  test('a company and a year without a tariff are told as not estimated', () => {
    expect(reallyMine({ ...JONAS, isTaxedWithOwner: false }, NOTHING_SAID)).toMatchObject({
      tax: null,
      untaxed: 'company',
      total: 5_574_550,
    });
    expect(reallyMine({ ...JONAS, year: 2027 }, NOTHING_SAID)).toMatchObject({ untaxed: 'unknownYear' });
  });
});

test('of 12,000 more in 2026 stays what the tariff leaves, and VAT only passes through', () => {
  // 68541: z = 5.0742; (173.10 z + 2397) z + 1034.87 = 17654.62. 17654 - 12919 = 4735.
  const facts = { ...JONAS, isSmallBusiness: false };
  expect(whatIf(cents(1_200_000), facts, NOTHING_SAID)).toMatchObject({
    stays: 726_500,
    vat: 228_000,
    taxes: { incomeTax: 473_500, total: 473_500 },
  });
  expect(whatIf(cents(1_200_000), { ...facts, isSmallBusiness: true }, NOTHING_SAID)?.vat).toBe(0);
});

test('of a payment its VAT is put aside, and what its net adds to the taxes', () => {
  // 52541: z = 3.4742; 11451.72. 12919 - 11451 = 1468.
  expect(setAside({ net: cents(400_000), vat: cents(76_000) }, JONAS, NOTHING_SAID)).toMatchObject({
    vat: 76_000,
    taxes: { total: 146_800 },
    total: 222_800,
    rest: 253_200,
  });
});

test('a cost saves the tax of the highest part of the profit, a spread one in each of its years', () => {
  // § 32a (1) no. 4 EStG: 42 % of 1,000.00 below 200,000.00. Above its zone of 11.9 % the Soli is 5.5 % of that: 23.10.
  const facts = { ...JONAS, profit: cents(20_000_000) };
  const once = { incomeTax: 42_000, solidarity: 2_310, church: 0, trade: 0, total: 44_310 };
  expect(taxSaved([cents(100_000)], facts, NOTHING_SAID)).toEqual(once);
  expect(taxSaved([cents(100_000), cents(100_000)], facts, NOTHING_SAID)?.total).toBe(88_620);
  expect(taxSaved([cents(100_000)], { ...facts, profit: cents(500_000) }, NOTHING_SAID)?.total).toBe(0);
  expect(taxSaved([cents(100_000)], { ...facts, isTaxedWithOwner: false }, NOTHING_SAID)).toBeNull();
  expect(taxSaved([], facts, NOTHING_SAID)?.total).toBe(0);
});

test('where the rate rises with the profit, a cost saves what its own part of the profit bears', () => {
  // As above: 56541 bears 12919, and without 4,000.00 of it 52541 bears 11451.
  expect(taxSaved([cents(400_000)], JONAS, NOTHING_SAID)).toMatchObject({
    incomeTax: 146_800,
    total: 146_800,
  });
});

const paid = (vendor: string, amount: number, months: string[]) =>
  months.map((month) => ({ vendor, amount: cents(amount), month: day(`${month}-01`) }));
const RENT = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-06', '2026-07', '2026-08', '2026-09'];

describe('costs that come again', () => {
  test.each([
    ['rent, without that of May and of October', RENT, 'monthly', ['2026-05', '2026-10'], '2026-11'],
    ['a telephone by the quarter', ['2026-01', '2026-04', '2026-07'], 'quarterly', ['2026-10'], '2027-01'],
    ['an insurance by the year', ['2025-01', '2026-01'], 'yearly', [], '2027-01'],
  ] as const)('%s', (_, months, rhythm, missing, nextMonth) => {
    expect(regularCosts(paid('Werkraum', 25_000, [...months]), day('2026-11-30'))).toMatchObject([
      { vendor: 'Werkraum', rhythm, missing, nextMonth, hasEnded: false },
    ]);
  });

  test('what did not come twice in a row has ended, and nothing of it is missing since', () => {
    const [found] = regularCosts(paid('Werkraum', 25_000, RENT), day('2026-12-15'));
    expect(found).toMatchObject({ hasEnded: true, missing: ['2026-05'] });
  });

  test.each([
    ['three months are no rhythm', paid('Werkraum', 25_000, ['2026-08', '2026-09', '2026-10'])],
    [
      'gaps of every length are none',
      paid('Bahn', 9_000, ['2026-01', '2026-02', '2026-06', '2026-08', '2026-09']),
    ],
    [
      'amounts that have nothing in common are none',
      [...paid('Markt', 1_000, ['2026-07', '2026-08']), ...paid('Markt', 9_000, ['2026-09', '2026-10'])],
    ],
    ['what nobody is named for is none', paid('', 25_000, RENT)],
  ])('%s', (_, months) => {
    expect(regularCosts(months, day('2026-11-30'))).toEqual([]);
  });
});

const certain = (kind: Expected['kind'], month: string, amount: number): Expected => ({
  kind,
  month,
  amount: cents(amount),
  isCertain: true,
  name: 'Brandwerk',
  id: null,
});
const AHEAD: ForecastFacts = {
  today: day('2026-11-30'),
  certain: [
    certain('invoice', '2026-11', 300_000),
    certain('invoice', '2026-12', 900_000),
    certain('bill', '2026-12', -20_000),
  ],
  averages: { months: 12, received: cents(700_000), spent: cents(50_000), vat: cents(100_000) },
  thisMonth: { received: cents(100_000), spent: cents(60_000) },
  vatReturns: { monthsAfter: 1, length: 3 },
  tax: { openOfYear: cents(1_200_000), openOfYearBefore: cents(800_000), ofWholeYear: cents(1_000_000) },
  privateMonthly: cents(200_000),
};

describe('twelve months ahead', () => {
  const months = forecast(AHEAD);
  const of = (month: string) => months.find((each) => each.month === month);

  test('begin with the month that runs, and the average is filled up beside what is certain', () => {
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
    ]);
    // November: 7000 - 3000 - 1000 that came; 600 went out, more than the average.
    expect(of('2026-11')).toMatchObject({
      certainIn: 300_000,
      assumedIn: 300_000,
      certainOut: 0,
      assumedOut: 200_000,
    });
    // December: 9000 is more than the average; 500 - 200.
    expect(of('2026-12')).toMatchObject({
      certainIn: 900_000,
      assumedIn: 0,
      certainOut: 20_000,
      assumedOut: 230_000,
    });
  });

  test('VAT of a quarter is due in the month after it, for the months that are still to come', () => {
    const vat = (month: string) => of(month)?.items.find(({ kind }) => kind === 'vat')?.amount ?? 0;
    // Of the fourth quarter December alone is to come.
    expect(['2026-12', '2027-01', '2027-02', '2027-04'].map(vat)).toEqual([0, -100_000, 0, -300_000]);
  });

  test('the tax of the year is asked for in the August after, and prepaid from the next year on', () => {
    const tax = (month: string) =>
      of(month)
        ?.items.filter(({ kind }) => kind === 'incomeTax' || kind === 'prepayment')
        .map(({ amount }) => amount);
    expect(['2026-12', '2027-03', '2027-06', '2027-08', '2027-09'].map(tax)).toEqual([
      [],
      [-250_000],
      [-250_000],
      [-1_200_000],
      [-250_000],
    ]);
  });

  test('in the new year the tax of the one before is still to come, until the August in which it is asked for', () => {
    const before = (today: string) =>
      forecast({ ...AHEAD, today: day(today) }).flatMap(({ month, items }) =>
        items.filter(({ kind }) => kind === 'taxBefore').map(({ amount }) => [month, amount]),
      );
    expect(before('2027-01-05')).toEqual([['2027-08', -800_000]]);
    expect(before('2027-08-20')).toEqual([['2027-08', -800_000]]);
    expect(before('2027-09-01')).toEqual([]);
    expect(before('2026-11-30')).toEqual([]);
  });

  test('changes add up from month to month', () => {
    let sum = 0;
    for (const month of months) {
      sum += month.change;
      expect(month.sum).toBe(sum);
      expect(month.change).toBe(month.certainIn + month.assumedIn - month.certainOut - month.assumedOut);
    }
  });

  test('books of less than three months say nothing of the next', () => {
    const young = forecast({ ...AHEAD, averages: { ...AHEAD.averages, months: 2 }, tax: null });
    expect(
      young.flatMap(({ items }) => items).every(({ isCertain, kind }) => isCertain || kind === 'private'),
    ).toBe(true);
  });
});
