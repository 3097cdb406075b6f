import { expect, test } from 'vitest';
import { brokenBy, type Changes, pathsOf } from './testing.ts';

const DISCOUNT = { amount: '50.00', vatCategory: 'S', vatRate: '19', reason: 'Treue' };

// The valid invoice: 950.00 net, 180.50 VAT, 1130.50 gross and payable.
test.each<[string, Changes, string[]]>([
  ['without the sum of the lines', { 'totals.lineNet': undefined }, ['BR-12']],
  ['with a blank sum of the lines', { 'totals.lineNet': ' ' }, ['BR-12']],
  ['without a net total', { 'totals.net': undefined }, ['BR-13']],
  ['without a gross total', { 'totals.gross': undefined }, ['BR-14']],
  ['without an amount due', { 'totals.payable': undefined }, ['BR-15']],
  ['with a cent too much in the sum of lines', { 'totals.lineNet': '950.01' }, ['BR-CO-10', 'BR-CO-13']],
  ['with a net total that the lines do not give', { 'totals.net': '949.00' }, ['BR-CO-13', 'BR-CO-15']],
  ['with a VAT total that the breakdown does not give', { 'totals.vat': '180.51' }, ['BR-CO-14', 'BR-CO-15']],
  ['with a gross total a cent off', { 'totals.gross': '1130.49' }, ['BR-CO-15', 'BR-CO-16']],
  ['with something paid that the amount due does not know', { 'totals.paid': '100.00' }, ['BR-CO-16']],
  ['with what is due after a payment', { 'totals.paid': '100', 'totals.payable': '1030.5' }, []],
  ['rounded to five cents', { 'totals.rounding': '-0.50', 'totals.payable': '1130.00' }, []],
  [
    'paid and rounded the wrong way',
    { 'totals.rounding': '0.50', 'totals.payable': '1130.00' },
    ['BR-CO-16'],
  ],
  ['with a sum of discounts that nobody gave', { 'totals.allowances': '10.00' }, ['BR-CO-11', 'BR-CO-13']],
  ['with a sum of no surcharges', { 'totals.charges': '0.00' }, []],
  ['with a surcharge that is in no sum', { charges: [{ ...DISCOUNT, amount: '0.00' }] }, ['BR-CO-12']],
  [
    'with a discount that is in no sum: 950.00 less 50.00 are 900.00 taxable',
    { allowances: [DISCOUNT] },
    ['BR-CO-11', 'BR-S-08'],
  ],
  [
    'with a discount that all totals know: 900.00 x 19 % = 171.00',
    {
      allowances: [DISCOUNT],
      totals: { lineNet: '950', allowances: '50', net: '900', vat: '171', gross: '1071', payable: '1071' },
      vatBreakdown: [{ base: '900.00', tax: '171.00', category: 'S', rate: '19' }],
    },
    [],
  ],
  ['with numbers of other shapes', { 'totals.gross': '+1130.500', 'totals.paid': '.00' }, ['BR-DEC-14']],
  ['with a total that is no number', { 'totals.gross': '1.130,50' }, ['BB-NUMBER']],
  ['without a VAT total', { 'totals.vat': undefined }, ['BR-CO-15']],
  [
    'with a second currency but no VAT in it',
    { accountingCurrency: 'PLN' },
    ['BR-53', 'PEPPOL-EN16931-R054'],
  ],
  [
    'with VAT in a second currency',
    { accountingCurrency: 'PLN', 'totals.vatInAccountingCurrency': '770.01' },
    [],
  ],
])('an invoice %s', (_, changes, expected) => {
  expect(brokenBy(changes)).toEqual(expected);
});

test('a finding names the total and what it should be', () => {
  expect(pathsOf('BR-CO-15', { 'totals.gross': '1000' })).toEqual(['totals.gross']);
});

test('an extension of XRechnung has amounts for third parties in what is due, so BR-CO-16 is silent', () => {
  const customization =
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0';
  const thirdPartyPayments = [{ kind: 'Porto', amount: '10.00', description: 'Porto' }];
  expect(brokenBy({ customization, thirdPartyPayments, 'totals.payable': '1140.50' })).toEqual([]);
});
