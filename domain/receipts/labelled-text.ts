/** What stands behind a word that names it, in its row or under it. */
import { placeIn, type Row } from './rows.ts';
import type { Place } from './words.ts';

export interface FoundText {
  text: string;
  place: Place;
  row: Row;
}

/** Text of a row behind a label's hit. */
export function behind(row: Row, match: RegExpMatchArray): FoundText | null {
  const start = (match.index ?? 0) + match[0].length;
  return partOf(row, start, row.text.length);
}

/** The words of the row below that begin under the label or close to it. */
export function below(rows: readonly Row[], row: Row, match: RegExpMatchArray): FoundText | null {
  const label = placeIn(row, match.index ?? 0, (match.index ?? 0) + match[0].length);
  const next = rows[row.index + 1];
  if (next === undefined || next.page !== row.page) return null;
  const near = label.bottom - label.top;
  const word = next.words.find(({ left, right }) => left < label.right + near && right > label.left - near);
  return word === undefined ? null : partOf(next, word.start, word.start + word.text.length);
}

export function partOf(row: Row, from: number, to: number): FoundText | null {
  const raw = row.text.slice(from, to);
  const text = raw.trim();
  if (text === '') return null;
  const start = from + raw.indexOf(text);
  return { text, place: placeIn(row, start, start + text.length), row };
}
