/**
 * The designs there are. A new one is a `.typ` file beside `standard.typ` that draws the same view, and one entry here.
 */
import type { InvoiceDocument } from '@belegbar/domain/invoices';

export {
  type Colours,
  coloursOf,
  contrast,
  DARK,
  darkened,
  letterColoursOf,
  mixedWithWhite,
  textOn,
} from './accent.ts';

export type DesignName = InvoiceDocument['template'];

export interface Design {
  /** File in this folder that draws `view.json`, then the files it imports besides `common.typ`. */
  sources: readonly [main: string, ...parts: string[]];
  /** Logos of any shape weigh the same: equal area, limited by a box. */
  logo: LogoBox;
  /** Where a logo much wider than high has another place than one that is not (`retro`). */
  wideLogo?: LogoBox;
  /** How many characters a line holds: of notes, of the footer, of one of its columns where they are equally wide. */
  holds: { notes: number; footer: number; footerColumn: number };
  /** Whether the footer leaves the bank to the payment block. */
  footerWithoutBank?: true;
}

interface LogoBox {
  areaMm2: number;
  widthMaximumMm: number;
  heightMaximumMm: number;
}

const USUAL = { notes: 100, footer: 125, footerColumn: 26 };

export const DESIGNS: Readonly<Record<DesignName, Design>> = {
  standard: {
    sources: ['standard.typ', 'standard-frame.typ'],
    logo: { areaMm2: 700, widthMaximumMm: 75, heightMaximumMm: 24 },
    holds: USUAL,
  },
  minimal: {
    sources: ['minimal.typ', 'minimal-frame.typ'],
    logo: { areaMm2: 200, widthMaximumMm: 34, heightMaximumMm: 20 },
    holds: { notes: 62, footer: 130, footerColumn: 36 },
    footerWithoutBank: true,
  },
  modern: {
    sources: ['modern.typ', 'modern-frame.typ'],
    logo: { areaMm2: 560, widthMaximumMm: 58, heightMaximumMm: 24 },
    holds: { notes: 88, footer: 104, footerColumn: 32 },
    footerWithoutBank: true,
  },
  corporate: {
    sources: ['corporate.typ', 'corporate-frame.typ'],
    logo: { areaMm2: 440, widthMaximumMm: 42, heightMaximumMm: 25 },
    holds: { ...USUAL, notes: 52 },
  },
  creative: {
    sources: ['creative.typ', 'creative-frame.typ'],
    logo: { areaMm2: 560, widthMaximumMm: 70, heightMaximumMm: 26 },
    holds: { ...USUAL, notes: 48 },
  },
  elegant: {
    sources: ['elegant.typ', 'elegant-frame.typ'],
    logo: { areaMm2: 560, widthMaximumMm: 90, heightMaximumMm: 26 },
    holds: USUAL,
  },
  tech: {
    sources: ['tech.typ', 'tech-frame.typ'],
    logo: { areaMm2: 480, widthMaximumMm: 70, heightMaximumMm: 20 },
    holds: { notes: 44, footer: 122, footerColumn: 26 },
  },
  eco: {
    sources: ['eco.typ', 'eco-frame.typ'],
    logo: { areaMm2: 500, widthMaximumMm: 60, heightMaximumMm: 27 },
    holds: USUAL,
  },
  retro: {
    sources: ['retro.typ', 'retro-frame.typ'],
    logo: { areaMm2: 400, widthMaximumMm: 40, heightMaximumMm: 20 },
    wideLogo: { areaMm2: 640, widthMaximumMm: 80, heightMaximumMm: 19 },
    holds: USUAL,
  },
  luxury: {
    sources: ['luxury.typ', 'luxury-frame.typ'],
    logo: { areaMm2: 480, widthMaximumMm: 50, heightMaximumMm: 27 },
    holds: USUAL,
  },
  custom: {
    sources: ['custom.typ', 'custom-frame.typ'],
    logo: { areaMm2: 700, widthMaximumMm: 75, heightMaximumMm: 24 },
    holds: { ...USUAL, notes: 39 },
  },
};

/** Their names, in the order in which they are offered. */
export const DESIGN_NAMES = Object.keys(DESIGNS) as readonly DesignName[];

/** The page of an own receipt, which has one look. */
export const OWN_RECEIPT = 'own-receipt.typ';

/** The pages of a report, which have one look. */
export const REPORT = 'report.typ';

/** Pieces that all designs share. */
export const SHARED_SOURCES = ['common.typ', 'table.typ', 'blocks.typ'] as const;

/** Size in mm of a logo of the given pixels in a design. */
export function logoSize(
  design: Design,
  logo: { width: number; height: number },
): { widthMm: number; heightMm: number } {
  const ratio = logo.width / logo.height;
  const box = ratio > WIDE && design.wideLogo ? design.wideLogo : design.logo;
  const { areaMm2, widthMaximumMm, heightMaximumMm } = box;
  const height = Math.min(Math.sqrt(areaMm2 / ratio), heightMaximumMm, widthMaximumMm / ratio);
  return { widthMm: rounded(height * ratio), heightMm: rounded(height) };
}

/** Size in mm of a signature of the given pixels: as high as the space that is left for it, unless that makes it too wide. */
export function signatureSize(picture: { width: number; height: number }): {
  widthMm: number;
  heightMm: number;
} {
  const ratio = picture.width / picture.height;
  const height = Math.min(SIGNATURE.heightMm, SIGNATURE.widthMaximumMm / ratio);
  return { widthMm: rounded(height * ratio), heightMm: rounded(height) };
}

/** Size in mm of an uploaded code of the given pixels, whatever its shape. */
export function codeSize(picture: { width: number; height: number }): { widthMm: number; heightMm: number } {
  const ratio = picture.width / picture.height;
  const height = Math.min(CODE_MM, CODE_MM / ratio);
  return { widthMm: rounded(height * ratio), heightMm: rounded(height) };
}

const CODE_MM = 18;

const SIGNATURE = { heightMm: 11, widthMaximumMm: 50 };

/** Width by height above which a logo counts as wide. */
const WIDE = 1.8;

function rounded(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
