/** Where objects lie in a PDF whose table is broken or missing: found from its first byte to its last, streams by their lengths. */
import { openContainer } from './container.ts';
import { isBlank, isDigit, type Place } from './lexis.ts';
import { type Contents, type Lies, OBJECTS_MAXIMUM, objectsOf } from './objects.ts';
import { parseHead, parseValue } from './parse.ts';
import { parseObject } from './parse-object.ts';
import { endAfter, endByLength } from './stream-end.ts';
import { isName, isReference, type PdfDictionary, PdfFault, type PdfValue, pdfReference } from './values.ts';
import type { Work } from './work.ts';

/** Throws `PdfFault` where no catalog is found. */
export function scan(file: Uint8Array, work: Work): Contents {
  const heads = headsIn(file);
  const found: Found = { places: new Map(), trailers: [], catalogs: [], isIncomplete: false };
  const lengths = lengthsOf(file, heads);
  let behind = 0;
  for (const head of heads) {
    // What lies within a stream or a value is not the file's.
    if (head.offset < behind) continue;
    try {
      behind = note(found, { file, head, work, lengths });
    } catch (cause) {
      if (!isPassing(cause)) throw cause;
      found.isIncomplete = true;
    }
  }
  return withTrailer({ file, work, found });
}

/** What cannot be read is left out, and what asks for too much ends all. */
function isPassing(cause: unknown): boolean {
  return cause instanceof PdfFault && cause.name === 'PdfFault';
}

interface Found {
  places: Map<number, Lies>;
  trailers: PdfDictionary[];
  /** Numbers of catalogs. */
  catalogs: number[];
  isIncomplete: boolean;
}

interface Head {
  /** Null for a trailer. */
  number: number | null;
  offset: number;
}

/** One for each time that a file was written on in. */
const TRAILERS_MAXIMUM = 1000;

/** All places at which an object or a trailer seems to begin. */
function headsIn(file: Uint8Array): Head[] {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const heads: Head[] = [];
  const trailers: Head[] = [];
  for (let at = buffer.indexOf('obj'); at >= 0; at = buffer.indexOf('obj', at + 3)) {
    const offset = startOfHead(file, at);
    const number = offset === null ? null : parseHead({ bytes: file, at: offset });
    if (offset !== null && number !== null) heads.push({ number, offset });
    if (heads.length > OBJECTS_MAXIMUM) throw new PdfFault('more objects than any file has');
  }
  for (let at = buffer.indexOf('trailer'); at >= 0; at = buffer.indexOf('trailer', at + 7))
    if (trailers.push({ number: null, offset: at }) > TRAILERS_MAXIMUM)
      throw new PdfFault('more trailers than any file has');
  return [...heads, ...trailers].sort((one, other) => one.offset - other.offset);
}

/** Back from `obj` over a generation and a number. */
function startOfHead(file: Uint8Array, keyword: number): number | null {
  let at = keyword;
  for (const digitsMaximum of [5, 10]) {
    const blanks = back(file, at, { maximum: 8, is: isBlank });
    const digits = back(file, blanks, { maximum: digitsMaximum, is: isDigit });
    if (blanks === at || digits === blanks) return null;
    at = digits;
  }
  return at;
}

function back(
  file: Uint8Array,
  from: number,
  { maximum, is }: { maximum: number; is: (byte: number) => boolean },
): number {
  let at = from;
  while (at > 0 && from - at < maximum && is(file[at - 1] as number)) at -= 1;
  return at;
}

interface Noting {
  file: Uint8Array;
  head: Head;
  work: Work;
  lengths: (number: number) => number[];
}

/** Takes the object or trailer down, and says where it ends. */
function note(found: Found, { file, head: { number, offset }, work, lengths }: Noting): number {
  if (number === null) return noteTrailer(found, { bytes: file, at: offset + 'trailer'.length }, work);
  const { value, start, end } = parseObject(file, { offset, number, work });
  if (start === null || !(value instanceof Map)) {
    found.places.set(number, { kind: 'at', offset });
    if (isOfType(value, 'Catalog')) found.catalogs.push(number);
    return end;
  }
  const streamEnd = endOfStream(file, { start, length: value.get('Length') ?? null, work, lengths });
  if (streamEnd === null) {
    found.isIncomplete = true;
    return end;
  }
  found.places.set(number, { kind: 'at', offset, end: streamEnd });
  if (isOfType(value, 'XRef')) found.trailers.push(value);
  if (isOfType(value, 'ObjStm')) notePacked(found, number, { file, work });
  return streamEnd;
}

function noteTrailer(found: Found, place: Place, work: Work): number {
  const start = place.at;
  try {
    const value = parseValue(place);
    if (value instanceof Map) found.trailers.push(value);
  } finally {
    work.read(Math.max(0, place.at - start));
  }
  return place.at;
}

/** By its length, also where that stands elsewhere; else at its last word. */
function endOfStream(
  file: Uint8Array,
  {
    start,
    length,
    work,
    lengths,
  }: { start: number; length: PdfValue; work: Work; lengths: Noting['lengths'] },
): number | null {
  const said = isReference(length) ? lengths(length.number) : [length];
  for (const one of said) {
    const end = endByLength(file, start, one);
    if (end !== null) return end;
  }
  return endAfter(file, start, work);
}

const LENGTHS_MAXIMUM = 8;

/** What objects of a number say that are numbers themselves: an object may have been written anew. */
function lengthsOf(file: Uint8Array, heads: readonly Head[]): (number: number) => number[] {
  const offsets = new Map<number, number[]>();
  for (const { number, offset } of heads) {
    if (number === null) continue;
    const all = offsets.get(number) ?? [];
    if (all.length < LENGTHS_MAXIMUM) all.push(offset);
    offsets.set(number, all);
  }
  return (number) =>
    (offsets.get(number) ?? []).flatMap((offset) => {
      const text = Buffer.from(file.subarray(offset, offset + 60)).toString('latin1');
      const said = /^\d+\s+\d+\s+obj\s*(\d{1,10})\s*endobj/.exec(text);
      return said === null ? [] : [Number(said[1])];
    });
}

/** The objects in a stream of objects lie where it lies. */
function notePacked(
  { places }: Found,
  container: number,
  { file, work }: Pick<Noting, 'file' | 'work'>,
): void {
  const { resolve } = objectsOf({ file, trailer: new Map(), places, work });
  const { offsets } = openContainer(resolve(pdfReference(container)), { resolve, work });
  for (const number of offsets.keys()) places.set(number, { kind: 'in', container });
}

function isOfType(value: PdfValue, type: string): boolean {
  const said = value instanceof Map ? value.get('Type') : null;
  return isName(said) && said.text === type;
}

/** One that says that the file is encrypted, else the last that leads to a catalog, else the last catalog. */
function withTrailer({ file, work, found }: { file: Uint8Array; work: Work; found: Found }): Contents {
  const { places, trailers, catalogs, isIncomplete } = found;
  const { resolve } = objectsOf({ file, trailer: new Map(), places, work });
  const last = catalogs.at(-1);
  const trailer =
    trailers.findLast((one) => one.has('Encrypt')) ??
    trailers.findLast((one) => resolve(one.get('Root')) instanceof Map) ??
    (last === undefined ? undefined : new Map([['Root', pdfReference(last)]]));
  if (trailer === undefined) throw new PdfFault('the file has no catalog');
  return { file, trailer, places, work, isIncomplete, isAmbiguous: false };
}
