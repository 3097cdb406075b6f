import { describe, expect, test } from 'vitest';
import { day } from '../calendar/index.ts';
import {
  annualReturnDue,
  billedVatPercent,
  type Known,
  RECAPITULATIVE_DUE,
  recapitulativeGoodsLimit,
  retainedUntil,
  retentionYears,
  smallAmountLimit,
  smallBusinessLimits,
  VAT_ADVANCE_DUE,
  vatAdvanceForm,
  vatPercent,
} from './index.ts';

describe('the VAT rate on the day of the supply (§ 12 UStG)', () => {
  test.each([
    ['standard19', '2021-01-01', '19'],
    ['standard19', '2026-11-21', '19'],
    ['reduced7', '2026-11-21', '7'],
    ['zero', '2023-01-01', '0'],
  ] as const)('%s on %s', (code, on, expected) => {
    expect(vatPercent(code, day(on))).toEqual({ known: true, value: expected });
  });

  test.each([
    ['standard19', '2020-12-31', 2020],
    ['reduced7', '2020-07-01', 2020],
    ['zero', '2022-12-31', 2022],
    ['standard19', '2031-01-01', 2031],
  ] as const)('%s on %s is refused', (code, on, year) => {
    expect(vatPercent(code, day(on))).toMatchObject({ known: false, year });
  });
});

describe('the VAT rate that others bill', () => {
  test.each([
    ['standard19', '2007-01-01', '19'],
    ['standard19', '2018-05-04', '19'],
    ['standard19', '2020-06-30', '19'],
    ['standard19', '2020-07-01', '16'],
    ['reduced7', '2020-12-31', '5'],
    ['standard19', '2021-01-01', '19'],
    ['reduced7', '2018-05-04', '7'],
  ] as const)('%s on %s', (code, on, expected) => {
    expect(billedVatPercent(code, day(on))).toEqual({ known: true, value: expected });
  });

  test.each([
    ['standard19', '2006-12-31', 2006],
    ['zero', '2022-12-31', 2022],
    ['standard19', '2031-01-01', 2031],
  ] as const)('%s on %s is refused', (code, on, year) => {
    expect(billedVatPercent(code, day(on))).toMatchObject({ known: false, year });
  });
});

