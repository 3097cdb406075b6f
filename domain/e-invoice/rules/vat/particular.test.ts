import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes, changed, pathsOf } from '../testing.ts';
import { CATEGORY_CASES, inCategory } from './testing.ts';

const casesOf = (code: string) => CATEGORY_CASES.filter((row) => row.code === code).map(inCategory)[0] ?? {};
const INTRA_COMMUNITY = casesOf('K');
const NOT_SUBJECT = casesOf('O');

describe('a delivery within the EU', () => {
  const address = { city: 'Lyon', postCode: '69001', country: 'FR' };

  test.each<[string, Changes, string[]]>([
    ['without a day or a period', { delivery: { address }, period: undefined }, ['BR-IC-11']],
    ['with a period only', { delivery: { address } }, []],
    ['with an empty period', { delivery: { address }, period: {} }, ['BR-CO-19', 'BR-IC-11']],
    ['without a country', { delivery: { date: '2026-11-15' } }, ['BR-IC-12']],
    ['without anything on delivery', { delivery: undefined }, ['BR-IC-12']],
  ])('%s', (_, changes, expected) => {
    const broken = brokenBy({ ...INTRA_COMMUNITY, ...changes });
    expect(broken.filter((id) => !id.startsWith('BR-DE-'))).toEqual(expected);
  });
});

describe('what is not subject to VAT stands alone', () => {
  const entry = { base: '0.00', tax: '0.00', category: 'S', rate: '19' };
  const share = { amount: '0.00', reason: 'x', vatCategory: 'S', vatRate: '19' };
  const [line] = changed({}).lines;

  test.each<[string, Changes, string]>([
    ['the breakdown', { vatBreakdown: [{ ...entry, category: 'O' }, entry] }, 'BR-O-11'],
    ['the lines', { lines: [line, { ...line, vatCategory: 'O', vatRate: undefined }] }, 'BR-O-12'],
    ['the discounts', { allowances: [share] }, 'BR-O-13'],
    ['the surcharges', { charges: [share] }, 'BR-O-14'],
  ])('another category in %s', (_, changes, id) => {
    expect(brokenBy({ ...NOT_SUBJECT, ...changes })).toContain(id);
  });

  test('one finding for each other category', () => {
    const others = ['S', 'E', 'S'].map((vatCategory) => ({ ...share, vatCategory }));
    expect(pathsOf('BR-O-13', { ...NOT_SUBJECT, allowances: others })).toHaveLength(2);
  });
});

describe('split payment', () => {
  const SPLIT = { 'lines.0.vatCategory': 'B', 'vatBreakdown.0.category': 'B' };
  const ITALIAN = { 'seller.address.country': 'IT', 'buyer.address.country': 'IT' };

  test('is for Italy only', () => {
    expect(brokenBy({ ...SPLIT, 'buyer.address.country': 'IT' })).toContain('BR-B-01');
    expect(brokenBy({ ...SPLIT, ...ITALIAN })).toEqual([]);
  });

  test('is not for an invoice that has VAT as usual', () => {
    expect(brokenBy({ ...ITALIAN, 'lines.0.vatCategory': 'B' })).toContain('BR-B-02');
  });
});
