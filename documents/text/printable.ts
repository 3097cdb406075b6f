/**
 * The one rule for text that fonts cannot show, for preview and PDF alike: text is composed (NFC), invisible controls
 * are dropped, and what no font has a glyph for is printed as □ and reported, so that a document never fails over it.
 */
import { coveredBy } from './coverage.ts';
import { readFamilies } from './font-files.ts';

/** Stands for a character that no font of ours has. */
export const MISSING = '\u25a1';

/** Takes any text; gives the text as it will be printed. Line feeds stay, tabs become spaces. */
export function printable(text: string): string {
  return ORDINARY.test(text) ? text : clusters(text).map(printed).join('');
}

/** The characters of the text that would be printed as □, each once, in their order. */
export function unprintableIn(text: string): string[] {
  if (ORDINARY.test(text)) return [];
  return [...new Set(clusters(text).filter((cluster) => !isPrintable(cluster)))];
}

/** Text that every family shows as it is and that is already composed: the common case, tested without a look at fonts. */
const ORDINARY =
  /^[\n -~\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2212]*$/;

/**
 * Controls, bidirectional overrides and marks, joiners, variation selectors, tags and the byte order mark: without ink,
 * some forbidden in PDF/A, some able to make a reader see another order than the one written.
 */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]|[\ufe00-\ufe0f]/gu;

const segments = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Graphemes of the composed text, so that an emoji made of several code points counts once. */
function clusters(text: string): string[] {
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ');
  return Array.from(segments.segment(composed), ({ segment }) => segment);
}

function printed(cluster: string): string {
  if (cluster === '\n') return cluster;
  return isPrintable(cluster) ? cluster.replace(INVISIBLE, '') : MISSING;
}

/** Letters of no script carry more marks than this; towers of thousands would take minutes to set. */
const CLUSTER_MAXIMUM = 8;

function isPrintable(cluster: string): boolean {
  if (cluster === '\n') return true;
  const codes = Array.from(cluster.replace(INVISIBLE, ''), (character) => character.codePointAt(0) ?? 0);
  if (codes.length > CLUSTER_MAXIMUM) return false;
  return families().some((covered) => codes.every((code) => covered.has(code) && !isPrivateUse(code)));
}

/** PDF/A cannot say what a private use character means, so it counts as missing even where a font draws it. */
function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000 || code === 0xfffd;
}

let known: ReadonlySet<number>[] | undefined;

function families(): ReadonlySet<number>[] {
  known ??= readFamilies().map(coveredBy);
  return known;
}
