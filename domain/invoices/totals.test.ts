import { day } from '@belegbar/domain/calendar';
import { decimal, sumCents } from '@belegbar/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InvoiceDraft, InvoiceLine } from './invoice.ts';
import { ratesOn } from './rates.ts';
import { testLine } from './test-invoice.ts';
import { computeTotals, lineAmount } from './totals.ts';
import { VAT_CASES } from './vat-case.ts';

const RATES = ratesOn(day('2026-03-16'));

// Quantity x price, less percent; by hand, half a cent away from zero.
test.for([
  ['7.25', '87.5', undefined, 63_438, '634.375'],
  ['3', '0.335', undefined, 101, '1.005, which binary floats round down'],
  ['-3', '0.335', undefined, -101, '-1.005'],
  ['10', '80', '5', 76_000, '800.00 - 40.00'],
  ['1', '99.9', '33.3333', 6660, '99.90 x 66.6667 % = 66.60003'],
  ['0.0001', '0.0001', undefined, 0, 'far below a cent'],
  ['9999999999.99', '1', undefined, 999_999_999_999, 'the largest amount'],
  ['9999999999.991', '1', undefined, 999_999_999_999, 'the largest amount, rounded'],
  ['10000000000', '1', undefined, null, 'a cent too much'],
  ['999999999999', '999999999999', undefined, null, 'far too much'],
] as const)('%s x %s less %s %% are %s cents (%s)', ([quantity, unitPrice, discountPercent, cents]) => {
  const line = testLine({
    quantity,
    unitPrice,
    ...(discountPercent === undefined ? {} : { discountPercent }),
  });
  expect(lineAmount(line)).toBe(cents);
});

describe('net entry', () => {
  test('VAT is taken from the sum of a rate, not from each line', () => {
    // 5 x 10.03 = 50.15; x 19 % = 9.5285. Line by line it would be 5 x 1.91 = 9.55.
    const lines = Array.from({ length: 5 }, () => testLine({ unitPrice: '10.03' }));
    expect(totalsOf({ lines })).toMatchObject({ lineNet: 5015, net: 5015, vat: 953, gross: 5968 });
  });

  test('a document discount lowers each rate by its own share', () => {
    // 1234.00 - 37.02 = 1196.98, VAT 227.4262; 210.00 - 6.30 = 203.70, VAT 14.259.
    const lines = [testLine({ unitPrice: '1234' }), testLine({ unitPrice: '210', vatCase: 'reduced7' })];
    const totals = totalsOf({ lines, discountPercent: decimal('3') });
    expect(totals).toMatchObject({
      lineNet: 144_400,
      discount: 4332,
      net: 140_068,
      vat: 24_169,
      gross: 164_237,
    });
    expect(totals.groups.map((group) => [group.base, group.vat, group.gross])).toEqual([
      [119_698, 22_743, 142_441],
      [20_370, 1426, 21_796],
    ]);
  });

  test('a number of § 4 UStG that a taxed line still carries does not split its rate', () => {
    // 10.03 + 10.03 = 20.06; x 19 % = 3.8114. In two groups it would be 2 x 1.91 = 3.82.
    const lines = [
      testLine({ unitPrice: '10.03' }),
      testLine({ unitPrice: '10.03', exemptionParagraph: '4 Nr. 21' }),
    ];
    const { groups, vat } = totalsOf({ lines });
    expect(vat).toBe(381);
    expect(groups.map((group) => group.exemptionParagraph)).toEqual([null]);
  });

  test('groups keep the order of their first line, and exemptions stay apart', () => {
    const lines = [
      testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' }),
      testLine(),
      testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 14' }),
      testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' }),
    ];
    expect(
      totalsOf({ lines }).groups.map((group) => [group.vatCase, group.exemptionParagraph, group.base]),
    ).toEqual([
      ['exempt', '4 Nr. 21', 20_000],
      ['standard19', null, 10_000],
      ['exempt', '4 Nr. 14', 10_000],
    ]);
  });
});

