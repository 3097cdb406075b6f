/** Streams of a PDF, unpacked up to a limit, since a few bytes may stand for gigabytes. */
import { inflateRawSync, inflateSync, constants as zlib } from 'node:zlib';
import { fromAscii85, fromHex } from './ascii-filters.ts';
import { fromLzw, fromRunLength } from './byte-filters.ts';
import { withoutDifferences } from './differences.ts';
import { isName, type PdfDictionary, PdfFault, type PdfStream, type PdfValue } from './values.ts';

export type Unpacked = { ok: true; bytes: Uint8Array } | { ok: false; why: 'size' | 'damaged' };

interface Limits {
  bytesMaximum: number;
  resolve: (value: PdfValue | undefined) => PdfValue;
}

type Parameters = Record<string, number>;
type Filter = (bytes: Uint8Array, bytesMaximum: number, parameters: Parameters) => Uint8Array;

/** The others of ISO 32000-2, table 6 are for pictures or encrypted. */
const FILTERS: Readonly<Record<string, Filter>> = {
  FlateDecode: inflated,
  ASCII85Decode: fromAscii85,
  ASCIIHexDecode: fromHex,
  LZWDecode: fromLzw,
  RunLengthDecode: fromRunLength,
};
/** Nobody packs a file more often. */
const FILTERS_MAXIMUM = 4;

/** What a stream holds behind its filters; `size` when it, or what lies between two of them, is larger than `bytesMaximum`. */
export function unpacked(
  { dictionary, bytes: packed }: PdfStream,
  { bytesMaximum, resolve }: Limits,
): Unpacked {
  const filters = listed(resolve(dictionary.get('Filter')), resolve);
  const parameters = listed(resolve(dictionary.get('DecodeParms')), resolve);
  if (filters.length > FILTERS_MAXIMUM) return { ok: false, why: 'damaged' };
  let bytes = packed;
  try {
    for (const [index, filter] of filters.entries()) {
      const said = numbersIn(parameters[index], resolve);
      bytes = filterOf(filter)(bytes, bytesMaximum, said);
      if (bytes.byteLength > bytesMaximum) return { ok: false, why: 'size' };
      bytes = withoutDifferences(bytes, said);
    }
  } catch (cause) {
    const isBomb = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    return { ok: false, why: isBomb ? 'size' : 'damaged' };
  }
  if (bytes.byteLength > bytesMaximum) return { ok: false, why: 'size' };
  return { ok: true, bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

function filterOf(filter: PdfValue): Filter {
  const named = isName(filter) && Object.hasOwn(FILTERS, filter.text) ? FILTERS[filter.text] : undefined;
  if (named === undefined) throw new PdfFault('packed in a way that is not read');
  return named;
}

/** Other programs do not mind a wrong checksum at the end. */
function inflated(bytes: Uint8Array, bytesMaximum: number): Uint8Array {
  const options = { maxOutputLength: Math.max(1, bytesMaximum), finishFlush: zlib.Z_SYNC_FLUSH };
  try {
    return inflateSync(bytes, options);
  } catch (cause) {
    if (!(cause instanceof Error && /incorrect data check/.test(cause.message))) throw cause;
    return inflateRawSync(bytes.subarray(ZLIB_HEAD_BYTES), options);
  }
}

const ZLIB_HEAD_BYTES = 2;

/** What stands alone or in a list, or not at all. */
function listed(value: PdfValue, resolve: Limits['resolve']): PdfValue[] {
  if (Array.isArray(value)) return value.slice(0, FILTERS_MAXIMUM + 1).map(resolve);
  return value === null ? [] : [value];
}

function numbersIn(parameters: PdfValue | undefined, resolve: Limits['resolve']): Parameters {
  if (!(parameters instanceof Map)) return {};
  const found = [...(parameters as PdfDictionary)].map(([key, value]) => [key, resolve(value)] as const);
  return Object.fromEntries(
    found.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
  );
}
