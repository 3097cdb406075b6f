import { expect, test } from 'vitest';
import { storyFigures } from './figures.ts';

/*
 * 24 x 95 = 2280, 16 x 95 = 1520, 320; net 4120, x 19 % = 782.80, gross 4902.80. The earlier one: 26 x 90 = 2340.
 * Kz 81 (UStVA): 4120 + 2340 = 6460, x 19 % = 1227.40 = Kz 83.
 */
test('the story at the door tells what the rules make of two invoices', () => {
  const { lines, gross, base, payable, entries, sum } = storyFigures();
  expect(lines.map(({ amount }) => amount)).toEqual([2280_00, 1520_00, 320_00]);
  expect(gross).toBe(4902_80);
  expect(base).toMatchObject({ kennzahl: '81', amount: 6460_00, computedTax: 1227_40 });
  expect(payable).toMatchObject({ kennzahl: '83', amount: 1227_40 });
  expect(entries.map(({ number, net }) => [number, net])).toEqual([
    ['RE-2026-0042', 2340_00],
    ['RE-2026-0043', 4120_00],
  ]);
  expect(sum).toBe(6460_00);
});
