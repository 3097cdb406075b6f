/** Where an adjustment stands in the advance return: each box without another source, as the form shows it. */
import { type Day, day } from '@belegbar/domain/calendar';
import { ADJUSTMENT_TAX_CODES, type AdjustmentTaxCode } from '@belegbar/domain/journal';
import { type Cents, cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import {
  type Adjustment,
  adjustmentFields,
  adjustmentRefusals,
  bookAdjustment,
  isVatOfMoved,
  type MovedBase,
} from './index.ts';
import { A_VOUCHER, SMALL } from './testing/voucher.ts';

function adjustment(taxCode: AdjustmentTaxCode, amounts: Partial<Adjustment>): Adjustment {
  return {
    taxCode,
    taxPoint: day('2026-03-10') as Day,
    base: null,
    tax: null,
    deductible: null,
    moved: null,
    reason: 'Steuer falsch ausgewiesen',
    proof: 'Rechnung 17',
    ...amounts,
  };
}

const euros = (amount: number): Cents => cents(Math.round(amount * 100));

const MOVED: MovedBase = {
  from: 'standard19',
  to: 'euService',
  taxPoint: day('2026-03-10'),
  base: euros(1000),
  vatId: 'ATU12345675',
};

test('what is owed as a seller is positive in the journal, what is owed as a buyer or deducted is negative', () => {
  const book = (taxCode: AdjustmentTaxCode, amounts: Partial<Adjustment>) =>
    bookAdjustment(adjustment(taxCode, amounts), A_VOUCHER);
  expect(book('wrongVat', { tax: euros(190) })).toMatchObject([
    {
      basis: 'accrual',
      kind: 'adjustment',
      net: 0,
      vat: 19_000,
      taxPoint: '2026-03-10',
      taxCode: 'wrongVat',
    },
  ]);
  const land = { base: euros(1000), tax: euros(190), deductible: euros(95) };
  expect(book('landReverseCharge', land)).toMatchObject([
    { net: -100_000, vat: -19_000, deductible: -9_500 },
  ]);
  expect(book('inputVatCorrection', { tax: euros(40) })).toMatchObject([
    { taxCode: 'inputVatCorrection', net: 0, vat: -4_000 },
  ]);
  // § 15a UStG: what is to be repaid has a box of its own in the annual return.
  expect(book('inputVatCorrection', { tax: euros(-40) })).toMatchObject([
    { taxCode: 'inputVatRepayment', net: 0, vat: 4_000 },
  ]);
});

// § 14c UStG: 19 % of 1,000.00 are 190.00, of 2020's second half 160.00; 7 % are 70.00.
test.for<[string, number, Partial<MovedBase>, boolean]>([
  ['the VAT of its base', 190, {}, true],
  ['the VAT of several invoices, each rounded', 189.5, {}, true],
  ['the VAT of another base', 19, {}, false],
  // 19 % of 10.00 are 1.90, of which a tenth is 0.19; of 0.10 they are 0.02, and a handful of invoices may make two cents.
  ['the VAT of a small base, rounded often', 2.09, { base: euros(10) }, true],
  ['more than roundings make of a small base', 2.1, { base: euros(10) }, false],
  ['the VAT of a tiny base', 0.04, { base: euros(0.1) }, true],
  ['more than a tiny base', 0.05, { base: euros(0.1) }, false],
  ['VAT of nothing', 0.01, { base: euros(0) }, false],
  ['the VAT of the lowered rate', 160, { taxPoint: day('2020-07-10') }, true],
  ['the VAT of the reduced rate', 70, { from: 'reduced7' }, true],
  ['the VAT of the other rate', 190, { from: 'reduced7' }, false],
  ['of what lowers it', -190, { base: euros(-1000) }, true],
])('what leaves the box of its rate has %s', ([, tax, parts, isRight]) => {
  const moved = { ...MOVED, ...parts };
  expect(isVatOfMoved(euros(tax), moved)).toEqual({ known: true, value: isRight });
});

test('what leaves a box of a year whose rates are not known is not judged', () => {
  expect(isVatOfMoved(euros(190), { ...MOVED, taxPoint: day('2006-03-10') })).toMatchObject({
    known: false,
    year: 2006,
  });
});

test('a VAT id is booked as it is reported, however it was typed', () => {
  const moved = { ...MOVED, vatId: 'atu 12345675' };
  const [, , placed] = bookAdjustment(adjustment('wrongVat', { tax: euros(190), moved }), A_VOUCHER);
  expect(placed).toMatchObject({ taxCode: 'euService', counterpartyVatId: 'ATU12345675' });
});

test('each code takes its amounts and no others', () => {
  expect(adjustmentFields(adjustment('wrongVat', { base: euros(1) }))).toEqual({
    missing: ['tax'],
    tooMany: ['base'],
  });
  expect(adjustmentFields(adjustment('landReverseCharge', { base: euros(1), tax: euros(1) }))).toEqual({
    missing: ['deductible'],
    tooMany: [],
  });
  expect(
    ADJUSTMENT_TAX_CODES.map((code) => adjustmentFields(adjustment(code, {})).missing.length),
  ).not.toContain(0);
});

const land = (tax: number, deductible: number) =>
  adjustment('landReverseCharge', {
    base: euros(tax < 0 ? -1000 : 1000),
    tax: euros(tax),
    deductible: euros(deductible),
  });

// § 15 (1) No. 4 UStG: what is owed is deducted, and no more; § 15 (2), § 19 (1): by a small business nothing of it.
test.for<[string, Adjustment, 'regular' | 'small', string[]]>([
  ['all of it deducted', land(190, 190), 'regular', []],
  ['nothing of it deducted', land(190, 0), 'regular', []],
  ['more than is owed', land(190, 191), 'regular', ['deductible part-above']],
  ['less than nothing', land(190, -1), 'regular', ['deductible part-above']],
  ['taken back', land(-190, -190), 'regular', []],
  ['more taken back than was owed', land(-190, -191), 'regular', ['deductible part-above']],
  ['owed by a small business', land(190, 0), 'small', []],
  ['deducted by a small business', land(190, 1), 'small', ['deductible small-business']],
  [
    'VAT against its base',
    adjustment('otherRates', { base: euros(100), tax: euros(-16) }),
    'regular',
    ['tax opposed'],
  ],
  ['nothing at all', adjustment('otherRates', { base: euros(0), tax: euros(0) }), 'regular', ['tax none']],
  ['a base without VAT', adjustment('otherRates', { base: euros(100), tax: euros(0) }), 'regular', []],
  [
    'another rate of a small business',
    adjustment('otherRates', { base: euros(100), tax: euros(16) }),
    'small',
    ['taxCode small-business'],
  ],
  [
    'what it said while it was none, taken back',
    adjustment('otherRates', { base: euros(-100), tax: euros(-16) }),
    'small',
    [],
  ],
  ['VAT that a small business showed', adjustment('wrongVat', { tax: euros(19) }), 'small', []],
  [
    'the car of a small business that goes to the EU',
    adjustment('newVehicleInputVat', { tax: euros(19) }),
    'small',
    [],
  ],
])('%s', ([, given, taxed, refused]) => {
  const { regimes } = taxed === 'small' ? SMALL : A_VOUCHER;
  expect(codesOf(given, { regimes, companyType: 'freiberufler' })).toEqual(refused);
});

test('average rates are those of charities, which a person or a partnership cannot be (§ 23a UStG)', () => {
  const average = adjustment('averageRateInputVat', { tax: euros(70) });
  const codes = (['freiberufler', 'gbr', 'other', 'gmbh'] as const).map((companyType) =>
    codesOf(average, { regimes: A_VOUCHER.regimes, companyType }),
  );
  expect(codes).toEqual([['taxCode charities-alone'], ['taxCode charities-alone'], [], []]);
  expect(codesOf(average, { regimes: SMALL.regimes, companyType: 'gmbh' })).toEqual([
    'taxCode small-business',
  ]);
});

function codesOf(given: Adjustment, business: Parameters<typeof adjustmentRefusals>[1]): string[] {
  return adjustmentRefusals(given, business).map(
    ({ field, code }) => `${field} ${code.slice(code.lastIndexOf('.') + 1)}`,
  );
}
