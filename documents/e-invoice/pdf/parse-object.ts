/** One object of a file, at its place. */
import type { Place } from './lexis.ts';
import { parseHead, parseValue, startOfStream } from './parse.ts';
import { PdfFault, type PdfValue } from './values.ts';
import type { Work } from './work.ts';

export interface ParsedObject {
  value: PdfValue;
  /** Where the bytes of its stream begin; null for what is no stream. */
  start: number | null;
  /** Where the value ends. */
  end: number;
  /** It says something twice, in two ways. */
  isAmbiguous: boolean;
}

/** Throws `PdfFault` where no object of that number begins. */
export function parseObject(
  file: Uint8Array,
  { offset, number, work }: { offset: number; number: number; work: Work },
): ParsedObject {
  const place: Place = { bytes: file, at: offset };
  try {
    if (parseHead(place) !== number) throw new PdfFault(`object ${number} is not at ${offset}`);
    const value = parseValue(place);
    const start = value instanceof Map ? startOfStream(place) : null;
    return { value, start, end: place.at, isAmbiguous: place.isAmbiguous === true };
  } finally {
    work.read(Math.max(0, place.at - offset));
  }
}
