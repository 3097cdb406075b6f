/** What may be done for one file: in bytes, which are the same on a busy machine. */
import { PdfTooMuch } from './values.ts';

export interface Work {
  /** Throws `PdfTooMuch` when that is more than is left. */
  read(bytes: number): void;
  unpack(bytes: number): void;
  /** What may still be unpacked. */
  unpackable(): number;
}

/** Each byte is read once or twice by whoever goes by the table, and twice more where it has to be searched. */
const READINGS = 4;
/** What the objects of a file may unpack to, all their streams together; usual files have less than 1 MB. */
const OBJECT_BYTES_MAXIMUM = 40_000_000;

export function workFor(file: Uint8Array): Work {
  let readable = READINGS * file.byteLength + 100_000;
  let unpackable = OBJECT_BYTES_MAXIMUM;
  return {
    read(bytes) {
      readable -= bytes;
      if (readable < 0) throw new PdfTooMuch('the same bytes are read again and again');
    },
    unpack(bytes) {
      unpackable -= bytes;
      if (unpackable < 0) throw new PdfTooMuch('the objects of the file unpack to too much');
    },
    unpackable: () => unpackable,
  };
}
