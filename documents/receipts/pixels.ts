/** Pictures as plain pixels, upright by what the camera noted, no larger than the reader needs. */
import sharp, { type Sharp } from 'sharp';

/** Three bytes a pixel: red, green, blue. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Text of a slip stays readable to this size, and a larger picture costs memory and time. */
const LONGEST_SIDE = 1_600;
/** Beyond this many pixels a file is a bomb and no photo. */
const PIXELS_MAXIMUM = 100_000_000;

/** @throws for what is no picture */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  return fitted(
    sharp(bytes, { limitInputPixels: PIXELS_MAXIMUM }).rotate().flatten({ background: '#ffffff' }),
  );
}

/** From pixels of four bytes, as PDFium draws them. */
export function pixelsOfBitmap(data: Uint8Array, width: number, height: number): Promise<Pixels> {
  return fitted(sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }));
}

/** @param quarters turns by 90 degrees with the clock */
export async function turned({ data, width, height }: Pixels, quarters: number): Promise<Pixels> {
  if (quarters % 4 === 0) return { data, width, height };
  return plain(sharp(data, { raw: { width, height, channels: 3 } }).rotate(90 * quarters));
}

function fitted(picture: Sharp): Promise<Pixels> {
  return plain(picture.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }));
}

async function plain(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** For people to look at. */
export async function webpOf({ data, width, height }: Pixels): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await picture.webp({ quality: 80, effort: 3 }).toBuffer());
}
