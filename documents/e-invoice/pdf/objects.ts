/** The objects of a PDF, each read when somebody asks for it, at the place where the file keeps it. */
import { type Container, openContainer, valueIn } from './container.ts';
import { parseObject } from './parse-object.ts';
import { endBefore, endByLength } from './stream-end.ts';
import {
  isReference,
  type PdfDictionary,
  PdfFault,
  type PdfValue,
  pdfReference,
  pdfStream,
} from './values.ts';
import type { Work } from './work.ts';

/** Where an object lies: at a byte of the file, or packed with others in a stream. */
export type Lies =
  | { kind: 'free' }
  /** `end`: where its stream ends, where that was searched for. */
  | { kind: 'at'; offset: number; end?: number }
  /** `index`: as which of those in it, where the table says so. */
  | { kind: 'in'; container: number; index?: number };

/** No file has so many; each takes some ten bytes of its table. */
export const OBJECTS_MAXIMUM = 1_000_000;

export interface Contents {
  file: Uint8Array;
  trailer: PdfDictionary;
  places: ReadonlyMap<number, Lies>;
  work: Work;
  /** There are objects that cannot be read, and were left out. */
  isIncomplete: boolean;
  /** A table says something twice, in two ways, or the file ends before it says so: programs may take another. */
  isAmbiguous: boolean;
}

/** What objects are read by. */
type Given = Omit<Contents, 'isIncomplete' | 'isAmbiguous'>;

export interface PdfObjects {
  trailer: PdfDictionary;
  /** What a value stands for: references are followed. Throws `PdfFault` where an object does not lie where it should. */
  resolve(value: PdfValue | undefined): PdfValue;
  /** Of all that the file has, whether something leads there or not. */
  numbers(): Iterable<number>;
  /** Whether a stream had to be searched for its end, since its length is wrong, or something read so far is said twice, in two ways. */
  wasMended(): boolean;
}

const REFERENCES_MAXIMUM = 20;

export function objectsOf(contents: Given): PdfObjects {
  const known = new Map<number, PdfValue>();
  const loader = loaderOf(contents, resolve);
  const numbers = () => contents.places.keys();
  return { trailer: contents.trailer, resolve, numbers, wasMended: loader.wasMended };

  function resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let step = 0; isReference(found); step += 1) {
      const { number } = found;
      if (step > REFERENCES_MAXIMUM) throw new PdfFault('references that lead to references');
      if (!known.has(number)) {
        // Whoever asks for it while it is read gets nothing.
        known.set(number, null);
        known.set(number, loader.load(number));
      }
      found = known.get(number) ?? null;
    }
    return found;
  }
}

function loaderOf({ file, places, work }: Given, resolve: PdfObjects['resolve']) {
  const containers = new Map<number, Container>();
  let isMended = false;
  let offsets: number[] | null = null;
  const endOfStream = (dictionary: PdfDictionary, start: number): number => {
    const end = endByLength(file, start, resolve(dictionary.get('Length')));
    if (end !== null) return end;
    isMended = true;
    offsets ??= offsetsIn(places);
    work.read(offsets.length);
    return endBefore(file, { start, next: offsets.find((offset) => offset > start) ?? file.length, work });
  };
  const container = (number: number): Container => {
    const open = containers.get(number) ?? openContainer(resolve(pdfReference(number)), { resolve, work });
    containers.set(number, open);
    return open;
  };
  const packed = ({ container: holder, index }: Lies & { kind: 'in' }, number: number): PdfValue => {
    const open = container(holder);
    const { value, isAmbiguous } = valueIn(open, number, work);
    // Some programs go by the place, and some by the number.
    isMended ||= isAmbiguous || (index !== undefined && open.numbers[index] !== number);
    return value;
  };
  return {
    wasMended: () => isMended,
    load(number: number): PdfValue {
      const lies = places.get(number) ?? { kind: 'free' };
      if (lies.kind === 'free') return null;
      if (lies.kind === 'in') return packed(lies, number);
      const { value, start, isAmbiguous } = parseObject(file, { offset: lies.offset, number, work });
      isMended ||= isAmbiguous;
      if (start === null || !(value instanceof Map)) return value;
      const end = lies.end ?? endOfStream(value, start);
      return pdfStream(value, file.subarray(start, end));
    },
  };
}

function offsetsIn(places: Contents['places']): number[] {
  const found = [...places.values()].flatMap((lies) => (lies.kind === 'at' ? [lies.offset] : []));
  return found.sort((one, other) => one - other);
}
