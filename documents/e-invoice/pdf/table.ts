/** The tables that say where each object of a PDF lies, the latest first (ISO 32000-2, 7.5.4, 7.5.6 and 7.5.8). */
import { isKeyword, latin, type Place, skipBlanks } from './lexis.ts';
import { type Contents, type Lies, OBJECTS_MAXIMUM } from './objects.ts';
import { parseValue } from './parse.ts';
import { placesInStream } from './table-stream.ts';
import { isReference, type PdfDictionary, PdfFault, type PdfValue } from './values.ts';
import type { Work } from './work.ts';

/** Where the end of a file is searched; some carry rubbish behind it. */
const END_BYTES = 4096;
/** Throws `PdfFault` where the file tells no table, or one that is not as tables are. `file` begins where offsets count from. */
export function readTable(file: Uint8Array, work: Work): Contents {
  const places = new Map<number, Lies>();
  // What a later table says of an object holds.
  const add = (rows: Iterable<[number, Lies]>) => {
    for (const [number, lies] of rows) if (!places.has(number)) places.set(number, lies);
    if (places.size > OBJECTS_MAXIMUM) throw new PdfFault('more objects than any file has');
  };
  const seen = new Set<number>();
  let latest: PdfDictionary | null = null;
  const start = startOf(file);
  let isAmbiguous = !start.hasEnd;
  let offset: PdfValue | undefined = start.offset;
  while (typeof offset === 'number' && !seen.has(offset)) {
    seen.add(offset);
    const { trailer, rows, isTwofold } = tableAt(file, offset, work);
    isAmbiguous ||= isTwofold;
    latest ??= trailer;
    add(rows.filter(([, { kind }]) => kind !== 'free'));
    // Beside an old table may stand a stream for those who can read it: what only that has, the old one calls free.
    const beside = trailer.get('XRefStm');
    if (typeof beside === 'number') add(tableAt(file, beside, work).rows);
    add(rows);
    offset = trailer.get('Prev');
    if (isReference(offset)) throw new PdfFault('the table before it is told by what only a table finds');
  }
  return { file, trailer: latest as PdfDictionary, places, work, isIncomplete: false, isAmbiguous };
}

/** PDFium takes the table before it where the end of the file is cut off (seen with 8.0). */
function startOf(file: Uint8Array): { offset: number; hasEnd: boolean } {
  const from = Math.max(0, file.length - END_BYTES);
  const end = latin(file.subarray(from));
  const last = end.slice(Math.max(0, end.lastIndexOf('startxref')));
  const said = /^startxref\s+(\d{1,10})\b/.exec(last);
  if (said === null) throw new PdfFault('the file does not tell its table');
  return { offset: Number(said[1]), hasEnd: last.includes('%%EOF') };
}

interface Table {
  trailer: PdfDictionary;
  rows: [number, Lies][];
  /** It says something twice, in two ways. */
  isTwofold: boolean;
}

function tableAt(file: Uint8Array, offset: number, work: Work): Table {
  const place: Place = { bytes: file, at: offset };
  if (!(offset > 0 && offset < file.length)) throw new PdfFault('the table lies outside of the file');
  skipBlanks(place);
  if (!isKeyword(place, 'xref')) return placesInStream(file, { offset: place.at, work });
  place.at += 'xref'.length;
  try {
    const rows = readSections(place);
    if (!isKeyword(place, 'trailer')) throw new PdfFault('the table has no end');
    place.at += 'trailer'.length;
    const trailer = parseValue(place);
    if (!(trailer instanceof Map)) throw new PdfFault('the table has no trailer');
    return { trailer, rows, isTwofold: place.isAmbiguous === true };
  } finally {
    work.read(Math.max(0, place.at - offset));
  }
}

/** `0 3`, and as many rows: offset, generation, and whether it is in use. */
function readSections(place: Place): [number, Lies][] {
  const rows: [number, Lies][] = [];
  for (;;) {
    skipBlanks(place);
    const start = wholeNumber(place);
    if (start === null) return rows;
    const count = wholeNumber(place);
    if (count === null || rows.length + count > OBJECTS_MAXIMUM) throw new PdfFault('a section of no length');
    // Some begin at 1 with the row of object 0.
    let shift = 0;
    for (let index = 0; index < count; index += 1) {
      const { offset, generation, isFree } = readRow(place);
      if (index === 0 && start === 1 && isFree && generation === 65535) shift = -1;
      rows.push([start + index + shift, isFree || offset === 0 ? { kind: 'free' } : { kind: 'at', offset }]);
    }
  }
}

function readRow(place: Place) {
  const [offset, generation] = [wholeNumber(place), wholeNumber(place)];
  skipBlanks(place);
  const sign = String.fromCharCode(place.bytes[place.at] ?? 0);
  if (offset === null || generation === null || !(sign === 'n' || sign === 'f'))
    throw new PdfFault('a row of the table is none');
  place.at += 1;
  return { offset, generation, isFree: sign === 'f' };
}

function wholeNumber(place: Place): number | null {
  skipBlanks(place);
  let value = 0;
  let length = 0;
  for (; length < 10; length += 1) {
    const digit = (place.bytes[place.at + length] ?? 0) - 0x30;
    if (!(digit >= 0 && digit <= 9)) break;
    value = value * 10 + digit;
  }
  place.at += length;
  return length === 0 ? null : value;
}
