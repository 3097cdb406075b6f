import { describe, expect, test } from 'vitest';
import { lightenedOn } from './accent.ts';
import { coloursOf, contrast, DARK, DESIGNS, darkened, logoSize, mixedWithWhite, textOn } from './index.ts';

const ACCENTS = [
  '#2456a6',
  '#ffd400',
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#808080',
  '#f4efe4',
];

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s and %s is %d by WCAG', (first, second, expected) => {
  expect(contrast(first, second)).toBeCloseTo(expected, 1);
  expect(contrast(second, first)).toBeCloseTo(expected, 1);
});

describe.each(ACCENTS)('with the accent %s', (accent) => {
  const colours = coloursOf(accent);

  test('text and rules on white are legible', () => {
    expect(contrast(colours.ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.stroke, '#ffffff')).toBeGreaterThanOrEqual(2.2);
  });

  test('text on a filled area is legible and the area is the accent itself', () => {
    expect(colours.fill).toBe(accent);
    expect(contrast(colours.onFill, accent)).toBeGreaterThanOrEqual(4.5);
  });

  test('text and rules on dark areas are legible', () => {
    expect(contrast(colours.onDark, DARK)).toBeGreaterThanOrEqual(5.5);
    expect(contrast(colours.onBand, colours.band)).toBeGreaterThanOrEqual(5.5);
    expect(contrast('#ffffff', colours.band)).toBeGreaterThanOrEqual(12);
  });

  test('black text on the tint is legible', () => {
    expect(contrast('#000000', colours.tint)).toBeGreaterThan(15);
  });
});

test.each([
  ['gold stays gold', '#b8923a', '#b8923a'],
  ['copper stays copper', '#b87333', '#b87333'],
  ['beside blue the metal is gold, on a midnight blue', '#2456a6', '#b8923a'],
  ['beside green, too', '#2e7d32', '#b8923a'],
])('on the band %s', (_, accent, metal) => {
  const { onBand, band } = coloursOf(accent);
  expect(onBand).toBe(lightenedOn(metal, band));
});

test('a colour that is dark enough stays as it is', () => {
  expect(darkened('#2456a6', 4.5)).toBe('#2456a6');
});

test('a darkened yellow is still a yellow, and hardly darker than it has to be', () => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(darkened('#ffd400', 4.5).slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue + 50);
  expect(contrast(darkened('#ffd400', 4.5), '#ffffff')).toBeLessThan(5);
});

test.each([
  ['#2456a6', '#ffffff'],
  ['#ffd400', '#000000'],
])('text on %s is %s', (accent, expected) => {
  expect(textOn(accent)).toBe(expected);
});

test('a tint of 12 % of black is 88 % white', () => {
  // 255 x 0.88 = 224.4
  expect(mixedWithWhite('#000000', 0.12)).toBe('#e0e0e0');
});

test.each([
  // sqrt(700 / 4) = 13.23 high, 4 x that wide
  ['wide', 400, 100, { widthMm: 52.92, heightMm: 13.23 }],
  // sqrt(700) = 26.46 is more than the box of 24
  ['square', 100, 100, { widthMm: 24, heightMm: 24 }],
  ['tall', 50, 200, { widthMm: 6, heightMm: 24 }],
  // sqrt(700 / 20) = 5.92 high would be 118 wide: 75 / 20 = 3.75
  ['very wide', 2000, 100, { widthMm: 75, heightMm: 3.75 }],
])('a %s logo of the standard design', (_, width, height, expected) => {
  expect(logoSize(DESIGNS.standard, { width, height })).toEqual(expected);
});
