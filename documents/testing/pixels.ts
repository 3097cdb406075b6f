/** Pixels in memory, into the formats of pictures. */
import sharp, { type Sharp } from 'sharp';

/** Three bytes a pixel: red, green, blue. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export async function pngOf(pixels: Pixels): Promise<Uint8Array> {
  return new Uint8Array(await rawOf(pixels).png({ compressionLevel: 6 }).toBuffer());
}

/** @param orientation of EXIF, 1 to 8; none where undefined */
export async function jpegOf(pixels: Pixels, quality: number, orientation?: number): Promise<Uint8Array> {
  const plain = rawOf(pixels);
  const told = orientation === undefined ? plain : plain.withMetadata({ orientation });
  return new Uint8Array(await told.jpeg({ quality }).toBuffer());
}

/** To that size, smoothed as a scanner or a camera sees it. */
export async function resized(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const raw = rawOf(pixels).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw();
  return { width, height, data: new Uint8Array(await raw.toBuffer()) };
}

function rawOf({ width, height, data }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