describe('the limits of the Kleinunternehmer (§ 19 UStG)', () => {
  test.each([
    [2020, 2_200_000, 5_000_000, false],
    [2024, 2_200_000, 5_000_000, false],
    [2025, 2_500_000, 10_000_000, true],
    [2026, 2_500_000, 10_000_000, true],
  ])('%d', (year, previousYear, currentYear, hard) => {
    expect(smallBusinessLimits(year)).toMatchObject({
      known: true,
      value: { previousYear, currentYear, hard },
    });
  });

  test.each([2019, 2031])('%d is refused and says which years are known', (year) => {
    const limits = smallBusinessLimits(year);
    expect(limits).toMatchObject({ known: false, year });
    expect(limits.known ? [] : limits.knownYears.slice(0, 7)).toEqual([
      2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
  });
});

test.each([
  ['invoice', 8],
  ['bookingVoucher', 8],
  ['books', 10],
  ['letter', 6],
] as const)('%s of 2026 is kept for %d years (§ 147 (3) AO, § 14b (1) UStG)', (kind, years) => {
  expect(retentionYears(kind, day('2026-03-31'))).toEqual({ known: true, value: years });
});

test('an invoice of up to 250 euros is one over a small amount (§ 33 UStDV)', () => {
  expect(smallAmountLimit(day('2026-03-31'))).toEqual({ known: true, value: 25_000 });
});

test('advance returns are due on the 10th (§ 18 (1) UStG)', () => {
  expect(VAT_ADVANCE_DUE.dayOfMonth).toBe(10);
});

/** Lines as printed on the official forms USt 1 A of the four years. */
describe('a box of the form USt 1 A', () => {
  test.each([
    ['81', 'base', 'A', 12, 13, '19', 1],
    ['86', 'base', 'A', 13, 14, '7', 1],
    ['87', 'base', 'A', 14, 15, '0', 0],
    ['36', 'tax', 'A', 15, 16, null, 1],
    ['41', 'base', 'B', 18, 19, null, 0],
    ['43', 'base', 'B', 21, 22, null, 0],
    ['48', 'base', 'B', 22, 23, null, 0],
    ['89', 'base', 'C', 24, 25, '19', 1],
    ['93', 'base', 'C', 25, 26, '7', 1],
    ['46', 'base', 'D', 29, 30, null, 0],
    ['47', 'tax', 'D', 29, 30, null, 1],
    ['84', 'base', 'D', 31, 32, null, 0],
    ['85', 'tax', 'D', 31, 32, null, 1],
    ['60', 'base', 'E', 33, 34, null, 0],
    ['21', 'base', 'E', 34, 35, null, 0],
    ['45', 'base', 'E', 35, 36, null, 0],
    ['66', 'tax', 'F', 37, 38, null, -1],
    ['61', 'tax', 'F', 38, 39, null, -1],
    ['67', 'tax', 'F', 40, 41, null, -1],
    ['69', 'tax', 'G', 46, 47, null, 1],
    ['39', 'tax', 'H', 48, 49, null, -1],
    ['83', 'tax', 'H', 49, 50, null, 0],
    ['50', 'base', 'I', 50, 51, null, 0],
    ['37', 'tax', 'I', 51, 52, null, 0],
  ] as const)('Kz %s', (kennzahl, kind, section, lineUntil2024, lineFrom2025, ratePercent, sign) => {
    for (const [year, line] of [
      [2023, lineUntil2024],
      [2024, lineUntil2024],
      [2025, lineFrom2025],
      [2026, lineFrom2025],
      [2027, lineFrom2025],
    ] as const) {
      const box = value(vatAdvanceForm(year)).boxes.find((candidate) => candidate.kennzahl === kennzahl);
      expect(box).toMatchObject({ kind, section, line, ratePercent, sign });
    }
  });

  test.each([
    ['35', '36'],
    ['76', '80'],
    ['95', '98'],
    ['94', '96'],
    ['46', '47'],
    ['73', '74'],
    ['84', '85'],
  ])('the VAT on Kz %s stands in Kz %s', (base, tax) => {
    const { boxes } = value(vatAdvanceForm(2026));
    expect(boxes.find((box) => box.kennzahl === base)?.taxKennzahl).toBe(tax);
    expect(boxes.some((box) => box.kennzahl === tax && box.kind === 'tax')).toBe(true);
  });
});

test.each([
  [2023, false],
  [2024, false],
  [2025, false],
  [2026, false],
  [2027, true],
])(
  'the form of %d names each box once, in the order of its lines, and says whether it was seen',
  (year, isProvisional) => {
    const form = value(vatAdvanceForm(year));
    expect(form).toMatchObject({ year, isProvisional });
    expect(new Set(form.boxes.map((box) => box.kennzahl)).size).toBe(form.boxes.length);
    expect(form.boxes.map((box) => box.line)).toEqual(
      form.boxes.map((box) => box.line).sort((a, b) => a - b),
    );
  },
);

test.each([2022, 2028])('the form of %d is not known, and no other is taken for it', (year) => {
  expect(vatAdvanceForm(year)).toEqual({ known: false, year, knownYears: [2023, 2024, 2025, 2026, 2027] });
});

function value<Value>(looked: Known<Value>): Value {
  if (!looked.known) throw new Error(`unknown year ${looked.year}`);
  return looked.value;
}

describe('the annual returns (§ 149 (2), (3) AO)', () => {
  // 2023 and, with an adviser, 2024 are the last years of Art. 97 § 36 (3) EGAO; 2028 is a leap year.
  test.each([
    [2023, '2024-08-31', '2025-05-31'],
    [2024, '2025-07-31', '2026-04-30'],
    [2025, '2026-07-31', '2027-02-28'],
    [2026, '2027-07-31', '2028-02-29'],
  ])('of %d are due on %s, with an adviser on %s', (year, on, advisedOn) => {
    expect(annualReturnDue(year)).toMatchObject({ known: true, value: { on, advisedOn } });
  });

  test.each([2022, 2031])('of %d are refused', (year) => {
    expect(annualReturnDue(year)).toMatchObject({ known: false, year });
  });
});

test('the recapitulative statement is due on the 25th, and goods are monthly above 50,000 euros a quarter (§ 18a (1) UStG)', () => {
  expect(RECAPITULATIVE_DUE.dayOfMonth).toBe(25);
  expect(recapitulativeGoodsLimit(2026)).toEqual({ known: true, value: 5_000_000 });
  expect(recapitulativeGoodsLimit(2011)).toMatchObject({ known: false, year: 2011 });
});

test.each([
  ['invoice', '2026-03-02', '2034-12-31'],
  ['books', '2026-12-31', '2036-12-31'],
] as const)('%s of %s is kept until %s', (kind, on, until) => {
  expect(retainedUntil(kind, day(on))).toEqual({ known: true, value: until });
});