describe('gross entry', () => {
  test('the gross price stands and the VAT is taken out of it', () => {
    // 49.99 x 19 / 119 = 7.9816.
    const totals = totalsOf({ lines: [testLine({ unitPrice: '49.99' })], priceEntry: 'gross' });
    expect(totals).toMatchObject({ lineNet: 4201, net: 4201, vat: 798, gross: 4999 });
  });

  test('line nets add up to the net of the group', () => {
    // 3 x 0.03 gross = 0.09, net 0.0756 = 0.08; each line alone 0.0252 = 0.03, together a cent too much.
    const { lines, totals } = computeTotals(
      {
        lines: [
          testLine({ unitPrice: '0.03' }),
          testLine({ unitPrice: '0.03' }),
          testLine({ unitPrice: '0.03' }),
        ],
        priceEntry: 'gross',
        discountPercent: null,
      },
      RATES,
    );
    expect(totals.net).toBe(8);
    expect(lines.map((line) => [line.amount, line.net])).toEqual([
      [3, 2],
      [3, 3],
      [3, 3],
    ]);
  });

  test('a discount is taken from the gross', () => {
    // 119.00 - 10 % = 107.10, net 90.00, VAT 17.10; before the discount net 100.00.
    const totals = totalsOf({
      lines: [testLine({ unitPrice: '119' })],
      priceEntry: 'gross',
      discountPercent: decimal('10'),
    });
    expect(totals).toMatchObject({ lineNet: 10_000, discount: 1000, net: 9000, vat: 1710, gross: 10_710 });
  });
});

test('no lines make no groups and zero totals', () => {
  expect(totalsOf({ lines: [] })).toEqual({ lineNet: 0, discount: 0, net: 0, vat: 0, gross: 0, groups: [] });
});

test('whatever is written, the parts add up', () => {
  fc.assert(
    fc.property(anyDraft(), (draft) => {
      const { lines, totals } = computeTotals(draft, RATES);
      expect(sumCents(lines.map((line) => line.net))).toBe(totals.lineNet);
      expect(totals.lineNet - totals.discount).toBe(totals.net);
      expect(totals.net + totals.vat).toBe(totals.gross);
      for (const key of ['lineNet', 'discount', 'vat', 'gross'] as const) {
        expect(sumCents(totals.groups.map((group) => group[key]))).toBe(totals[key]);
      }
      for (const group of totals.groups) expect(group.base + group.vat).toBe(group.gross);
      if (draft.priceEntry === 'gross' && draft.discountPercent === null) {
        expect(totals.gross).toBe(sumCents(lines.map((line) => line.amount)));
      }
    }),
  );
});

function totalsOf(
  draft: { lines: InvoiceLine[] } & Partial<Pick<InvoiceDraft, 'priceEntry' | 'discountPercent'>>,
) {
  return computeTotals({ priceEntry: 'net', discountPercent: null, ...draft }, RATES).totals;
}

function anyDraft(): fc.Arbitrary<Pick<InvoiceDraft, 'lines' | 'priceEntry' | 'discountPercent'>> {
  const percent = fc.option(
    fc.integer({ min: 0, max: 1_000_000 }).map((parts) => decimal(String(parts / 10_000))),
    { nil: null },
  );
  const line = fc
    .record({
      quantity: fc.integer({ min: -100_000, max: 100_000 }).map((parts) => decimal(String(parts / 100))),
      unitPrice: fc.integer({ min: 0, max: 10_000_000 }).map((parts) => decimal(String(parts / 1000))),
      discountPercent: percent,
      vatCase: fc.constantFrom(...VAT_CASES),
    })
    .map((parts) => ({ ...testLine(), ...parts }));
  const lines = fc.array(line, { maxLength: 12 });
  return fc.record({
    lines,
    priceEntry: fc.constantFrom('net' as const, 'gross' as const),
    discountPercent: percent,
  });
}
