import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { differencesToFiled, type FiledFigure } from '../index.ts';

function figures(...of: [key: string, amount: number][]): FiledFigure[] {
  return of.map(([key, amount]) => ({ key, amount: cents(amount) }));
}

test.each<[string, FiledFigure[], FiledFigure[], [string, number, number][]]>([
  [
    'nothing has changed',
    figures(['81', 100_000], ['83', 19_000]),
    figures(['81', 100_000], ['83', 19_000]),
    [],
  ],
  [
    'an invoice of 500.00 was noted late',
    figures(['81', 100_000], ['83', 19_000]),
    figures(['81', 150_000], ['83', 28_500]),
    [
      ['81', 100_000, 150_000],
      ['83', 19_000, 28_500],
    ],
  ],
  [
    'a box came in',
    figures(['83', 0]),
    figures(['66', 1_900], ['83', -1_900]),
    [
      ['66', 0, 1_900],
      ['83', 0, -1_900],
    ],
  ],
  ['a box went away', figures(['66', 1_900], ['83', 0]), figures(['83', 0]), [['66', 1_900, 0]]],
  ['an empty box is nothing', figures(['66', 0]), [], []],
])('%s', (_, filed, now, expected) => {
  expect(differencesToFiled(filed, now).map(({ key, filed, now }) => [key, filed, now])).toEqual(expected);
});
