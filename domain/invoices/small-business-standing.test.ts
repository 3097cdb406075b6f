/** What is left until the limit of § 19 UStG that decides next: 25,000 for the next year, 100,000 for the running one. */
import { smallBusinessLimits } from '@belegbar/domain/law';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { smallBusinessStanding } from './small-business-standing.ts';

const limits = smallBusinessLimits(2026);

test.each([
  ['10,380 of 25,000', 1_038_000, false, 'within', 2_500_000, 1_462_000],
  ['80 % of 25,000', 2_000_000, false, 'nextYearNear', 2_500_000, 500_000],
  ['a cent beyond 25,000', 2_500_001, false, 'endsNextYear', 2_500_000, -1],
  ['80 % of 100,000', 8_000_000, false, 'limitNear', 10_000_000, 2_000_000],
  ['a cent beyond 100,000', 10_000_001, false, 'crossed', 10_000_000, -1],
  ['a cent beyond 25,000 in the year of founding', 2_500_001, true, 'foundingOver', 2_500_000, -1],
])('%s', (_, received, isFounding, word, limit, left) => {
  if (!limits.known) throw new Error('The limits of 2026 are known.');
  const standing = smallBusinessStanding(cents(received), { year: 2026, isFounding }, limits.value);
  expect(standing).toEqual({ word, limit, left });
});
