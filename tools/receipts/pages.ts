/** The pages of a PDF as a printer puts them on paper: sharp, without a text layer. */
import { drawnPage } from '../../documents/testing/read-pdf.ts';
import type { Page } from './conditions/index.ts';

export const DOTS_PER_INCH = 200;

/** @param number from 1 */
export async function pageOf(pdf: Uint8Array, number: number): Promise<Page> {
  const { width, height, data } = await drawnPage(pdf, number, DOTS_PER_INCH / 72);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0, from = 0; at < pixels.length; at += 3, from += 4) {
    pixels[at] = data[from] as number;
    pixels[at + 1] = data[from + 1] as number;
    pixels[at + 2] = data[from + 2] as number;
  }
  return { pixels: { width, height, data: pixels }, widthMm: (width / DOTS_PER_INCH) * 25.4 };
}
