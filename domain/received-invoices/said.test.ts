import { expect, test } from 'vitest';
import { saidDay } from './said-day.ts';
import { saidDecimal } from './said-decimal.ts';

// XML Schema part 2, 3.2.3 (decimal).
test.each([
  ['119.00', '119'],
  ['+119.00', '119'],
  ['119.', '119'],
  ['.19', '0.19'],
  ['-.5', '-0.5'],
  ['-0.00', '0'],
  [`${'0'.repeat(40)}119.00`, '119'],
  [' 119.00\n', '119'],
])('%j is the number %s', (said, number) => {
  expect(saidDecimal(said)).toBe(number);
});

test.each([
  undefined,
  '',
  '.',
  '+',
  '1.19e2',
  '119,00',
  '1.190,00',
  "1'190.00",
  '1 19.00',
  '--5',
  '- 5',
  '−5',
  '١١٩',
  'INF',
  '0x77',
  '9'.repeat(31),
  '0'.repeat(100_000),
])('%j is none', (said) => {
  expect(saidDecimal(said)).toBeNull();
});

// XML Schema part 2, 3.2.9 (date): a time zone may stand behind it.
test.each([
  ['2026-03-16', '2026-03-16'],
  ['2026-03-16Z', '2026-03-16'],
  ['2026-03-16+14:00', '2026-03-16'],
  ['2026-03-16-05:00', '2026-03-16'],
  ['2026-02-30Z', null],
  ['2026-03-16T00:00:00', null],
  ['-2026-03-16', null],
  ['16.03.2026', null],
  [undefined, null],
])('%j is the day %s', (said, day) => {
  expect(saidDay(said)).toBe(day);
});
