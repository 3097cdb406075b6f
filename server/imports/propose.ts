/** How an uploaded file is proposed to be read. */
import {
  guessDecimalSign,
  guessHeadings,
  guessSeparator,
  type ImportKind,
  proposeMapping,
} from '@belegbar/domain/imports';
import { beginningOf, guessEncoding } from './encoding.ts';
import { type HowRead, rowsOf } from './file-rows.ts';
import type { Settings } from './tables.ts';

const SAMPLE_ROWS = 100;

/** Everything guessed from the bytes. */
export async function proposeSettings(kind: ImportKind, bytes: Uint8Array): Promise<Settings> {
  const encoding = guessEncoding(bytes);
  const separator = guessSeparator(beginningOf(bytes, encoding));
  return proposeColumns(kind, bytes, { encoding, separator });
}

/** The rest, for an encoding and a separator that are given. */
export async function proposeColumns(
  kind: ImportKind,
  bytes: Uint8Array,
  how: HowRead,
  headings?: boolean,
): Promise<Settings> {
  const rows = await firstRows(bytes, how, SAMPLE_ROWS);
  const hasHeadings = headings ?? guessHeadings(kind, rows);
  const mapping = proposeMapping(kind, rows, hasHeadings);
  const decimalSign = guessDecimalSign(hasHeadings ? rows.slice(1) : rows, mapping, how.separator);
  return {
    kind,
    encoding: how.encoding,
    separator: how.separator as Settings['separator'],
    hasHeadings,
    decimalSign,
    mapping: [...mapping],
    existing: 'skip',
  };
}

export async function firstRows(bytes: Uint8Array, how: HowRead, count: number): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of rowsOf(bytes, how)) {
    rows.push(cells);
    if (rows.length === count) break;
  }
  return rows;
}
