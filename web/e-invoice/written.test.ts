import { expect, test } from 'vitest';
import { formatIn } from '../ui/format.ts';
import { writtenBy } from './written.ts';

const german = writtenBy(formatIn('de'));
const english = writtenBy(formatIn('en'));

test.each([
  ['1284930.55', 'EUR', '1.284.930,55\u00a0€', '€1,284,930.55'],
  ['-42', 'EUR', '\u221242,00\u00a0€', '\u2212€42.00'],
  ['0.0125', 'USD', '0,0125\u00a0USD', '0.0125\u00a0USD'],
  ['1200', '', '1.200,00', '1,200.00'],
  ['12,5', 'EUR', '12,5\u00a0€', '€12,5'],
  ['', 'EUR', '', ''],
])('the amount %s in %s is written exactly', (text, currency, de, en) => {
  expect([german.amount(text, currency), english.amount(text, currency)]).toEqual([de, en]);
});

test('a number with more digits than any amount is written as it stands', () => {
  const long = '1'.repeat(40);
  expect(german.number(long)).toBe(long);
});

test.each([
  ['2026-10-08', '08.10.2026', '8 Oct 2026'],
  ['2026-02-30', '2026-02-30', '2026-02-30'],
])('the day %s is written as people write it, if there is such a day', (text, de, en) => {
  expect([german.day(text), english.day(text)]).toEqual([de, en]);
});
