/** Whether the figures of a document may be shown: a wrong total is worse than none. */
import { vatPercent } from '@belegbar/domain/law';
import type { DocumentLine, InvoiceDocument } from './document.ts';
import type { ProblemCode } from './problems/problem-codes.ts';
import { lineAmount, totalsFit } from './totals.ts';
import { isTaxedCase } from './vat-case.ts';

/** The problems with which a draft has no figures: an amount is beyond the largest, or the law of its days is not known. */
export const FIGURE_PROBLEMS: readonly ProblemCode[] = [
  'law.year.unknown',
  'line.amount.too-large',
  'total.too-large',
];

/** False where a line or sum beyond the largest amount counts as zero, or the rates of the supply's year are not known. */
export function hasReliableFigures(
  document: Pick<InvoiceDocument, 'lines' | 'totals' | 'servicePeriod'>,
): boolean {
  const { lines, totals, servicePeriod } = document;
  return vatPercent('standard19', servicePeriod.to).known && lines.every(hasFigures) && totalsFit(totals);
}

function hasFigures(line: DocumentLine): boolean {
  return lineAmount(line) !== null && hasRate(line);
}

/** Whether the VAT percent of a line is known, or its VAT case has none. */
export function hasRate(line: Pick<DocumentLine, 'vatCase' | 'vatPercent'>): boolean {
  return line.vatPercent !== null || !isTaxedCase(line.vatCase);
}
