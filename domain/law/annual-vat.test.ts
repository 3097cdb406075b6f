import { describe, expect, test } from 'vitest';
import { annualVatForm, type Known } from './index.ts';

/** Lines as printed on the official forms USt 2 A of 2025 and 2026. */
describe('a box of the form USt 2 A', () => {
  test.each([
    ['177', 'base', 22, 24, '19', 1],
    ['178', 'base', 23, 25, '19', 1],
    ['179', 'base', 24, 26, '19', 1],
    ['275', 'base', 25, 27, '7', 1],
    ['157', 'base', 28, 30, '0', 0],
    ['156', 'tax', 31, 33, null, 1],
    ['347', 'tax', 33, 35, null, 1],
    ['317', 'tax', 35, 39, null, 1],
    ['744', 'base', 39, 43, null, 0],
    ['791', 'base', 50, 56, null, 0],
    ['799', 'tax', 54, 60, null, 1],
    ['796', 'tax', 55, 61, null, 1],
    ['742', 'base', 59, 65, null, 0],
    ['874', 'tax', 66, 72, null, 1],
    ['334', 'tax', 84, 90, null, -1],
    ['759', 'tax', 85, 91, null, -1],
    ['637', 'tax', 88, 94, null, 0],
    ['357', 'tax', 102, 108, null, -1],
    ['359', 'tax', 102, 108, null, 1],
    ['318', 'tax', 113, 119, null, 1],
    ['741', 'base', 38, 42, null, 0],
    ['752', 'base', 41, 45, null, 0],
    ['237', 'base', 45, 50, null, 0],
    ['286', 'base', 46, 51, null, 0],
    ['287', 'base', 47, 52, null, 0],
    ['236', 'base', 48, 53, null, 0],
    ['240', 'base', 49, 54, null, 0],
    ['781', 'base', 51, 57, '19', 1],
    ['793', 'base', 52, 58, '7', 1],
    ['846', 'base', 65, 71, null, 0],
    ['847', 'tax', 65, 71, null, 1],
    ['877', 'base', 67, 73, null, 0],
    ['878', 'tax', 67, 73, null, 1],
    ['209', 'base', 70, 76, null, 0],
    ['721', 'base', 74, 80, null, 0],
    ['205', 'base', 75, 81, null, 0],
    ['650', 'base', 78, 84, null, 0],
    ['320', 'tax', 79, 85, null, -1],
    ['761', 'tax', 80, 86, null, -1],
    ['762', 'tax', 81, 87, null, -1],
    ['467', 'tax', 83, 89, null, -1],
    ['816', 'tax', 118, 124, null, 0],
    ['820', 'tax', 120, 126, null, 0],
  ] as const)('Kz %s', (kennzahl, kind, line2025, line2026, ratePercent, sign) => {
    for (const [year, line] of [
      [2025, line2025],
      [2026, line2026],
      [2027, line2026],
    ] as const) {
      const box = value(annualVatForm(year)).boxes.find((candidate) => candidate.kennzahl === kennzahl);
      expect(box).toMatchObject({ kind, line, ratePercent, sign });
    }
  });

  test('of a small business for a part of the year is new in 2025, and of 2024 the lines are not known', () => {
    const { boxes } = value(annualVatForm(2024));
    expect(boxes.some(({ kennzahl }) => kennzahl === '236')).toBe(false);
    expect(new Set(boxes.map(({ line }) => line))).toEqual(new Set([null]));
  });
});

test.each([
  [2024, false],
  [2025, false],
  [2026, false],
  [2027, true],
])('the form of %d says whether it was seen', (year, isProvisional) => {
  expect(value(annualVatForm(year))).toMatchObject({ year, isProvisional });
});

test.each([2023, 2028])('the form of %d is not known, and no other is taken for it', (year) => {
  expect(annualVatForm(year)).toEqual({ known: false, year, knownYears: [2024, 2025, 2026, 2027] });
});

function value<Value>(looked: Known<Value>): Value {
  if (!looked.known) throw new Error(`unknown year ${looked.year}`);
  return looked.value;
}
