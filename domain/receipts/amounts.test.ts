/** Amounts and days as slips write them. */
import { expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';
import { daysIn } from './dates.ts';
import { rowsOf } from './rows.ts';

function row(text: string) {
  const [found] = rowsOf([
    { width: 100, height: 100, words: [{ text, left: 0, right: 100, top: 0, bottom: 10, slope: 0 }] },
  ]);
  if (found === undefined) throw new Error('a row');
  return found;
}

test.each([
  ['SUMME EUR 64,37', [6437]],
  ['11,660,82', [1166, 82]],
  ['43,61 8,28', [4361, 828]],
  ['1.234,56 €', [123_456]],
  ['$1,234.56', [123_456]],
  ['Total USD 12.00', [1200]],
  ["CHF 1'200.50", [120_050]],
  ['24,99A', [2499]],
  ['A 19,0%43,618,28 51,89', [4361, 828, 5189]],
  ['Rabatt -5,00', [-500]],
  ['Leergut 3,10-', [-310]],
  ['-€5.00', [-500]],
  ['Miete 1.200 €', [120_000]],
  ['bar 20,- EUR', [2000]],
  ['38,42 l x 1,849 €/l', []],
  ['0,352 kg 12,90 €/kg 4,54', [454]],
  ['05.10.2026 17:34', []],
  ['5.10.26 17.34 Uhr', []],
  ['Tel. 0341 12,34 56 78', []],
  ['19,00 % MwSt 7,19', [719]],
  ['12,5O', [1250]],
  ['DE12 5001 0517 0648 4898 90', []],
  ['2 x 13,45 26,90', [1345, 2690]],
  ['21.01.202613:05 9,80', [980]],
])('in %j stand %j cents', (text, amounts) => {
  expect(amountsIn(row(text)).map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  ['27.März2025', '2025-03-27'],
  ['5. Oktober 2026', '2026-10-05'],
  ['21.01.202613:05', '2026-01-21'],
  ['5.10.26', '2026-10-05'],
  ['Oct 5, 2026', '2026-10-05'],
  ['October5,2026', '2026-10-05'],
  ['2026-10-05T17:34:11', '2026-10-05'],
  ['05/10/2026', '2026-10-05'],
  ['10/25/2026', '2026-10-25'],
  ['5 Oct 2026', '2026-10-05'],
  ['1. Mai 2026', '2026-05-01'],
])('%j is %s', (text, on) => {
  expect(daysIn(text).map(({ day }) => day)).toEqual([on]);
});
