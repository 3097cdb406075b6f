/** How an uploaded file is proposed to be read. */
import {
  guessDecimalSign,
  guessHeadings,
  guessOrderOfDays,
  guessSeparator,
  type ImportKind,
  proposeMapping,
  type Target,
  targetsOf,
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
  const values = hasHeadings ? rows.slice(1) : rows;
  const decimalSign = guessDecimalSign(values, mapping, how.separator);
  return {
    kind,
    encoding: how.encoding,
    separator: how.separator as Settings['separator'],
    hasHeadings,
    decimalSign,
    dayOrder: guessOrderOfDays(values, mapping),
    mapping: [...mapping],
    existing: 'skip',
  };
}

/** With what the kind knows: a target counts once, and what is booked is not updated. */
export function fitted(settings: Settings): Settings {
  const known: readonly Target[] = targetsOf(settings.kind);
  const mapping = settings.mapping.map((target, column) =>
    target !== null && known.includes(target) && settings.mapping.indexOf(target) === column ? target : null,
  );
  const unfit = settings.kind === 'expenses' ? 'update' : 'add';
  return { ...settings, mapping, existing: settings.existing === unfit ? 'skip' : settings.existing };
}

export async function firstRows(bytes: Uint8Array, how: HowRead, count: number): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of rowsOf(bytes, how)) {
    rows.push(cells);
    if (rows.length === count) break;
  }
  return rows;
}
