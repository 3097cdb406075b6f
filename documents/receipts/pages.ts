/** A file taken apart: the text of a PDF with its places, else what there is to look at. */
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { openPdf } from '../images/pdfium.ts';
import type { PagesResult } from './jobs.ts';
import { type Pixels, pixelsOf, pixelsOfBitmap, turned, webpOf } from './pixels.ts';
import { textLayerOf } from './text-layer.ts';

/** Receipts are short; a longer file tells what matters on its first pages. */
const TEXT_PAGES_MAXIMUM = 10;
const PICTURES_MAXIMUM = 4;
/** Pixels of the longest side of a page that is drawn to be looked at. */
const DRAWN_SIDE = 1_600;

/** Refuses `file.damaged` for what is neither a picture nor a PDF, and `file.password` for what asks for one. */
export function pagesOf(bytes: Uint8Array): Promise<PagesResult> {
  return refusingDamage(async () => {
    if (!isPdf(bytes)) return { ok: true, kind: 'pixels', pages: [await pixelsOf(bytes)] };
    return withPdf(bytes, async (document) => {
      const pages = textLayerOf(document, TEXT_PAGES_MAXIMUM);
      if (pages !== null) return { ok: true, kind: 'text', pages };
      return { ok: true, kind: 'pixels', pages: await drawn(document) };
    });
  });
}

/**
 * Pictures of its first pages, made anew: nothing of the file but what is seen leaves the process.
 * @param quarters turns by 90 degrees with the clock, a page; upright where none is told
 */
export function picturesOf(bytes: Uint8Array, quarters: readonly number[]): Promise<PagesResult> {
  return refusingDamage(async () => {
    const pages = isPdf(bytes) ? await withPdf(bytes, drawn) : [await pixelsOf(bytes)];
    const pictures: Uint8Array[] = [];
    for (const [index, page] of pages.entries())
      pictures.push(await webpOf(await turned(page, quarters[index] ?? 0)));
    return { ok: true, kind: 'pictures', pictures };
  });
}

async function refusingDamage(act: () => Promise<PagesResult>): Promise<PagesResult> {
  try {
    return await act();
  } catch (cause) {
    return { ok: false, code: /password/i.test(String(cause)) ? 'file.password' : 'file.damaged' };
  }
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

async function withPdf<T>(bytes: Uint8Array, act: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  const document = await openPdf(bytes);
  try {
    return await act(document);
  } finally {
    document.destroy();
  }
}

async function drawn(document: PDFiumDocument): Promise<Pixels[]> {
  const pages: Pixels[] = [];
  for (let index = 0; index < Math.min(document.getPageCount(), PICTURES_MAXIMUM); index += 1) {
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = DRAWN_SIDE / Math.max(originalWidth, originalHeight, 1);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    pages.push(await pixelsOfBitmap(data, width, height));
  }
  return pages;
}
