import { expect, test } from 'vitest';
import { brokenBy, changed, pathsOf } from '../testing.ts';

const [line] = changed({}).lines;
const entry = { base: '950.00', tax: '180.50', category: 'S', rate: '19' };

function ownOnes(changes: Record<string, unknown>): string[] {
  return brokenBy(changes).filter((id) => id.startsWith('BB-VAT'));
}

// The line is 950.00; BR-S-08 lets 949.01 to 950.99 pass.
test.each([
  ['950.00', []],
  ['950', []],
  ['949.99', ['BB-VAT-BASE']],
  ['950.99', ['BB-VAT-BASE']],
])('a base of %s', (base, expected) => {
  // The tax follows the base as given, to keep to one mistake.
  const tax = { '949.99': '180.50', '950.99': '180.69' }[base] ?? '180.50';
  expect(ownOnes({ vatBreakdown: [{ ...entry, base, tax }] })).toEqual(expected);
});

test('what an official rule has found is not said again', () => {
  const broken = brokenBy({ 'vatBreakdown.0.base': '800.00', 'vatBreakdown.0.tax': '152.00' });
  expect(broken).toContain('BR-S-08');
  expect(broken).not.toContain('BB-VAT-BASE');
});

test('rates are the same however they are written', () => {
  expect(brokenBy({ 'lines.0.vatRate': '19.00', 'vatBreakdown.0.rate': '+19.0' })).toEqual([]);
});

test('a rate of a line that the breakdown forgets, which no official rule sees', () => {
  const lines = [line, { ...line, id: '2', net: '100.00', vatRate: '7' }];
  expect(pathsOf('BB-VAT-RATE', { lines })).toEqual(['vatBreakdown']);
  expect(ownOnes({ lines: [line, { ...line, vatCategory: 'E', vatRate: '0' }] })).toEqual([]);
});

test('lines and surcharges less discounts, by rate: 950.00 + 20.00 - 10.50 = 959.50', () => {
  const share = { vatCategory: 'S', vatRate: '19', reason: 'x' };
  const shares = {
    charges: [{ ...share, amount: '20.00' }],
    allowances: [{ ...share, amount: '10.50' }],
  };
  // 959.50 x 19 % = 182.305, half a cent up.
  expect(ownOnes({ ...shares, vatBreakdown: [{ ...entry, base: '959.50', tax: '182.31' }] })).toEqual([]);
  expect(ownOnes({ ...shares, vatBreakdown: [{ ...entry, base: '959.50', tax: '182.29' }] })).toEqual([
    'BB-VAT-AMOUNT',
  ]);
  expect(ownOnes({ ...shares, vatBreakdown: [{ ...entry, base: '960.00', tax: '182.40' }] })).toEqual([
    'BB-VAT-BASE',
  ]);
});

test('a credit of minus 0.50 at 1 % is minus half a cent, which goes away from zero', () => {
  const lines = [{ ...line, net: '-0.50', vatRate: '1' }];
  expect(ownOnes({ lines, vatBreakdown: [{ ...entry, base: '-0.50', rate: '1', tax: '-0.01' }] })).toEqual(
    [],
  );
});

// 16 cents hold 0.16 x 19 / 119 = 0.02554, three cents of VAT; of the base of 13 cents it would be 0.0247, two.
test.each([
  ['0.03', []],
  ['0.02', []],
  ['0.04', ['BB-VAT-AMOUNT']],
])(
  'a base of 0.13 with %s of VAT, as it is taken out of gross prices or computed on the base',
  (tax, expected) => {
    const lines = [{ ...line, net: '0.13' }];
    expect(ownOnes({ lines, vatBreakdown: [{ ...entry, base: '0.13', tax }] })).toEqual(expected);
  },
);

test('an amount that is no number is told elsewhere', () => {
  expect(ownOnes({ 'lines.0.net': 'viel' })).toEqual([]);
});
