/** Rough lengths of text in lines, to decide where a long text goes; the design measures exactly where it must. */
import type { Paragraph } from './view.ts';

/** Lines that the text takes at about this many characters a line. */
export function estimatedLines(lines: readonly string[], charactersPerLine: number): number {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
}

/** Text as paragraphs: a blank line parts them, a single line feed only breaks the line. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map(linesOf)
    .filter((lines) => lines.length > 0);
  if (paragraphs.length <= LINES_MAXIMUM) return paragraphs;
  return [...paragraphs.slice(0, LINES_MAXIMUM), [paragraphs.slice(LINES_MAXIMUM).flat().join(' ')]];
}

/** The lines of a text without blank ones; beyond a page full of lines the rest runs on in one. */
export function linesOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length <= LINES_MAXIMUM
    ? lines
    : [...lines.slice(0, LINES_MAXIMUM), lines.slice(LINES_MAXIMUM).join(' ')];
}

/** Otherwise 5,000 line feeds would make a hundred pages. */
const LINES_MAXIMUM = 60;

/**
 * Words longer than `longest` characters get places to break, so that they cannot run out of a column: in addresses and numbers after the signs that
 * part them, in words of letters between syllables, with a hyphen.
 */
export function softened(text: string, longest: number): string {
  const tooLong = new RegExp(`\\S{${longest + 1},}`, 'gu');
  return text.replace(tooLong, (word) =>
    word
      .split(AFTER_SIGN)
      .map((part) => part.replace(tooLong, inParts))
      .join(ZERO_WIDTH_SPACE),
  );
}

function inParts(word: string): string {
  const [, before = '', letters = '', after = ''] = LETTERS.exec(word) ?? [];
  const syllables = letters.match(SYLLABLES) ?? [];
  const isWhole = letters !== '' && syllables.join('').length === letters.length;
  if (isWhole && syllables.every(({ length }) => length <= SYLLABLE_MAXIMUM))
    return before + hyphenated(syllables) + after;
  return (word.match(BREAKABLE_PARTS) ?? [word]).join(ZERO_WIDTH_SPACE);
}

/** No vowel stands alone between two hyphens. */
function hyphenated(syllables: readonly string[]): string {
  return syllables.join(SOFT_HYPHEN).replace(JOINING_S, `s${SOFT_HYPHEN}`).replace(LONE_VOWEL, '$1');
}

/** Up to four characters with their marks. */
const BREAKABLE_PARTS = /(?:\P{M}\p{M}*){1,4}|\p{M}+/gu;
const AFTER_SIGN = /(?<=[@./_-])(?=\p{L})|(?<=[/_-])(?=\p{N})/u;
/** With what stands before and behind, such as a bracket or a comma. */
const LETTERS = /^([^\p{L}\p{N}]{0,3})(\p{L}+)([^\p{L}\p{N}]{0,3})$/u;
/** The s that joins two German words belongs to the first: Geschäfts-ausstattung, Gesellschafts-anteil. */
const JOINING_S = /(?<=(?:schaft|schäft|heit|keit|ung|ion|tät))\u00ads(?=[aeiouyäöü])/gu;
/** Consonants, vowels, and those consonants after which the next syllable begins: roughly, since only what is too long is parted. */
const ONSET = 'sch|st|sp|ch|ck|ph|th|[bdfgkpt]r|[bfgkp]l|[^aeiouyäöü]';
const SYLLABLES = new RegExp(`[^aeiouyäöü]*[aeiouyäöü]+(?:(?!(?:${ONSET})[aeiouyäöü])[^aeiouyäöü])*`, 'giu');
const LONE_VOWEL = /(?<=^|\u00ad)([aeiouyäöü])\u00ad/giu;
const SYLLABLE_MAXIMUM = 10;
const SOFT_HYPHEN = '\u00ad';
const ZERO_WIDTH_SPACE = '\u200b';
