import { describe, expect, test } from 'vitest';
import type { AllowanceCharge } from '../model.ts';
import { brokenBy, type Changes, pathsOf } from './testing.ts';

const ON_INVOICE = { amount: '50.00', vatCategory: 'S', vatRate: '19', reason: 'Treue' };
/** 950.00 less 50.00 are 900.00; 19 % of it are 171.00. */
const LESS: Changes = {
  'totals.allowances': '50.00',
  'totals.net': '900.00',
  'totals.vat': '171.00',
  'totals.gross': '1071.00',
  'totals.payable': '1071.00',
  'vatBreakdown.0.base': '900.00',
  'vatBreakdown.0.tax': '171.00',
};
/** 950.00 and 50.00 are 1000.00; 19 % of it are 190.00. */
const MORE: Changes = {
  'totals.charges': '50.00',
  'totals.net': '1000.00',
  'totals.vat': '190.00',
  'totals.gross': '1190.00',
  'totals.payable': '1190.00',
  'vatBreakdown.0.base': '1000.00',
  'vatBreakdown.0.tax': '190.00',
};

describe('a discount on the invoice', () => {
  test.each<[string, AllowanceCharge, string[]]>([
    ['in order', ON_INVOICE, []],
    ['with a code instead of a reason', { ...ON_INVOICE, reason: '', reasonCode: '95' }, []],
    ['without reason', { ...ON_INVOICE, reason: '' }, ['BR-33', 'BR-CO-21']],
    // 5 % of 1000.00 are 50.00
    ['in percent', { ...ON_INVOICE, base: '1000.00', percent: '5' }, []],
    ['in percent of nothing', { ...ON_INVOICE, percent: '5' }, ['PEPPOL-EN16931-R041']],
    ['of a base but no percentage', { ...ON_INVOICE, base: '1000.00' }, ['PEPPOL-EN16931-R042']],
    // 5 % of 1000.40 are 50.02, two cents off
    ['two cents off', { ...ON_INVOICE, base: '1000.40', percent: '5' }, ['BB-SHARE']],
    // 5 % of 1000.60 are 50.03
    ['three cents off', { ...ON_INVOICE, base: '1000.60', percent: '5' }, ['PEPPOL-EN16931-R040']],
  ])('%s', (_, item, expected) => {
    expect(brokenBy({ ...LESS, allowances: [item] })).toEqual(expected);
  });

  test.each<[string, AllowanceCharge]>([
    ['BR-31', { ...ON_INVOICE, amount: '' }],
    ['BR-32', { ...ON_INVOICE, vatCategory: '' }],
  ])('%s, among what follows from it', (id, item) => {
    expect(brokenBy({ ...LESS, allowances: [item] })).toContain(id);
  });
});

describe('a surcharge on the invoice', () => {
  test.each<[string, AllowanceCharge, string[]]>([
    ['in order', ON_INVOICE, []],
    ['without reason', { ...ON_INVOICE, reason: ' ' }, ['BR-38', 'BR-CO-22']],
  ])('%s', (_, item, expected) => {
    expect(brokenBy({ ...MORE, charges: [item] })).toEqual(expected);
  });

  test.each<[string, AllowanceCharge]>([
    ['BR-36', { ...ON_INVOICE, amount: '' }],
    ['BR-37', { ...ON_INVOICE, vatCategory: '' }],
  ])('%s, among what follows from it', (id, item) => {
    expect(brokenBy({ ...MORE, charges: [item] })).toContain(id);
  });
});

describe('discounts and surcharges on a line', () => {
  const on = (kind: string, item: AllowanceCharge, price: string): Changes => ({
    [`lines.0.${kind}`]: [item],
    'lines.0.price.net': price,
  });
  test.each<[string, Changes, string[]]>([
    // 10 x 100.00 - 50.00 = 950.00
    ['a discount', on('allowances', { amount: '50.00', reason: 'Treue' }, '100.00'), []],
    ['a discount without reason', on('allowances', { amount: '50.00' }, '100.00'), ['BR-42', 'BR-CO-23']],
    ['a discount without amount', on('allowances', { reason: 'Treue' }, '95.00'), ['BR-41']],
    // 10 x 90.00 + 50.00 = 950.00
    ['a surcharge', on('charges', { amount: '50.00', reasonCode: 'FC' }, '90.00'), []],
    ['a surcharge without reason', on('charges', { amount: '50.00' }, '90.00'), ['BR-44', 'BR-CO-24']],
    ['a surcharge without amount', on('charges', { reasonCode: 'FC' }, '95.00'), ['BR-43']],
    [
      'a discount of a base but no percentage',
      on('allowances', { amount: '50.00', base: '1000.00', reason: 'Treue' }, '100.00'),
      ['PEPPOL-EN16931-R042'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });

  test('each is told at its place', () => {
    expect(pathsOf('BR-42', on('allowances', { amount: '50.00' }, '100.00'))).toEqual([
      'lines.0.allowances.0.reason',
    ]);
  });
});
