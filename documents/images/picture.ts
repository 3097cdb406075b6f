/** A picture from outside, read and written anew by libvips: turned as the camera meant it, in sRGB, without metadata. */
import sharp, { type Sharp } from 'sharp';
import { type CleanImage, type ImageType, refused } from './jobs.ts';

// The library reads many formats, some of which are programs (SVG, PDF). Here it knows three, from memory alone.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

const SIDE_PIXELS_MAXIMUM = 5000;
/** An image is unpacked to four bytes a pixel when a document is set: this many make 64 MB. */
const PIXELS_MAXIMUM = 16_000_000;
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 9 } as const;

/** Photographs stay JPEG, everything else becomes PNG. Refused: other contents than `types`, damaged ones, more than 5,000 pixels a side or 16 million. */
export async function cleanPicture(bytes: Uint8Array, types: readonly ImageType[]): Promise<CleanImage> {
  const type = imageTypeOf(bytes);
  if (type === null || !types.includes(type)) return refused('file.type');
  return reading(bytes, async (image) => {
    const upright = image.autoOrient().toColourspace('srgb');
    if (type === 'image/jpeg') return { contentType: type, bytes: await upright.jpeg(JPEG).toBuffer() };
    return { contentType: 'image/png', bytes: await upright.png(PNG).toBuffer() };
  });
}

/** Gives a picture of a known type to `act`, unless it is too large; what cannot be read is refused as damaged. */
export async function reading(
  bytes: Uint8Array,
  act: (image: Sharp) => Promise<{ contentType: 'image/png' | 'image/jpeg'; bytes: Uint8Array }>,
): Promise<CleanImage> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > SIDE_PIXELS_MAXIMUM || width * height > PIXELS_MAXIMUM)
      return refused('file.dimensions');
    const written = await act(sharp(bytes, { failOn: 'warning', limitInputPixels: PIXELS_MAXIMUM }));
    return { ok: true, contentType: written.contentType, bytes: new Uint8Array(written.bytes) };
  } catch {
    return refused('file.damaged');
  }
}

/** By the first bytes, never by the name. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return /^RIFF.{4}WEBP$/s.test(head) ? 'image/webp' : null;
}
