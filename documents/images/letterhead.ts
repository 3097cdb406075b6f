/** A letterhead from outside, as one picture of an A4 page: the first page of a PDF, or an image. */
import sharp, { type Sharp } from 'sharp';
import { type CleanImage, refused } from './jobs.ts';
import { openPdf } from './pdfium.ts';
import { imageTypeOf, reading } from './picture.ts';

/** A4 (210 by 297 mm) at 200 dots an inch. */
const PAGE = { width: 1654, height: 2339 } as const;
const WHITE = '#ffffff';

/**
 * A PNG in RGB without transparency, 1654 by 2339 pixels: what is narrower than A4 stands on white, from the top.
 * Refuses what is neither PDF, PNG nor JPEG, what cannot be read, and a PDF that asks for a password.
 */
export async function cleanLetterhead(bytes: Uint8Array): Promise<CleanImage> {
  if (isPdf(bytes)) return firstPage(bytes);
  const type = imageTypeOf(bytes);
  if (type !== 'image/png' && type !== 'image/jpeg') return refused('file.type');
  return reading(bytes, (image) => onPage(image.autoOrient()));
}

/** The header of a PDF stands within its first 1024 bytes (ISO 32000-1, annex H). */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Fonts, scripts, links and transparency of the PDF end here: what goes on is a picture. */
async function firstPage(bytes: Uint8Array): Promise<CleanImage> {
  try {
    const document = await openPdf(bytes);
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(PAGE.width / originalWidth, PAGE.height / originalHeight);
    const size = { width: Math.round(originalWidth * scale), height: Math.round(originalHeight * scale) };
    const { data, width, height } = await page.render(size);
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    return { ok: true, ...(await onPage(picture)) };
  } catch (cause) {
    return refused(/password/i.test(String(cause)) ? 'file.password' : 'file.damaged');
  }
}

async function onPage(image: Sharp): Promise<{ contentType: 'image/png'; bytes: Uint8Array }> {
  const fit = { ...PAGE, fit: 'contain', position: 'top', background: WHITE } as const;
  const page = image.flatten({ background: WHITE }).resize(fit).toColourspace('srgb').removeAlpha();
  return {
    contentType: 'image/png',
    bytes: new Uint8Array(await page.png({ compressionLevel: 9 }).toBuffer()),
  };
}
