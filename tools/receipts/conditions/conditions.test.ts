import { describe, expect, test } from 'vitest';
import type { Pixels } from '../../../documents/testing/pixels.ts';
import { randomOf } from '../random.ts';
import { turned } from './filters.ts';
import { type Corners, inverted, ontoCorners } from './homography.ts';
import { CONDITIONS, pictureUnder } from './index.ts';
import { someCorners } from './photo.ts';
import { freeGrip, inFinger } from './spoil.ts';

/** White, with a black bar across from its left to its right edge and another at the bottom. */
function sheet(width = 300, height = 500): Pixels {
  const data = new Uint8Array(width * height * 3).fill(255);
  data.fill(0, width * 200 * 3, width * 230 * 3);
  data.fill(0, width * 470 * 3);
  return { width, height, data };
}

const PAGE = { pixels: sheet(), widthMm: 80 };

describe.each(CONDITIONS)('%s', (condition) => {
  test('the same page and seed give the same bytes', async () => {
    const one = await pictureUnder(condition, PAGE, 7);
    const other = await pictureUnder(condition, PAGE, 7);
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
  });
});

test.each(['scan', 'photo'] as const)('%s: another seed gives another picture', async (condition) => {
  const [one, other] = [await pictureUnder(condition, PAGE, 7), await pictureUnder(condition, PAGE, 8)];
  expect(Buffer.compare(one.bytes, other.bytes)).not.toBe(0);
});

test('the projection takes the corners of the unit square to the given ones, and back', () => {
  const corners: Corners = [
    [12, 8],
    [190, 30],
    [170, 260],
    [3, 240],
  ];
  const onto = ontoCorners(corners);
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  square.forEach(([u, v], nth) => {
    const [x, y] = corners[nth] as (typeof corners)[number];
    expect(through(onto, u, v)).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
    expect(through(inverted(onto), x, y)).toEqual([expect.closeTo(u, 6), expect.closeTo(v, 6)]);
  });
});

function through(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[],
  x: number,
  y: number,
) {
  const depth = g * x + h * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** Printed from 25 pixels of its left and right edge on, down to 40 of its bottom. */
function printed(): Pixels {
  const { width, height, data } = sheet();
  data.fill(255);
  for (let y = 0; y < height - 40; y += 10) data.fill(0, (y * width + 25) * 3, (y * width + width - 25) * 3);
  return { width, height, data };
}

test('no corner of a slip lies beside the photo', () => {
  const scene = { width: 1500, height: 2000, fill: 0.95, crumple: 0, glare: null, grip: null };
  for (let seed = 0; seed < 200; seed += 1)
    for (const [x, y] of someCorners(sheet(), scene, randomOf(seed, 'corners'))) {
      expect(x >= 0 && x <= scene.width).toBe(true);
      expect(y >= 0 && y <= scene.height).toBe(true);
    }
});

test('a finger lies over nothing that is printed', () => {
  const pixels = printed();
  const { width, height, data } = pixels;
  for (let seed = 0; seed < 20; seed += 1) {
    const grip = freeGrip(pixels, randomOf(seed, 'grip'), 40);
    let hidden = 0;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (data[(y * width + x) * 3] === 0 && inFinger(grip, x, y, width, height) > 0) hidden += 1;
    expect(hidden).toBe(0);
  }
});

test('a quarter of a turn takes the upper left pixel to the upper right, and four take it home', () => {
  const pixels = { width: 2, height: 3, data: Uint8Array.from({ length: 18 }, (_, nth) => nth) };
  const once = turned(pixels, 1);
  expect([once.width, once.height, ...once.data.slice(6, 9)]).toEqual([3, 2, 0, 1, 2]);
  expect([...turned(pixels, 4).data]).toEqual([...pixels.data]);
});
