/** How the business's documents look: design, typeface, and where the text stands on its own letterhead. */

/** The designs, in the order in which they are offered; `custom` prints on the business's own letterhead. */
export const TEMPLATES = [
  'standard',
  'minimal',
  'modern',
  'corporate',
  'creative',
  'elegant',
  'tech',
  'eco',
  'retro',
  'luxury',
  'custom',
] as const;
export type Template = (typeof TEMPLATES)[number];

/** The languages of documents; `both` is German with English beside it. */
export const DOCUMENT_LANGUAGES = ['de', 'en', 'both'] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** The typeface of the text; `design` is the one that the design was drawn with. */
export const FONTS = [
  'design',
  'inter',
  'ibm-plex-sans',
  'fira-sans',
  'work-sans',
  'source-serif',
  'eb-garamond',
  'bitter',
  'jetbrains-mono',
] as const;
export type Font = (typeof FONTS)[number];

/** Where the text stands on the letterhead, in whole mm from the edges of an A4 page. */
export interface LetterheadLayout {
  left: number;
  right: number;
  /** From the upper edge to the title on page 1. */
  top: number;
  /** The same from page 2 on. */
  topLater: number;
  bottom: number;
  /** Whether the recipient stands in the window of an envelope by DIN 5008 form B. */
  window: boolean;
  /** Whether later pages are printed on the letterhead, too. */
  onLaterPages: boolean;
}

export type LetterheadMeasure = Exclude<keyof LetterheadLayout, 'window' | 'onLaterPages'>;

export const USUAL_LETTERHEAD: LetterheadLayout = {
  left: 25,
  right: 20,
  top: 99,
  topLater: 45,
  bottom: 36,
  window: true,
  onLaterPages: true,
};

/** Least and most of each measure in mm. */
export const LETTERHEAD_LIMITS: Readonly<Record<LetterheadMeasure, readonly [least: number, most: number]>> =
  {
    left: [15, 75],
    right: [10, 75],
    top: [40, 160],
    topLater: [15, 100],
    bottom: [15, 100],
  };

/** The address ends 90 mm from the upper edge; the title keeps 8 mm from it. */
const BELOW_WINDOW = 98;
/** Less carries no table of lines. */
const TEXT_WIDTH_LEAST = 120;
const PAPER_WIDTH = 210;

export interface LetterheadProblem {
  measure: LetterheadMeasure;
  code: 'letterhead.range' | 'letterhead.width' | 'letterhead.window';
  /** In mm. */
  values: Record<string, string>;
}

/** The first measure that cannot be, with the figure it breaks, in mm; null when all fit. */
export function letterheadProblem(layout: LetterheadLayout): LetterheadProblem | null {
  for (const measure of Object.keys(LETTERHEAD_LIMITS) as LetterheadMeasure[]) {
    const [least, most] = LETTERHEAD_LIMITS[measure];
    const value = layout[measure];
    if (!Number.isInteger(value) || value < least || value > most)
      return { measure, code: 'letterhead.range', values: { least: String(least), most: String(most) } };
  }
  if (PAPER_WIDTH - layout.left - layout.right < TEXT_WIDTH_LEAST)
    return { measure: 'right', code: 'letterhead.width', values: { least: String(TEXT_WIDTH_LEAST) } };
  if (layout.window && layout.top < BELOW_WINDOW)
    return { measure: 'top', code: 'letterhead.window', values: { least: String(BELOW_WINDOW) } };
  return null;
}

/** The layout with or without the window; the text makes way for it where it began too high. */
export function withWindow(layout: LetterheadLayout, window: boolean): LetterheadLayout {
  return { ...layout, window, top: window ? Math.max(layout.top, BELOW_WINDOW) : layout.top };
}
