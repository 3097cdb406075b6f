/** The table at the end of a PDF that says where each of its objects stands (ISO 32000-1, 7.5.4). */
import { assert } from '@belegbar/domain/money';

export interface ObjectTable {
  /** Where it stands, where its rows begin, and where the file tells its place. */
  place: number;
  start: number;
  pointer: number;
  /** One of 20 bytes for each object, from number 0 on, which is none. */
  rows: string;
  /** What else the file tells readers: its catalog, and whether it is encrypted. */
  trailer: string;
  rootNumber: number;
}

const ROW_BYTES = 20;
const TAIL_BYTES = 64;
/** Object 0 heads the list of the free ones, and all others are in use. */
const ROWS = /^0{10} 65535 f..(?:\d{10} 00000 n..)+$/s;

/** One section of plain rows that begins at object 0, as our compiler writes it; asserts that there is no other. */
export function tableOf(file: Buffer): ObjectTable {
  const tailStart = Math.max(0, file.byteLength - TAIL_BYTES);
  const tail = /startxref\n(\d+)\n%%EOF$/.exec(file.toString('latin1', tailStart));
  assert(tail?.[1] !== undefined, 'the file tells the place of its table at its end');
  const place = Number(tail[1]);
  const head = /^xref\n0 (\d+)\n/.exec(file.toString('latin1', place, place + TAIL_BYTES));
  assert(head !== null, 'the table has one section');
  const start = place + head[0].length;
  const end = start + Number(head[1]) * ROW_BYTES;
  const rows = file.toString('latin1', start, end);
  assert(ROWS.test(rows), 'every object is in use');
  const trailer = file.toString('latin1', end);
  const root = /\/Root (\d+) 0 R/.exec(trailer);
  assert(root !== null, 'the file names its catalog');
  const pointer = tailStart + tail.index + 'startxref\n'.length;
  return { place, start, pointer, rows, trailer, rootNumber: Number(root[1]) };
}

export function offsetOf({ rows }: ObjectTable, number: number): number {
  return Number(rows.slice(number * ROW_BYTES, number * ROW_BYTES + 10));
}

/** Whether an object stands where the table says. */
export function isInPlace(file: Buffer, table: ObjectTable, number: number): boolean {
  const offset = offsetOf(table, number);
  const head = `${number} 0 obj\n`;
  return offset > 0 && file.toString('latin1', offset, offset + head.length) === head;
}

/** The numbers of objects that do not. */
export function misplacedIn(file: Buffer, table: ObjectTable): number[] {
  const numbers = Array.from({ length: table.rows.length / ROW_BYTES - 1 }, (_, index) => index + 1);
  return numbers.filter((number) => !isInPlace(file, table, number));
}
