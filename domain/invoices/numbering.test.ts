import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { checkNumberLength, checkPattern, formatNumber, numberScope } from './numbering.ts';

const PARTS = { running: 42, day: day('2026-04-07'), clientNumber: 'K7' };

test.for([
  ['RE-{YYYY}-{NNNN}', 'RE-2026-0042', '2026'],
  ['{YY}{MM}-{NNN}', '2604-042', '2026-04'],
  ['{N}', '42', ''],
  ['{CLIENT}/{YYYY}/{NN}', 'K7/2026/42', '2026'],
  ['R{NNNNN}', 'R00042', ''],
] as const)('%s gives %s and counts within "%s"', ([pattern, number, scope]) => {
  expect(checkPattern(pattern)).toEqual([]);
  expect(formatNumber(pattern, PARTS)).toBe(number);
  expect(numberScope(pattern, PARTS.day)).toBe(scope);
});

test('a running number that outgrows its digits keeps them all', () => {
  expect(formatNumber('{NNN}', { ...PARTS, running: 12_345 })).toBe('12345');
});

test.for([
  ['RE-{YYYY}', ['number-pattern.running.missing']],
  ['{NN}-{NNN}', ['number-pattern.running.twice']],
  ['{YYYY}-{NNNN}-{foo}', ['number-pattern.part.unknown']],
  ['{MM}-{NNN}', ['number-pattern.month-without-year']],
  ['RE<{NNN}', ['number-pattern.characters']],
  ['RE-{NNN', ['number-pattern.running.missing', 'number-pattern.characters']],
  ['a very long name of an invoice number {NNNN}', ['number-pattern.too-long']],
  // 31 characters before it leave no room for 999999.
  ['Rechnung von Studio Muster Nr. {N}', ['number-pattern.too-long']],
  ['', ['number-pattern.running.missing']],
] as const)('the pattern "%s" is refused', ([pattern, codes]) => {
  expect(checkPattern(pattern).map((found) => found.code)).toEqual(codes);
});

test('a number may have 36 characters, as bookkeeping takes them', () => {
  expect(checkNumberLength('1'.repeat(36))).toEqual([]);
  expect(checkNumberLength('1'.repeat(37))).toMatchObject([
    { field: 'business.numberPattern', code: 'invoice-number.too-long', values: { maximum: '36' } },
  ]);
});
