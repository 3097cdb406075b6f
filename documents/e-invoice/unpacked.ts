/** Streams of a PDF, unpacked up to a limit, since a few bytes may stand for gigabytes. */
import { inflateSync, constants as zlib } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';

export type Unpacked = { ok: true; bytes: Uint8Array } | { ok: false; why: 'size' | 'damaged' };

/** Those that files come with; the others of ISO 32000-1, table 6 are for pictures, old or encrypted. */
const FILTERS: readonly unknown[] = ['FlateDecode', 'ASCII85Decode', 'ASCIIHexDecode'].map(PDFName.of);
/** Nobody packs a file more often. */
const FILTERS_MAXIMUM = 4;

/** What a stream holds behind its filters; `size` when it, or what lies between two of them, is larger than `bytesMaximum`. */
export function unpacked(stream: PDFRawStream, bytesMaximum: number): Unpacked {
  const filters = listed(stream.dict, 'Filter');
  const isReadable = filters.length <= FILTERS_MAXIMUM && filters.every((filter) => FILTERS.includes(filter));
  if (!isReadable || isPredicted(stream.dict)) return { ok: false, why: 'damaged' };
  let bytes: Uint8Array = stream.contents;
  try {
    for (const filter of filters) {
      bytes = unfiltered(bytes, filter as PDFName, bytesMaximum);
      if (bytes.byteLength > bytesMaximum) return { ok: false, why: 'size' };
    }
  } catch (cause) {
    const isBomb = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    return { ok: false, why: isBomb ? 'size' : 'damaged' };
  }
  if (bytes.byteLength > bytesMaximum) return { ok: false, why: 'size' };
  return { ok: true, bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** Whether bytes are written as differences, which is for pictures and tables. */
function isPredicted(dictionary: PDFDict): boolean {
  return listed(dictionary, 'DecodeParms').some((parameters) => {
    const predictor = parameters instanceof PDFDict ? parameters.lookup(PDFName.of('Predictor')) : undefined;
    return predictor instanceof PDFNumber && predictor.asNumber() > 1;
  });
}

/** What stands alone or in a list, or not at all. */
function listed(dictionary: PDFDict, key: string): unknown[] {
  const value = dictionary.lookup(PDFName.of(key));
  if (value instanceof PDFArray) return value.asArray().map((item) => dictionary.context.lookup(item));
  return value === undefined ? [] : [value];
}

/** Throws on what is not packed so. */
function unfiltered(bytes: Uint8Array, filter: PDFName, bytesMaximum: number): Uint8Array {
  if (filter === PDFName.FlateDecode)
    return inflateSync(bytes, { maxOutputLength: bytesMaximum, finishFlush: zlib.Z_SYNC_FLUSH });
  const dictionary = PDFDict.withContext(PDFContext.create());
  dictionary.set(PDFName.of('Filter'), filter);
  // Text of printable characters unpacks to four times its length at most: a `z` of ASCII85 is four zeros.
  const most = Math.min(bytesMaximum + 1, 4 * bytes.byteLength + 4);
  return new Uint8Array(decodePDFRawStream(PDFRawStream.of(dictionary, bytes)).getBytes(most));
}
