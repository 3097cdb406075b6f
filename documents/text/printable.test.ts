import { describe, expect, test } from 'vitest';
import { coveredBy } from './coverage.ts';
import { readFamilies } from './font-files.ts';
import { MISSING, printable, unprintableIn } from './printable.ts';

describe('text is printed', () => {
  test.each([
    [
      'ordinary German text as it is',
      'Übermäßig „schön“ – 3 × 5 € · § 19',
      'Übermäßig „schön“ – 3 × 5 € · § 19',
    ],
    [
      'markup of the typesetter as plain text',
      '#panic("x") $x$ \\u{41} @a <b>',
      '#panic("x") $x$ \\u{41} @a <b>',
    ],
    ['a letter and its combining mark as one character', 'A\u0308nne', 'Änne'],
    ['line feeds as they are, other line ends as line feeds', 'a\r\nb\rc\u2028d\ne', 'a\nb\nc\nd\ne'],
    ['a tab as a space', 'a\tb', 'a b'],
    ['without control characters', 'a\u0000b\u0007c\u009d', 'abc'],
    [
      'without overrides of direction and invisible joiners',
      'a\u202eb\u2066c\u200dd\u00ade\ufefff',
      'abcdef',
    ],
    ['in Greek, Cyrillic, Hebrew and Arabic', 'Ωμέγα Жук שלום مرحبا', 'Ωμέγα Жук שלום مرحبا'],
    ['with □ for characters without a glyph', '漢字', `${MISSING}${MISSING}`],
    ['with one □ for an emoji of several code points', 'ok 👩‍👩‍👧!', `ok ${MISSING}!`],
    ['with □ for half a surrogate pair', 'a\ud83dz', `a${MISSING}z`],
    ['with □ for a letter under a tower of marks', `e${'\u0301'.repeat(300)}!`, `${MISSING}!`],
    ['with □ for private use characters', 'a\ue000z', `a${MISSING}z`],
    ['as an empty text when it is empty', '', ''],
  ])('%s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

test('the characters that cannot be printed are reported once, whole and in their order', () => {
  expect(unprintableIn('漢 👩‍👩‍👧 漢')).toEqual(['漢', '👩‍👩‍👧']);
  expect(unprintableIn('Rechnung 1 – schön')).toEqual([]);
  expect(unprintableIn('Жук\u202e\u0000')).toEqual([]);
});

test('every character that passes without a look at the fonts has a glyph in the first of them', () => {
  const [first = new Set<number>()] = readFamilies().map(coveredBy);
  const passed = Array.from({ length: 0x3000 }, (_, code) => code).filter(
    (code) => code >= 0x20 && printable(String.fromCharCode(code)) === String.fromCharCode(code),
  );
  const ordinary = passed.filter((code) => code < 0x100 || [0x2013, 0x201e, 0x20ac, 0x2212].includes(code));
  expect(ordinary.length).toBe(0x100 - 0x20 - 33 - 1 + 4);
  expect(ordinary.filter((code) => !first.has(code))).toEqual([]);
});
