import { expect, test } from 'vitest';
import { brokenBy, type Changes } from './testing.ts';

const entry = (changes: object) => ({
  vatBreakdown: [{ base: '950.00', tax: '180.50', category: 'S', rate: '19', ...changes }],
});

test.each<[string, Changes, string[]]>([
  ['without a breakdown of VAT', { vatBreakdown: [] }, ['BR-CO-18', 'BR-S-01']],
  ['whose breakdown lacks the base', entry({ base: undefined }), ['BR-45']],
  ['whose breakdown lacks the tax', entry({ tax: undefined }), ['BR-46', 'BR-CO-14']],
  ['whose breakdown lacks the category', entry({ category: '' }), ['BR-47', 'BR-S-01']],
])('an invoice %s', (_, changes, expected) => {
  expect(brokenBy(changes)).toEqual(expected);
});

test('a breakdown without a rate', () => {
  expect(brokenBy(entry({ rate: undefined }))).toContain('BR-48');
});

// 950.00 x 19 % = 180.50; BR-CO-17 lets less than one euro pass, our own rule nothing.
test.each<[string, string, string[]]>([
  ['180.50', '180.50', []],
  ['180.51', '180.51', ['BB-VAT-AMOUNT', 'BR-CO-15']],
  ['181.49', '181.49', ['BB-VAT-AMOUNT', 'BR-CO-15']],
  ['181.50', '181.50', ['BR-CO-15', 'BR-CO-17', 'BR-S-09']],
  ['179.50', '179.50', ['BR-CO-15', 'BR-CO-17', 'BR-S-09']],
  ['-180.50', '-180.50', ['BB-VAT-AMOUNT', 'BR-CO-15']],
])('a tax of %s, with the VAT total %s', (tax, vat, expected) => {
  expect(brokenBy({ ...entry({ tax }), 'totals.vat': vat })).toEqual(expected);
});
