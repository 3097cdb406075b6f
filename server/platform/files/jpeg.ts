/** The structure of a JPEG (ITU-T T.81): its segments and scans up to its end. */
import type { WholeImage } from './image.ts';

type PixelSize = Omit<WholeImage, 'bytes'>;

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Baseline, extended and progressive frames by Huffman coding; others are not read by common readers. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const STANDALONE_MAXIMUM = 0xd9;
const STANDALONE_MINIMUM = 0xd0;

/** The JPEG up to its end marker; null when a segment is cut off, no frame of a common kind leads, or its end is missing. */
export function readJpeg(bytes: Uint8Array): WholeImage | null {
  let size: PixelSize | null = null;
  let position = 2;
  while (position + 4 <= bytes.byteLength) {
    if (bytes[position] !== 0xff) return null;
    const marker = bytes[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    if (marker >= STANDALONE_MINIMUM && marker <= STANDALONE_MAXIMUM) return null;
    const length = uint16(bytes, position + 2);
    if (length < 2 || position + 2 + length > bytes.byteLength) return null;
    if (FRAMES.includes(marker)) size = frameSize(bytes, position + 4, length);
    position += 2 + length;
    if (marker === START_OF_SCAN) return size === null ? null : upToEnd(bytes, position, size);
  }
  return null;
}

function frameSize(bytes: Uint8Array, start: number, length: number): PixelSize | null {
  if (length < 8 || bytes[start] !== 8) return null;
  const size = { height: uint16(bytes, start + 1), width: uint16(bytes, start + 3) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** Walks the scans and the segments between them. Within a scan, 0xFF is followed by 0 or by a restart marker. */
function upToEnd(bytes: Uint8Array, firstScan: number, size: PixelSize): WholeImage | null {
  let position = firstScan;
  while (position + 2 <= bytes.byteLength) {
    const marker = bytes[position] === 0xff ? (bytes[position + 1] ?? 0) : null;
    if (marker === END_OF_IMAGE) return { ...size, bytes: bytes.slice(0, position + 2) };
    if (marker === null || marker === 0xff) position += 1;
    else if (marker === 0 || isRestart(marker)) position += 2;
    else if (position + 4 > bytes.byteLength) return null;
    else position += 2 + uint16(bytes, position + 2);
  }
  return null;
}

function isRestart(marker: number): boolean {
  return marker >= STANDALONE_MINIMUM && marker < STANDALONE_MINIMUM + 8;
}

function uint16(bytes: Uint8Array, position: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint16(position);
}
