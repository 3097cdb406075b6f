/** A new draft from one that was written before. */
import { addDays, type Day, daysBetween } from '@belegbar/domain/calendar';
import { invoiceDateOf } from './draft.ts';
import type { InvoiceDraft } from './invoice.ts';

/**
 * The same content with dates and a rate of its own: none of the copied invoice's, nor of its lines, and where it was due on a day, as many days
 * from `today`.
 */
export function copyOf(draft: InvoiceDraft, issuedOn: Day | null, today: Day): InvoiceDraft {
  const { paymentTerms: terms } = draft;
  const from = issuedOn ?? invoiceDateOf(draft, today);
  const paymentTerms =
    terms.kind === 'date'
      ? { ...terms, on: addDays(today, Math.max(0, daysBetween(from, terms.on))) }
      : terms;
  const lines = draft.lines.map(({ servicePeriod: _, ...line }) => line);
  const own = {
    invoiceDate: null,
    servicePeriod: null,
    unitsPerEuro: null,
    attachments: [],
    sellsFixedAssets: false,
  };
  return { ...draft, ...own, paymentTerms, lines };
}
