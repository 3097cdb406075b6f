/** How the client pays: the request, the account, the GiroCode. */
import { formatDay } from '@belegbar/domain/calendar';
import { hasReliableFigures, type InvoiceDocument, payeeOf } from '@belegbar/domain/invoices';
import type { Labels } from './labels.ts';
import { softened } from './measure.ts';
import { ibanLines, ibanText } from './parties.ts';
import { qrSvg } from './qr-path.ts';
import type { ViewPayment } from './view.ts';

/**
 * Null where nothing is to be paid: a cancellation, a sum of zero or less, or one that is not known.
 * @param payload content of the GiroCode, or null for none
 */
export function paymentOf(
  document: InvoiceDocument,
  payload: string | null,
  labels: Labels,
): ViewPayment | null {
  if (document.kind !== 'invoice' || document.totals.gross <= 0 || !hasReliableFigures(document)) return null;
  const { bank } = document;
  return {
    request: requestOf(document, labels),
    payee: bank.iban === '' ? '' : softened(payeeOf(document), 20),
    iban: bank.iban === '' ? '' : ibanText(bank.iban),
    ibanLines: bank.iban === '' ? [] : ibanLines(bank.iban),
    bank: bank.iban === '' ? '' : softened(bank.bankName, 20),
    referenceLabel: labels.paymentReference,
    reference: softened(document.number ?? labels.onIssue, 24),
    code:
      payload === null
        ? null
        : { svg: qrSvg(payload), alt: labels.giroCodeAlt, caption: labels.giroCodeCaption },
  };
}

function requestOf(document: InvoiceDocument, labels: Labels): string {
  if (document.dueDate === document.invoiceDate) return labels.payOnReceipt;
  return labels.payBy(formatDay(document.dueDate, document.language));
}
