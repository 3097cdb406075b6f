import { describe, expect, test } from 'vitest';
import { barScale, countsInThousands, heightOf, netScale } from './bar-scale.ts';
import { cents } from './cents.ts';

describe('the axis of a chart', () => {
  test.for([
    ['nothing', [0], [0, 100]],
    ['9,948.40 euros', [994_840], [0, 250_000, 500_000, 750_000, 1_000_000]],
    ['1,284,930.55 euros', [128_493_055], [0, 50_000_000, 100_000_000, 150_000_000]],
    ['a loss', [100_000, -60_000], [-100_000, -50_000, 0, 50_000, 100_000]],
    ['cents', [99], [0, 100]],
  ] as const)('holds %s in round steps', ([, values, ticks]) => {
    expect(barScale(values.map(cents)).ticks).toEqual(ticks);
  });

  test('places a value between bottom and top', () => {
    const scale = barScale([cents(100_000), cents(-60_000)]);
    expect([-100_000, 0, 50_000, 100_000].map((value) => heightOf(scale, cents(value)))).toEqual([
      0, 50, 75, 100,
    ]);
  });

  // The lowest bar is 20 % as long as the highest: the scale ends 3 % of 12,000 euros below it, above its tick of -5,000.
  test('ends shortly below the lowest bar where money goes both ways', () => {
    const scale = netScale([cents(1_000_000), cents(-200_000)]);
    expect(scale).toEqual({ from: -236_000, to: 1_000_000, ticks: [0, 500_000, 1_000_000] });
  });

  test.for([
    [[50_000], false],
    [[100_000], true],
    [[-100_000], true],
  ] as const)('of %s cents counts in thousands: %s', ([values, isIt]) => {
    expect(countsInThousands(barScale(values.map(cents)))).toBe(isIt);
  });
});
