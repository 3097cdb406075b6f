/** CSV: rows of text, read as a stream and written. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';

export interface CsvRow {
  cells: string[];
  /** The line in which the row ends, from 1. */
  lastLine: number;
}

export interface CsvFormat {
  separator: string;
  /** The line with which reading begins, from 1. */
  fromLine: number;
  /** The most signs of a row. */
  rowSignsMaximum: number;
}

/** `quote`: a mark is opened and never closed. `longRow`: more signs than allowed, mostly for the same reason. */
export type CsvFaultCode = 'quote' | 'longRow' | 'form';

/** A text that cannot be cut into rows. */
export class CsvFault extends Error {
  readonly code: CsvFaultCode;
  constructor(code: CsvFaultCode) {
    super(code);
    this.code = code;
  }
}

/** Rows of any width and any line ends; empty ones are left out, and marks within cells are taken as they are. Throws `CsvFault`. */
export async function* readCsv(
  text: AsyncIterable<string>,
  { separator, fromLine, rowSignsMaximum }: CsvFormat,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: rowSignsMaximum,
    record_delimiter: ['\r\n', '\n', '\r'],
    from_line: fromLine,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    const found = parser as AsyncIterable<{ record: string[]; info: { lines: number } }>;
    for await (const { record, info } of found) yield { cells: record, lastLine: info.lines };
  } catch (cause) {
    throw cause instanceof CsvError ? new CsvFault(CODES[cause.code] ?? 'form') : cause;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const CODES: Partial<Record<CsvError['code'], CsvFaultCode>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote',
  CSV_MAX_RECORD_SIZE: 'longRow',
};

/** With semicolons and the line ends of Windows, as German spreadsheets want it; quoted where that matters. */
export function writeCsv(rows: readonly string[][]): string {
  return writeRows(rows, ';');
}

/** The same with another separator. */
export function writeRows(rows: readonly string[][], separator: string): string {
  return stringify([...rows], {
    delimiter: separator,
    record_delimiter: 'windows',
    quoted_match: /[\r\n';]|^\s|\s$/,
  });
}

/** Text that is made while it is read. */
export function streamText(chunks: AsyncIterable<string>): Readable {
  return Readable.from(chunks);
}
