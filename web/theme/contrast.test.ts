/** Text is readable in light and in dark: each colour of text on each ground, by the formula of WCAG 2.2 (1.4.3: at least 4.5 to 1). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TOKENS, type Token } from './tokens.ts';

const TEXTS: Token[] = ['ink', 'ink-2', 'muted', 'accent', 'accent-hover', 'pos', 'warn', 'neg', 'info'];
const GROUNDS: Token[] = [
  'paper',
  'sheet',
  'well',
  'accent-tint',
  'pos-tint',
  'warn-tint',
  'neg-tint',
  'info-tint',
];
/** Text that stands on one ground only. */
const PAIRS: [text: Token, ground: Token][] = [
  ['on-fill', 'fill'],
  ['on-fill', 'fill-hover'],
  ['on-badge', 'badge-fill'],
  ['sheet', 'ink'],
];

const ALL = [...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)), ...PAIRS];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s', (_scheme, index) => {
  test.each(ALL)('%s is readable on %s', (text, ground) => {
    expect(contrast(TOKENS[text][index], TOKENS[ground][index])).toBeGreaterThanOrEqual(4.5);
  });
});

test('black on white has the greatest contrast there is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
});

test('the style sheets write in these colours alone', () => {
  const allowed = new Set<string>([...TEXTS, ...PAIRS.map(([text]) => text)]);
  const others = coloursOfText().filter(({ name }) => !allowed.has(name));
  // Buttons that are disabled, which the criterion exempts.
  expect(others.map(({ name }) => name)).toEqual(['line-strong', 'line-strong']);
});

function coloursOfText(): { name: string; file: string }[] {
  const web = join(import.meta.dirname, '..');
  return readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(join(web, file), 'utf8').matchAll(/(?:^|[\s{;])color: var\(--bb-([a-z0-9-]+)\)/g),
        ([, name = '']) => ({ name, file }),
      ),
    );
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
