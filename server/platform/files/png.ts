/** The structure of a PNG (ISO/IEC 15948): enough to know that a reader will not stumble. */
import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import type { WholeImage } from './image.ts';

const SIGNATURE_LENGTH = 8;
const CHUNK_FRAME_LENGTH = 12;
const CHANNELS_BY_COLOUR_TYPE: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PIXELS_TO_UNPACK_MAXIMUM = 40_000_000;

/** The PNG up to the end of its chunk IEND; null when a chunk is cut off or damaged, or the pixels do not unpack. */
export async function readPng(bytes: Uint8Array): Promise<WholeImage | null> {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== 'IHDR' || header.data.byteLength !== 13) return null;
  const last = chunks.at(-1);
  if (last?.type !== 'IEND') return null;
  const size = { width: uint32(header.data, 0), height: uint32(header.data, 4) };
  if (size.width === 0 || size.height === 0) return null;
  const image = { ...size, bytes: bytes.slice(0, last.end) };
  // Larger ones are refused for their size: they are not worth unpacking.
  if (size.width * size.height > PIXELS_TO_UNPACK_MAXIMUM) return image;
  const pixels = chunks.filter((chunk) => chunk.type === 'IDAT').map((chunk) => chunk.data);
  return (await unpacks(pixels, unpackedBytes(size, header.data))) ? image : null;
}

interface Chunk {
  type: string;
  data: Uint8Array;
  /** Where the next one begins. */
  end: number;
}

/** The chunks up to IEND; null when one is cut off or its checksum is wrong. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const chunks: Chunk[] = [];
  let position = SIGNATURE_LENGTH;
  while (position + CHUNK_FRAME_LENGTH <= bytes.byteLength) {
    const length = uint32(bytes, position);
    const end = position + CHUNK_FRAME_LENGTH + length;
    if (end > bytes.byteLength) return null;
    const checked = bytes.subarray(position + 4, end - 4);
    if (crc32(checked) !== uint32(bytes, end - 4)) return null;
    const type = String.fromCharCode(...checked.subarray(0, 4));
    chunks.push({ type, data: checked.subarray(4), end });
    if (type === 'IEND') return chunks;
    position = end;
  }
  return null;
}

/** Bytes that the pixels unpack to: one filter byte a row, then the samples. An interlaced image has a few rows more. */
function unpackedBytes(size: Omit<WholeImage, 'bytes'>, header: Uint8Array): { least: number; most: number } {
  const bitsPerPixel = (header[8] ?? 0) * (CHANNELS_BY_COLOUR_TYPE[header[9] ?? -1] ?? 0);
  const least = size.height * (1 + Math.ceil((size.width * bitsPerPixel) / 8));
  const isInterlaced = header[12] === 1;
  return { least, most: isInterlaced ? least * 2 + 64 : least };
}

async function unpacks(parts: Uint8Array[], expected: { least: number; most: number }): Promise<boolean> {
  try {
    const raw = await promisify(inflate)(Buffer.concat(parts), { maxOutputLength: expected.most + 1 });
    return raw.byteLength >= expected.least && raw.byteLength <= expected.most;
  } catch {
    return false;
  }
}

function uint32(bytes: Uint8Array, position: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(position);
}
