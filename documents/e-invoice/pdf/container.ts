/** Objects that are packed together in one stream (ISO 32000-2, 7.5.7). */
import type { Place } from './lexis.ts';
import { parseValue } from './parse.ts';
import type { ParsedObject } from './parse-object.ts';
import { unpacked } from './unpacked.ts';
import { isStream, PdfFault, type PdfValue } from './values.ts';
import type { Work } from './work.ts';

export interface Container {
  bytes: Uint8Array;
  /** Where in the bytes each object begins, by its number and in their order. */
  offsets: ReadonlyMap<number, number>;
  numbers: readonly number[];
}

/** Throws `PdfFault` for what is no stream of objects, and for one with two of a number, of which programs take different ones. */
export function openContainer(
  stream: PdfValue,
  { resolve, work }: { resolve: (value: PdfValue | undefined) => PdfValue; work: Work },
): Container {
  if (!isStream(stream)) throw new PdfFault('objects are packed in what is no stream');
  const [count, first] = [resolve(stream.dictionary.get('N')), resolve(stream.dictionary.get('First'))];
  const result = unpacked(stream, { bytesMaximum: work.unpackable(), resolve });
  if (!result.ok && result.why === 'size') work.unpack(work.unpackable() + 1);
  if (!result.ok || typeof count !== 'number' || typeof first !== 'number')
    throw new PdfFault('a stream of objects cannot be unpacked');
  const { bytes } = result;
  work.unpack(bytes.byteLength);
  const place: Place = { bytes: bytes.subarray(0, first), at: 0 };
  const offsets = new Map<number, number>();
  for (let index = 0; index < count && place.at < place.bytes.length; index += 1) {
    const [number, offset] = [parseValue(place), parseValue(place)];
    if (typeof number !== 'number' || typeof offset !== 'number')
      throw new PdfFault('a stream of objects does not say which they are');
    if (offsets.has(number)) throw new PdfFault('a stream of objects has two of a number');
    offsets.set(number, first + offset);
  }
  return { bytes, offsets, numbers: [...offsets.keys()] };
}

/** Null for an object that is not in it. */
export function valueIn({ bytes, offsets }: Container, number: number, work: Work): ValueIn {
  const offset = offsets.get(number);
  if (offset === undefined) return { value: null, isAmbiguous: false };
  const place: Place = { bytes, at: offset };
  try {
    return { value: parseValue(place), isAmbiguous: place.isAmbiguous === true };
  } finally {
    work.read(Math.max(0, place.at - offset));
  }
}

type ValueIn = Pick<ParsedObject, 'value' | 'isAmbiguous'>;
