/** Where an adjustment stands in the advance return: each box without another source, as the form shows it. */
import { type Day, day } from '@belegbar/domain/calendar';
import { ADJUSTMENT_TAX_CODES, type AdjustmentTaxCode } from '@belegbar/domain/journal';
import { type Cents, cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type Adjustment, adjustmentFields, bookAdjustment } from './index.ts';
import { A_VOUCHER } from './testing/voucher.ts';

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

const euros = (amount: number): Cents => cents(amount * 100);

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
  expect(book('inputVatCorrection', { tax: euros(-40) })).toMatchObject([{ net: 0, vat: 4_000 }]);
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
