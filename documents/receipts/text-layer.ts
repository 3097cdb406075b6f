/** The text that a PDF itself holds, sign by sign with its place, put together to words. */
import type { SeenPage, SeenWord } from '@belegbar/domain/receipts';
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';

/** A page with fewer signs than this is a picture with a stamp on it. */
const SIGNS_MINIMUM = 20;
/** Signs further apart than this share of their height belong to two words. */
const GAP = 0.25;

/** The functions of PDFium that its wrapping does not name. */
interface TextFunctions {
  malloc(size: number): number;
  free(pointer: number): void;
  FPDFText_LoadPage(page: number): number;
  FPDFText_ClosePage(text: number): void;
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, index: number): number;
  FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
}

interface Inside {
  pageIdx: number;
  module: { wasmExports: TextFunctions; HEAPU8: Uint8Array };
}

/** Null where a page is a picture, so that it must be seen. In points, from the upper left corner. */
export function textLayerOf(document: PDFiumDocument, pagesMaximum: number): SeenPage[] | null {
  const pages: SeenPage[] = [];
  for (let index = 0; index < Math.min(document.getPageCount(), pagesMaximum); index += 1) {
    const page = document.getPage(index);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    pages.push({ width, height, words: wordsOf(signsOf(page, height)) });
  }
  const signs = pages.reduce(
    (sum, { words }) => sum + words.reduce((all, { text }) => all + text.length, 0),
    0,
  );
  return signs < SIGNS_MINIMUM ? null : pages;
}

interface Sign {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In the order of the page; a blank or the end of a line parts words. */
function signsOf(page: PDFiumPage, pageHeight: number): (Sign | null)[] {
  const { module, pageIdx } = page as unknown as Inside;
  const pdfium = module.wasmExports;
  const text = pdfium.FPDFText_LoadPage(pageIdx);
  const box = pdfium.malloc(32);
  try {
    return Array.from({ length: pdfium.FPDFText_CountChars(text) }, (_, index) => {
      const sign = String.fromCodePoint(pdfium.FPDFText_GetUnicode(text, index));
      if (/[\s\p{C}]/u.test(sign)) return null;
      // Across by what the sign takes up, so that words hold together; in height by what is seen of it, so that rows do.
      const isPlaced = pdfium.FPDFText_GetLooseCharBox(text, index, box);
      const [left = 0, , right = 0] = new Float32Array(module.HEAPU8.buffer, box, 4);
      const isSeen = pdfium.FPDFText_GetCharBox(text, index, box, box + 8, box + 16, box + 24);
      const [, , bottom = 0, top = 0] = new Float64Array(module.HEAPU8.buffer, box, 4);
      if (!isPlaced || !isSeen) return null;
      return { text: sign, left, top: pageHeight - top, right, bottom: pageHeight - bottom };
    });
  } finally {
    pdfium.free(box);
    pdfium.FPDFText_ClosePage(text);
  }
}

function wordsOf(signs: readonly (Sign | null)[]): SeenWord[] {
  const words: SeenWord[] = [];
  let open: Sign | null = null;
  for (const sign of [...signs, null]) {
    if (open !== null && sign !== null && isNext(open, sign)) {
      open = { ...around(open, sign), text: open.text + sign.text };
      continue;
    }
    if (open !== null) words.push({ ...open, slope: 0 });
    open = sign;
  }
  return words;
}

/** Commas and dashes are low and small: a word is as high as its highest sign, at least half of what its signs are wide. */
function isNext(word: Sign, sign: Sign): boolean {
  const height = Math.max(
    word.bottom - word.top,
    sign.bottom - sign.top,
    (word.right - word.left) / word.text.length,
  );
  const isLevel = sign.top < word.bottom + 0.4 * height && sign.bottom > word.top - 0.4 * height;
  return isLevel && sign.left - word.right < GAP * height && sign.left > word.left - height;
}

function around(one: Sign, other: Sign): Omit<Sign, 'text'> {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
