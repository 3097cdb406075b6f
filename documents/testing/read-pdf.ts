/** What a reader sees in a PDF: the text of its pages, and the first one as a picture. */
import { PDFiumLibrary } from '@hyzyla/pdfium';

export interface Picture {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  data: Uint8ClampedArray;
}

/** The pages' texts without white space and in lower case, since designs break lines and set capitals as they like. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  return inDocument(bytes, (document) =>
    Array.from(document.pages(), (page) =>
      page
        .getText()
        .replace(/[\s\u200b\ufffe]+/g, '')
        .toLowerCase(),
    ),
  );
}

export async function pageCount(bytes: Uint8Array): Promise<number> {
  return inDocument(bytes, (document) => document.getPageCount());
}

/** Page 1 with `scale` pixels a point. */
export function firstPage(bytes: Uint8Array, scale: number): Promise<Picture> {
  return drawnPage(bytes, 1, scale);
}

/** A page by its number, with `scale` pixels a point. */
export async function drawnPage(bytes: Uint8Array, number: number, scale: number): Promise<Picture> {
  return inDocument(bytes, async (document) => {
    const { data, width, height } = await document.getPage(number - 1).render({ scale, render: 'bitmap' });
    return { width, height, data: new Uint8ClampedArray(data) };
  });
}

type PdfiumDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;

async function inDocument<T>(
  bytes: Uint8Array,
  read: (document: PdfiumDocument) => T | Promise<T>,
): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(bytes);
  try {
    return await read(document);
  } finally {
    document.destroy();
  }
}

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;
