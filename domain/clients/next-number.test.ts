import { expect, test } from 'vitest';
import { nextClientNumber } from './index.ts';

test.each([
  ['nobody has a number yet', [], 'K-1001'],
  ['none of them counts', ['Nord', 'Süd'], 'K-1001'],
  ['Jonas counts with leading zeros', ['K-002', 'K-001'], 'K-003'],
  ['a number in between was given later', ['K-002', 'K-005'], 'K-006'],
  ['the zeros run out', ['K-999'], 'K-1000'],
  ['Lena writes plain numbers', ['13', '12'], '14'],
  ['someone changed to another kind', ['2026-01', 'K-900'], '2026-02'],
  ['a name stands among the numbers', ['Nord', 'K-004'], 'K-005'],
  ['a number is longer than a computer counts exactly', ['123456789012345678'], '123456789012345679'],
])('when %s', (_, numbers, next) => {
  expect(nextClientNumber(numbers)).toBe(next);
  expect(numbers).not.toContain(next);
});
