/** Rows of an uploaded file. */
import { COLUMNS_MAXIMUM } from '@belegbar/contract/imports';
import { declaredSeparator } from '@belegbar/domain/imports';
import { CsvFault, type CsvFaultCode, readCsv } from '../platform/csv/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, type Refusal } from '../platform/refusal.ts';
import { beginningOf, type Encoding, textOf } from './encoding.ts';

export interface FileRow {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
}

export interface HowRead {
  encoding: Encoding;
  separator: string;
}

/** More signs than any record of ours can hold. */
const ROW_SIGNS_MAXIMUM = 100_000;
const ROWS_MAXIMUM = 50_000;

const FAULTS: Readonly<Record<CsvFaultCode, string>> = {
  quote: 'import.quote',
  longRow: 'import.long-row',
  form: 'import.form',
};

/** Rows with something in them, headings too. INVALID at `file`, with the line, for a quotation mark that never ends, rows and cells too long, and too many columns or rows. */
export async function* rowsOf(bytes: Uint8Array, { encoding, separator }: HowRead): AsyncGenerator<FileRow> {
  const declared = declaredSeparator(beginningOf(bytes, encoding)) !== null ? 1 : 0;
  const format = { separator, fromLine: 1 + declared, rowSignsMaximum: ROW_SIGNS_MAXIMUM };
  let last = 0;
  let count = 0;
  try {
    for await (const { cells, lastLine } of readCsv(textOf(bytes, encoding), format)) {
      last = lastLine;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (cells.length > COLUMNS_MAXIMUM) throw refused('import.columns', last);
      count += 1;
      if (count > ROWS_MAXIMUM + 1) throw refused('import.rows', last);
      yield { line: lineOf(cells, lastLine), cells: cells.map(withoutNul) };
    }
  } catch (cause) {
    // A mark that is never closed swallows what follows: the row after the last good one is to blame.
    throw cause instanceof CsvFault ? refused(FAULTS[cause.code], last + 1) : cause;
  }
}

/** The database holds no NUL; what stands in its place is refused in the cell. */
function withoutNul(cell: string): string {
  return cell.replaceAll('\0', '\ufffd');
}

function lineOf(cells: readonly string[], lastLine: number): number {
  const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
  return Math.max(1, lastLine - breaks);
}

function refused(code: string, line: number): Refusal {
  return invalid([fieldProblem('file', code, { line: String(line) })]);
}
