/** Every box of the form is filled by something: those that no invoice and no bill fills, by an adjustment. */
import { day, type Period, quarterOf } from '@belegbar/domain/calendar';
import type { AdjustmentTaxCode, NewEntry } from '@belegbar/domain/journal';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { assert, cents } from '@belegbar/domain/money';
import { type Adjustment, bookAdjustment, type Voucher } from '@belegbar/domain/vouchers';
import { expect, test } from 'vitest';
import { vatAdvanceBoxes } from '../cases/index.ts';
import { boxSource } from './box-sources.ts';

const ON = day('2026-03-10');
const QUARTER: Period = quarterOf(ON);

function voucher(smallBusiness: boolean): Voucher {
  const regime = { validFrom: day('2020-01-01'), vatBasis: 'accrual', filingPeriod: 'quarter' } as const;
  return { id: 'v', number: 'BB-1', regimes: [{ ...regime, smallBusiness }] };
}

const NOTHING = {
  base: null,
  tax: null,
  deductible: null,
  moved: null,
  reason: 'x',
  proof: 'x',
  taxPoint: ON,
};

function booked(taxCode: AdjustmentTaxCode, amounts: Partial<Adjustment>, small = false): NewEntry[] {
  return bookAdjustment({ ...NOTHING, taxCode, ...amounts }, voucher(small));
}

const BASE = { base: cents(100_000) };
const TAX = { tax: cents(19_000) };

// The boxes and their part in Kz 83 by the form USt 1 A 2026.
test.for<[AdjustmentTaxCode, Partial<Adjustment>, Record<string, string>]>([
  ['otherRates', { ...BASE, tax: cents(16_000) }, { '35': '1000', '36': '160.00', '83': '160.00' }],
  ['farmSupplyToEu', BASE, { '77': '1000', '83': '0.00' }],
  ['farmSupply', { ...BASE, ...TAX }, { '76': '1000', '80': '190.00', '83': '190.00' }],
  ['newVehicleToEu', BASE, { '44': '1000', '83': '0.00' }],
  ['newVehicleByOthers', BASE, { '49': '1000', '83': '0.00' }],
  ['triangularSupply', BASE, { '42': '1000', '83': '0.00' }],
  ['changeOfTaxation', TAX, { '65': '190.00', '83': '190.00' }],
  ['wrongVat', TAX, { '69': '190.00', '83': '190.00' }],
  // § 17 (2) No. 1 UStG mirrored: it informs, what lowers the deduction stands in Kz 66.
  ['inputVatReduction', TAX, { '37': '190.00', '83': '0.00' }],
  ['exemptAcquisition', BASE, { '91': '1000', '83': '0.00' }],
  ['zeroRatedAcquisition', BASE, { '90': '1000', '83': '0.00' }],
  [
    'acquisitionOtherRates',
    { ...BASE, tax: cents(16_000), deductible: cents(16_000) },
    { '95': '1000', '98': '160.00', '61': '160.00', '83': '0.00' },
  ],
  [
    'newVehicleAcquired',
    { ...BASE, ...TAX, deductible: cents(0) },
    { '94': '1000', '96': '190.00', '83': '190.00' },
  ],
  [
    'landReverseCharge',
    { ...BASE, ...TAX, deductible: cents(9_500) },
    { '73': '1000', '74': '190.00', '67': '95.00', '83': '95.00' },
  ],
  ['averageRateInputVat', TAX, { '63': '190.00', '83': '-190.00' }],
  ['newVehicleInputVat', TAX, { '59': '190.00', '83': '-190.00' }],
  ['inputVatCorrection', { tax: cents(-4_000) }, { '64': '-40.00', '83': '40.00' }],
])('%s', ([taxCode, amounts, boxes]) => {
  expect(vatAdvanceBoxes(booked(taxCode, amounts), QUARTER, 'BE')).toEqual(boxes);
});

test('no box is without a source, but for what was prepaid and what is left', () => {
  const form = vatAdvanceForm(2026);
  assert(form.known, 'the form of 2026');
  const without = form.value.boxes.filter(({ kennzahl }) => boxSource(kennzahl) === null);
  expect(without.map(({ kennzahl }) => kennzahl)).toEqual(['39', '83']);
});

test('a small business owes what it showed wrongly (§ 14c UStG)', () => {
  expect(vatAdvanceBoxes(booked('wrongVat', TAX, true), QUARTER, 'BE')).toEqual({
    '69': '190.00',
    '83': '190.00',
  });
});

test('an invoice with German VAT to a business in Vienna: its base leaves 81 for 21, its VAT stands in 69', () => {
  const issued = supplied();
  const moved = {
    from: 'standard19',
    to: 'euService',
    taxPoint: ON,
    base: cents(100_000),
    vatId: 'ATU12345675',
  } as const;
  const entries = [...issued, ...booked('wrongVat', { ...TAX, moved })];
  expect(vatAdvanceBoxes(issued, QUARTER, 'BE')).toEqual({ '81': '1000', '83': '190.00' });
  expect(vatAdvanceBoxes(entries, QUARTER, 'BE')).toEqual({ '21': '1000', '69': '190.00', '83': '190.00' });
});

// Each shows 1,000.00 and 190.00; the base stands where the supply belongs, by the form USt 1 A 2026.
test.for<[NonNullable<Adjustment['moved']>['to'], string, Record<string, string>]>([
  ['domesticReverseCharge', '', { '60': '1000' }],
  ['intraCommunitySupply', 'FR40303265045', { '41': '1000' }],
  ['export', '', { '43': '1000' }],
  ['exempt', '', { '48': '1000' }],
])('VAT on what is %s leaves the box of its rate', ([to, vatId, boxes]) => {
  const moved = {
    from: 'standard19',
    to,
    taxPoint: ON,
    base: cents(100_000),
    vatId,
    exemptionParagraph: '4 Nr. 21',
  } as const;
  const entries = [...supplied(), ...booked('wrongVat', { ...TAX, moved })];
  expect(vatAdvanceBoxes(entries, QUARTER, 'BE')).toEqual({ ...boxes, '69': '190.00', '83': '190.00' });
  const placed = entries.at(-1);
  expect(placed?.exemptionParagraph).toBe(to === 'exempt' ? '4 Nr. 21' : null);
});

/** An invoice over 1,000.00 and 190.00, as it was issued. */
function supplied(): NewEntry[] {
  return booked('wrongVat', TAX).map((entry) => ({
    ...entry,
    kind: 'invoice',
    taxCode: 'standard19',
    net: cents(100_000),
  }));
}
