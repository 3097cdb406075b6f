/** PDFium, read from disk with the program: once the process has left root, the folder of the program may be closed to it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

const wasmBinary = new Uint8Array(
  readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
).buffer;

/** Opens a PDF in a PDFium of its own; throws for what does not open, with `password` in its words where one is missing. */
export async function openPdf(bytes: Uint8Array): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init({ wasmBinary });
  return library.loadDocument(bytes);
}
