/** How much text there is space for: as the design says, on a letterhead as its margins leave. */
import type { LetterheadLayout } from '@belegbar/domain/business';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { DESIGNS, type Design } from '../designs/index.ts';

export interface Space {
  /** Characters on a line, by the usual width of a letter. */
  holds: Design['holds'] & { description: number; details: number };
  /** Lines of a later page, less some for safety, that the last rows and the totals have together. */
  pageLines: number;
  /** A row of more lines than this may break: it would leave half a page empty, or not fit on one at all. */
  rowLinesMaximum: number;
}

/** The space in the design of a document. */
export function spaceOf({ template, letterhead }: InvoiceDocument): Space {
  const { holds } = DESIGNS[template];
  if (letterhead !== undefined) return onLetterhead(holds, letterhead.layout);
  return { holds: { ...holds, description: 38, details: 46 }, pageLines: 46, rowLinesMaximum: 24 };
}

/** As `custom.typ` draws it: columns of figures 85 mm, the line on top of later pages 7 mm. */
function onLetterhead(holds: Design['holds'], { left, right, topLater, bottom }: LetterheadLayout): Space {
  const width = 210 - left - right;
  const pageLines = Math.floor(((297 - topLater - 7 - bottom) / 4.233) * 0.95) - 2;
  const description = Math.min(38, Math.floor((width - 85) / 1.8));
  return {
    holds: {
      ...holds,
      description,
      details: Math.floor(description * 1.2),
    },
    pageLines,
    rowLinesMaximum: Math.min(24, Math.floor(pageLines / 2)),
  };
}
