/** Which lines of a draft are lines: an empty one at the end is where the next would be written. */
import { compareDecimals, decimal } from '@belegbar/domain/money';
import type { InvoiceDraft, InvoiceLine } from './invoice.ts';
import { isBlank } from './problems/problem.ts';

/** The draft without the lines at its end that say nothing and cost nothing. The first stays, so that what it lacks has a place. */
export function withWrittenLines<Draft extends Pick<InvoiceDraft, 'lines'>>(draft: Draft): Draft {
  const last = draft.lines.findLastIndex((line) => !isEmpty(line));
  const count = Math.max(last + 1, 1);
  return count >= draft.lines.length ? draft : { ...draft, lines: draft.lines.slice(0, count) };
}

/** Whether any line says or costs something. */
export function isWritten({ lines }: Pick<InvoiceDraft, 'lines'>): boolean {
  return lines.some((line) => !isEmpty(line));
}

function isEmpty({ description, details, unitPrice, servicePeriod }: InvoiceLine): boolean {
  const isFree = compareDecimals(unitPrice, decimal('0')) === 0;
  return isFree && isBlank(description) && isBlank(details) && !servicePeriod;
}
