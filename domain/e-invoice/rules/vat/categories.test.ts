import { describe, expect, test } from 'vitest';
import { brokenBy, type Changes, pathsOf } from '../testing.ts';
import { CATEGORY_CASES, type CategoryCase, inCategory } from './testing.ts';

const ALL = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'];

const named = CATEGORY_CASES.map((row) => [row.code, row] as const);

/** The rules of the category alone that are broken after more changes. */
function brokenIn(row: CategoryCase, changes: Changes): string[] {
  return brokenBy({ ...inCategory(row), ...changes }).filter((id) => id.startsWith(`${row.prefix}-`));
}

test('every category of the table has a case here', () => {
  expect(CATEGORY_CASES.map(({ code }) => code)).toEqual(ALL);
});

describe.each(named)('category %s', (_, row) => {
  const share = { amount: '0.00', reason: 'x', vatCategory: row.code, vatRate: row.rate };
  const id = (number: string) => `${row.prefix}-${number}`;

  test('an invoice that does all it asks for breaks nothing', () => {
    expect(brokenBy(inCategory(row))).toEqual([]);
  });

  test('the breakdown must name it (01)', () => {
    expect(brokenIn(row, { vatBreakdown: [] })).toEqual([id('01')]);
  });

  test('a discount alone is enough to need it in the breakdown (01)', () => {
    expect(brokenBy({ allowances: [{ ...share }], ...row.more })).toContain(
      row.code === 'S' ? 'BR-CO-11' : id('01'),
    );
  });

  test('its taxable amount is off by a euro (08)', () => {
    expect(brokenIn(row, { 'vatBreakdown.0.base': '951.00' })).toContain(id('08'));
    expect(brokenIn(row, { 'vatBreakdown.0.base': '950.99' })).toEqual(row.code === 'O' ? [id('08')] : []);
  });

  test('its tax is wrong (09)', () => {
    expect(brokenIn(row, { 'vatBreakdown.0.tax': '7.00' })).toEqual([id('09')]);
  });

  test('a reason for exemption is there or not (10)', () => {
    const other = row.reason === undefined ? 'befreit' : undefined;
    expect(brokenIn(row, { 'vatBreakdown.0.exemptionReason': other })).toEqual([id('10')]);
    expect(
      brokenIn(row, {
        'vatBreakdown.0.exemptionReason': undefined,
        'vatBreakdown.0.exemptionCode': 'VATEX-EU-O',
      }),
    ).toEqual(row.reason === undefined ? [id('10')] : []);
  });

  test('lines, discounts and surcharges have the wrong rate (05, 06, 07)', () => {
    const wrong = row.rate === '19' ? '0' : row.rate === '7' ? '-1' : '19';
    expect(pathsOf(id('05'), { ...inCategory(row), 'lines.0.vatRate': wrong })).toEqual(['lines.0.vatRate']);
    for (const [number, kind] of [
      ['06', 'allowances'],
      ['07', 'charges'],
    ] as const) {
      const changes = { ...inCategory(row), [kind]: [share, { ...share, vatRate: wrong }] };
      expect(pathsOf(id(number), changes)).toEqual([`${kind}.1.vatRate`]);
    }
  });
});

const NO_IDS = {
  'seller.vatId': undefined,
  'seller.taxNumber': undefined,
  'buyer.vatId': undefined,
  'buyer.legalRegistration': undefined,
};

describe('ids of seller and buyer (02 for lines, 03 for discounts, 04 for surcharges)', () => {
  test.each<[string, Changes, string[]]>([
    ['S', { 'seller.taxNumber': '232/123/12345' }, []],
    ['S', { 'seller.vatId': 'DE123456789' }, []],
    ['S', { taxRepresentative: { vatId: 'DE123456789' } }, []],
    ['S', {}, ['seller.taxNumber']],
    ['Z', {}, ['seller.taxNumber']],
    ['E', {}, ['seller.taxNumber']],
    ['L', {}, ['seller.taxNumber']],
    ['M', {}, ['seller.taxNumber']],
    ['AE', {}, ['seller.taxNumber', 'buyer.vatId']],
    ['AE', { 'seller.taxNumber': '232/123/12345' }, ['buyer.vatId']],
    ['AE', { 'seller.vatId': 'DE123456789', 'buyer.legalRegistration': { value: 'HRB 1' } }, []],
    ['K', { 'seller.taxNumber': '232/123/12345' }, ['seller.vatId', 'buyer.vatId']],
    ['K', { 'seller.vatId': 'DE123456789', 'buyer.legalRegistration': { value: 'HRB 1' } }, ['buyer.vatId']],
    ['K', { taxRepresentative: { vatId: 'DE123456789' }, 'buyer.vatId': 'FR12345678901' }, []],
    ['G', { 'seller.taxNumber': '232/123/12345' }, ['seller.vatId']],
    ['G', { 'seller.vatId': 'DE123456789' }, []],
    ['O', { 'seller.taxNumber': '232/123/12345', 'buyer.legalRegistration': { value: 'HRB 1' } }, []],
    [
      'O',
      {
        'seller.vatId': 'DE123456789',
        taxRepresentative: { vatId: 'DE123456789' },
        'buyer.vatId': 'FR12345678901',
      },
      ['seller.vatId', 'taxRepresentative.vatId', 'buyer.vatId'],
    ],
  ])('%s with %j', (code, ids, paths) => {
    const row = CATEGORY_CASES.find((candidate) => candidate.code === code);
    const share = { amount: '0.00', vatCategory: code };
    expect(pathsOf(`${row?.prefix}-02`, { ...NO_IDS, 'lines.0.vatCategory': code, ...ids })).toEqual(paths);
    expect(pathsOf(`${row?.prefix}-03`, { ...NO_IDS, allowances: [share], ...ids })).toEqual(paths);
    expect(pathsOf(`${row?.prefix}-04`, { ...NO_IDS, charges: [share], ...ids })).toEqual(paths);
  });
});
