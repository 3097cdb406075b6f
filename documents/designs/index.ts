/**
 * The designs there are. A new one is a `.typ` file beside `standard.typ` that draws the same view, and one entry here.
 */
import type { InvoiceDocument } from '@belegbar/domain/invoices';

export { type Colours, coloursOf, contrast, darkened, mixedWithWhite, textOn } from './accent.ts';

export type DesignName = InvoiceDocument['template'];

export interface Design {
  /** File in this folder that draws `view.json`, then the files it imports besides `common.typ`. */
  sources: readonly [main: string, ...parts: string[]];
  /** Logos of any shape weigh the same: equal area, limited by a box. */
  logo: { areaMm2: number; widthMaximumMm: number; heightMaximumMm: number };
}

export const DESIGNS: Readonly<Record<DesignName, Design>> = {
  standard: {
    sources: ['standard.typ', 'standard-frame.typ'],
    logo: { areaMm2: 700, widthMaximumMm: 75, heightMaximumMm: 24 },
  },
};

/** Their names, in the order in which they are offered. */
export const DESIGN_NAMES = Object.keys(DESIGNS) as readonly DesignName[];

/** Pieces that all designs share. */
export const SHARED_SOURCE = 'common.typ';

/** Size in mm of a logo of the given pixels in a design. */
export function logoSize(
  design: Design,
  logo: { width: number; height: number },
): { widthMm: number; heightMm: number } {
  const { areaMm2, widthMaximumMm, heightMaximumMm } = design.logo;
  const ratio = logo.width / logo.height;
  const height = Math.min(Math.sqrt(areaMm2 / ratio), heightMaximumMm, widthMaximumMm / ratio);
  return { widthMm: rounded(height * ratio), heightMm: rounded(height) };
}

function rounded(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
