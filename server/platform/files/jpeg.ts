/** The structure of a JPEG (ITU-T T.81): its segments up to the pixels. */
import type { PixelSize } from './image.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Baseline, extended and progressive frames by Huffman coding; others are not read by common readers. */
const FRAMES = [0xc0, 0xc1, 0xc2];
const STANDALONE_MAXIMUM = 0xd9;
const STANDALONE_MINIMUM = 0xd0;

/** Width and height of a whole JPEG; null when a segment is cut off, no frame of a common kind leads, or its end is missing. */
export function jpegSize(bytes: Uint8Array): PixelSize | null {
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
    if (marker === START_OF_SCAN) return size !== null && endsAfter(bytes, position) ? size : null;
  }
  return null;
}

function frameSize(bytes: Uint8Array, start: number, length: number): PixelSize | null {
  if (length < 8 || bytes[start] !== 8) return null;
  const size = { height: uint16(bytes, start + 1), width: uint16(bytes, start + 3) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** Whether the end of the image stands somewhere after the first scan; cameras and editors may append to it. */
function endsAfter(bytes: Uint8Array, start: number): boolean {
  for (let position = bytes.byteLength - 2; position > start; position -= 1) {
    if (bytes[position] === 0xff && bytes[position + 1] === END_OF_IMAGE) return true;
  }
  return false;
}

function uint16(bytes: Uint8Array, position: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint16(position);
}
