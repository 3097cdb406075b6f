/** Where two versions of a draft differ, field by field and line by line. */
import type { InvoiceDraft, InvoiceLine } from '@belegbar/domain/invoices';

export interface Difference {
  /** Name of the draft's field, or `line` with its place from 1. */
  field: Exclude<keyof InvoiceDraft, 'lines'> | 'line';
  place: number | null;
  mine: string;
  theirs: string;
}

/** Texts to compare are made by `print`, so that both versions are shown as the user knows them. */
export interface DifferencePrinter {
  field(draft: InvoiceDraft, field: Exclude<keyof InvoiceDraft, 'lines'>): string;
  line(line: InvoiceLine, draft: InvoiceDraft): string;
}

const FIELDS = [
  'clientId',
  'invoiceDate',
  'servicePeriod',
  'title',
  'paymentTerms',
  'skonto',
  'currency',
  'unitsPerEuro',
  'reference',
  'introduction',
  'notes',
  'footerText',
  'language',
  'priceEntry',
  'discountPercent',
  'attachments',
  'sellsFixedAssets',
] as const;

export function differencesOf(
  mine: InvoiceDraft,
  theirs: InvoiceDraft,
  print: DifferencePrinter,
): Difference[] {
  const fields = FIELDS.map(
    (field): Difference => ({
      field,
      place: null,
      mine: print.field(mine, field),
      theirs: print.field(theirs, field),
    }),
  );
  const places = Array.from(
    { length: Math.max(mine.lines.length, theirs.lines.length) },
    (_, index) => index,
  );
  const lines = places.map(
    (index): Difference => ({
      field: 'line',
      place: index + 1,
      mine: lineText(mine, index, print),
      theirs: lineText(theirs, index, print),
    }),
  );
  return [...fields, ...lines].filter((difference) => difference.mine !== difference.theirs);
}

function lineText(draft: InvoiceDraft, index: number, print: DifferencePrinter): string {
  const line = draft.lines[index];
  return line === undefined ? '' : print.line(line, draft);
}
