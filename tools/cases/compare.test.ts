import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import type { RecapitulativeLine } from './case-file.ts';
import { compareAdvance, compareIncomeSurplus, compareStatement } from './compare.ts';

/** Kz 81: 1,070.00; Kz 66: 190.00; Kz 83: 13.30. */
const figures = {
  boxes: [
    { kennzahl: '81', kind: 'base' as const, amount: cents(107000) },
    { kennzahl: '66', kind: 'tax' as const, amount: cents(19000) },
  ],
  payable: cents(1330),
};

describe('comparing a return', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['all boxes alike', { '81': '1070', '66': '190.00', '83': '13.30' }, []],
    ['an expected box is empty', { '81': '1070', '66': '190.00', '21': '5', '83': '13.30' }, ['p.21']],
    ['a box too many', { '81': '1070', '83': '13.30' }, ['p.66']],
    ['a base written with cents', { '81': '1070.00', '66': '190.00', '83': '13.30' }, ['p.81']],
    ['an expected zero where nothing is', { '81': '1070', '66': '190.00', '86': '0', '83': '13.30' }, []],
    ['header boxes are left out', { '81': '1070', '66': '190.00', '83': '13.30', '10': '1' }, []],
  ])('%s', (_, expected, differing) => {
    expect(compareAdvance('p', expected, figures).map((difference) => difference.where)).toEqual(differing);
  });

  test('an empty return has nothing but zeros', () => {
    expect(compareAdvance('p', {}, { boxes: [], payable: cents(0) })).toEqual([]);
  });
});

describe('comparing an income-surplus statement', () => {
  /** Kz 112: 1,000.00; Kz 165 for information: 33.00. */
  const statement = {
    boxes: [
      { kennzahl: '112', amount: cents(100_000) },
      { kennzahl: '165', amount: cents(3_300) },
    ],
  };

  test.each<[string, Record<string, string>, string[]]>([
    ['all boxes alike', { '112': '1000.00', '165': '33.00' }, []],
    ['amounts have cents', { '112': '1000', '165': '33.00' }, ['e.112']],
    ['a box that only informs is compared as well', { '112': '1000.00' }, ['e.165']],
    ['a box that is missing', { '112': '1000.00', '165': '33.00', '140': '190.00' }, ['e.140']],
  ])('%s', (_, expected, differing) => {
    const found = compareIncomeSurplus('e', expected, statement);
    expect(found.map((difference) => difference.where)).toEqual(differing);
  });
});

describe('comparing a recapitulative statement', () => {
  const paris = { vatId: 'FR40303265045', kind: 'services' as const, amount: cents(100_000) };
  const milan = { vatId: 'IT00743110157', kind: 'goods' as const, amount: cents(0) };

  test.each<[string, RecapitulativeLine[], string[]]>([
    ['all lines alike, and one of zero', [{ vatId: 'FR40303265045', kind: 'S', amount: 1000 }], []],
    ['another amount', [{ vatId: 'FR40303265045', kind: 'S', amount: 1001 }], ['z.FR40303265045 S']],
    [
      'goods instead of services',
      [{ vatId: 'FR40303265045', kind: 'L', amount: 1000 }],
      ['z.FR40303265045 L', 'z.FR40303265045 S'],
    ],
    ['a line too many', [], ['z.FR40303265045 S']],
  ])('%s', (_, expected, differing) => {
    const found = compareStatement('z', expected, [paris, milan]);
    expect(found.map((difference) => difference.where)).toEqual(differing);
  });
});
