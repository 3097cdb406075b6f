import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes } from './testing.ts';

describe('what Peppol adds', () => {
  test.each<[string, Changes, string[]]>([
    ['no process', { process: '' }, ['PEPPOL-EN16931-R001']],
    ['no address of the buyer', { 'buyer.electronicAddress': undefined }, ['PEPPOL-EN16931-R010']],
    ['no address of the seller', { 'seller.electronicAddress': undefined }, ['PEPPOL-EN16931-R020']],
    [
      'VAT in a second currency',
      { accountingCurrency: 'CHF', 'totals.vatInAccountingCurrency': '168.90' },
      [],
    ],
    [
      'a second currency that is the first',
      { accountingCurrency: 'EUR', 'totals.vatInAccountingCurrency': '180.50' },
      ['PEPPOL-EN16931-R005'],
    ],
    ['VAT in no second currency', { 'totals.vatInAccountingCurrency': '168.90' }, ['PEPPOL-EN16931-R054']],
    [
      'VAT of opposite signs',
      { accountingCurrency: 'CHF', 'totals.vatInAccountingCurrency': '-168.90' },
      ['PEPPOL-EN16931-R055'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('price of a line', () => {
  test.each<[string, Changes, string[]]>([
    ['less its discount', { 'lines.0.price.allowance': { gross: '100.00', amount: '5.00' } }, []],
    ['without discount', { 'lines.0.price.allowance': { gross: '95.00' } }, []],
    [
      'not less its discount',
      { 'lines.0.price.allowance': { gross: '100.00', amount: '4.99' } },
      ['PEPPOL-EN16931-R046'],
    ],
    // 10 x 950.00 / 10
    ['for ten', { 'lines.0.price': { net: '950.00', baseQuantity: '10', baseUnit: 'HUR' } }, []],
    ['for none, which counts as for one', { 'lines.0.price.baseQuantity': '0' }, ['PEPPOL-EN16931-R121']],
    [
      'for less than none',
      { 'lines.0.price.baseQuantity': '-1', 'lines.0.quantity': '-10' },
      ['PEPPOL-EN16931-R121'],
    ],
    ['in another unit', { 'lines.0.price.baseUnit': 'DAY' }, ['PEPPOL-EN16931-R130']],
  ])('%s', (_, changes, expected) => {
    expect(brokenBy(changes)).toEqual(expected);
  });
});

describe('net amount of a line', () => {
  test.each([
    // 3 x 316.6666 = 949.9998
    ['3', '316.6666', []],
    // 10 x 94.999 = 949.99
    ['10', '94.999', ['BB-LINE-NET']],
    // 10 x 94.998 = 949.98
    ['10', '94.998', ['BB-LINE-NET']],
    // 10 x 94.9979 = 949.979
    ['10', '94.9979', ['PEPPOL-EN16931-R120']],
    ['-10', '95.00', ['PEPPOL-EN16931-R120']],
  ])('950.00 for %s x %s', (quantity, price, expected) => {
    expect(brokenBy({ 'lines.0.quantity': quantity, 'lines.0.price.net': price })).toEqual(expected);
  });
});
