/** Whether an upload is an image that a document can carry, judged by its content and never by its name. */
import { fileTypeFromBuffer } from 'file-type';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

export type CheckedImage =
  | { ok: true; bytes: Uint8Array; contentType: 'image/png' | 'image/jpeg' }
  | {
      ok: false;
      code: 'file.empty' | 'file.size' | 'file.type' | 'file.damaged' | 'file.dimensions';
      values: Record<string, string>;
    };

/** An image that is whole: its size in pixels, and its bytes without whatever stands behind its end. */
export interface WholeImage {
  width: number;
  height: number;
  bytes: Uint8Array;
}

const BYTES_MAXIMUM = 2 * 1024 * 1024;
const SIDE_PIXELS_MAXIMUM = 5000;
/** An image is unpacked to four bytes a pixel when a document is set: this many make 64 MB. */
const PIXELS_MAXIMUM = 16_000_000;

/**
 * Accepts a whole PNG or JPEG of at most 2 MB, 5,000 pixels a side and 16 million pixels; else says which of these it is not.
 * What stands behind the end of the image is left out: cameras append to it, and nothing else that a file may be is to be kept as a logo.
 */
export async function checkImage(file: Blob): Promise<CheckedImage> {
  if (file.size === 0) return { ok: false, code: 'file.empty', values: {} };
  if (file.size > BYTES_MAXIMUM) return { ok: false, code: 'file.size', values: { megabytes: '2' } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type !== 'image/png' && type !== 'image/jpeg') return { ok: false, code: 'file.type', values: {} };
  const image = type === 'image/png' ? await readPng(bytes) : readJpeg(bytes);
  if (image === null) return { ok: false, code: 'file.damaged', values: {} };
  const isTooLarge =
    Math.max(image.width, image.height) > SIDE_PIXELS_MAXIMUM || image.width * image.height > PIXELS_MAXIMUM;
  if (isTooLarge)
    return { ok: false, code: 'file.dimensions', values: { pixels: String(SIDE_PIXELS_MAXIMUM) } };
  return { ok: true, bytes: image.bytes, contentType: type };
}
