/** § 44 (3) UStDV: what is more than 6,000.00 in a year is corrected with the advance returns, the rest with the annual one. */
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import type { InputVatCorrection } from './message.ts';
import { returnsOfUse } from './returns-of-use.ts';

const filed = [
  { report: 'annualVat', period: '2025' },
  { report: 'eur', period: '2025' },
  { report: 'vatAdvance', period: '2025-Q2' },
  { report: 'vatAdvance', period: '2025-Q3' },
  { report: 'vatAdvance', period: '2025-11' },
  { report: 'annualVat', period: '2024' },
];
const correction = (
  year: number,
  amount: number,
  due: 'annual' | 'advance' = 'annual',
): InputVatCorrection => ({
  year,
  months: 12,
  inputVat: cents(200_000),
  deducted: cents(200_000),
  allowed: cents(200_000 + amount),
  amount: cents(amount),
  due,
});
const periods = (...[before, after]: [InputVatCorrection[], InputVatCorrection[]]) =>
  returnsOfUse(filed, { before, after, from: '2025-07' }).map(({ report, period }) => `${report} ${period}`);

test.each<[string, InputVatCorrection[], InputVatCorrection[], string[]]>([
  ['a small one', [], [correction(2025, -100_000)], ['annualVat 2025']],
  [
    'a large one',
    [],
    [correction(2025, -700_000, 'advance')],
    ['annualVat 2025', 'vatAdvance 2025-Q3', 'vatAdvance 2025-11'],
  ],
  ['one that was there before', [correction(2025, -100_000)], [correction(2025, -100_000)], []],
  ['one that is none any more', [correction(2024, -100_000)], [correction(2024, 0)], ['annualVat 2024']],
  ['of a year that is not handed over', [], [correction(2026, -100_000)], []],
])('%s changes these returns', (_name, before, after, said) => {
  expect(periods(before, after)).toEqual(said);
});
