/** A table of objects that is itself a packed stream (ISO 32000-2, 7.5.8). */
import { type Lies, OBJECTS_MAXIMUM } from './objects.ts';
import { parseHead } from './parse.ts';
import { parseObject } from './parse-object.ts';
import { endByLength } from './stream-end.ts';
import { unpacked } from './unpacked.ts';
import { isName, isReference, type PdfDictionary, PdfFault, type PdfValue, pdfStream } from './values.ts';
import type { Work } from './work.ts';

/** Throws `PdfFault` where no such stream begins. */
export function placesInStream(
  file: Uint8Array,
  { offset, work }: { offset: number; work: Work },
): { trailer: PdfDictionary; rows: [number, Lies][]; isTwofold: boolean } {
  const number = parseHead({ bytes: file, at: offset });
  if (number === null) throw new PdfFault('no table where the file tells one');
  const { value: trailer, start, isAmbiguous } = parseObject(file, { offset, number, work });
  if (!(trailer instanceof Map) || start === null || !isTable(trailer))
    throw new PdfFault('no table where the file tells one');
  const end = endByLength(file, start, direct(trailer.get('Length')));
  if (end === null) throw new PdfFault('the table has no end');
  work.read(end - start);
  const stream = pdfStream(trailer, file.subarray(start, end));
  const result = unpacked(stream, { bytesMaximum: work.unpackable(), resolve: direct });
  if (!result.ok) throw new PdfFault('the table cannot be unpacked');
  work.unpack(result.bytes.byteLength);
  return { trailer, rows: [...rowsIn(result.bytes, trailer)], isTwofold: isAmbiguous };
}

function isTable(dictionary: PdfDictionary): boolean {
  const type = dictionary.get('Type');
  return isName(type) && type.text === 'XRef';
}

/** Nothing in a table can be said by what only the table finds. */
function direct(value: PdfValue | undefined): PdfValue {
  return value === undefined || isReference(value) ? null : value;
}

function* rowsIn(bytes: Uint8Array, trailer: PdfDictionary): Generator<[number, Lies]> {
  const [kindBytes = 0, secondBytes = 0, thirdBytes = 0] = numbersIn(trailer.get('W'));
  const rowBytes = kindBytes + secondBytes + thirdBytes;
  if (rowBytes < 1 || [kindBytes, secondBytes, thirdBytes].some((width) => width > 8))
    throw new PdfFault('rows of no width');
  const size = direct(trailer.get('Size'));
  const index = numbersIn(trailer.get('Index'));
  const sections = index.length > 0 ? index : [0, typeof size === 'number' ? size : 0];
  let at = 0;
  for (let section = 0; section + 1 < sections.length; section += 2) {
    const [start = 0, count = 0] = [sections[section], sections[section + 1]];
    for (let row = 0; row < count && at + rowBytes <= bytes.length; row += 1) {
      if (at / rowBytes > OBJECTS_MAXIMUM) throw new PdfFault('more objects than any file has');
      const kind = kindBytes === 0 ? 1 : numberAt(bytes, at, kindBytes);
      const second = numberAt(bytes, at + kindBytes, secondBytes);
      yield [start + row, lies(kind, second, numberAt(bytes, at + kindBytes + secondBytes, thirdBytes))];
      at += rowBytes;
    }
  }
}

function lies(kind: number, second: number, third: number): Lies {
  if (kind === 1) return { kind: 'at', offset: second };
  return kind === 2 ? { kind: 'in', container: second, index: third } : { kind: 'free' };
}

/** Whole numbers, none of them below zero. */
function numbersIn(value: PdfValue | undefined): number[] {
  const numbers = Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
  return numbers.every((number) => Number.isSafeInteger(number) && number >= 0) ? numbers : [];
}

function numberAt(bytes: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}
