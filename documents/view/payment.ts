/** How the client pays: the request, the account, the GiroCode, PayPal. */
import { paypalLink } from '@belegbar/domain/business';
import { formatDay } from '@belegbar/domain/calendar';
import { hasReliableFigures, type InvoiceDocument, payeeOf } from '@belegbar/domain/invoices';
import type { Labels } from './labels.ts';
import { softened } from './measure.ts';
import { ibanLines, ibanText } from './parties.ts';
import { qrSvg } from './qr-path.ts';
import type { ViewPayment, ViewPaypal, ViewPicture } from './view.ts';

/**
 * Null where nothing is to be paid: a cancellation, a sum of zero or less, or one that is not known.
 * @param payload content of the GiroCode, or null for none
 * @param paypalCode the picture of the user's own code, or null for none
 */
export function paymentOf(
  document: InvoiceDocument,
  given: { payload: string | null; paypalCode: ViewPicture | null },
  labels: Labels,
): ViewPayment | null {
  if (document.kind !== 'invoice' || document.totals.gross <= 0 || !hasReliableFigures(document)) return null;
  const { bank } = document;
  const { payload } = given;
  return {
    request: requestOf(document, labels),
    payee: bank.iban === '' ? '' : softened(payeeOf(document), 20),
    iban: bank.iban === '' ? '' : ibanText(bank.iban),
    ibanLines: bank.iban === '' ? [] : ibanLines(bank.iban),
    bank: bank.iban === '' ? '' : softened(bankText(document), 20),
    referenceLabel: labels.paymentReference,
    reference: referenceOf(document, labels),
    code:
      payload === null
        ? null
        : { svg: qrSvg(payload), alt: labels.giroCodeAlt, caption: labels.giroCodeCaption },
    paypal: paypalOf(document, given.paypalCode),
  };
}

/** Transfers within SEPA need no BIC; those in other currencies do. */
function bankText({ bank, currency }: InvoiceDocument): string {
  const bic = currency === 'EUR' || bank.bic === '' ? '' : `BIC\u00a0${bank.bic}`;
  return [bank.bankName, bic].filter((text) => text !== '').join(' · ');
}

/** A creditor reference in groups of four, as an IBAN is written (ISO 11649). */
function referenceOf({ number, creditorReference }: InvoiceDocument, labels: Labels): string {
  if (creditorReference !== undefined) return creditorReference.replace(/.{4}(?=.)/g, '$& ');
  return softened(number ?? labels.onIssue, 24);
}

function paypalOf(
  { paypal, totals, currency }: InvoiceDocument,
  code: ViewPicture | null,
): ViewPaypal | null {
  if (paypal === undefined) return null;
  if (paypal.username === '') return { to: softened(paypal.email, 18), url: '', code };
  const { url, printed } = paypalLink(paypal.username, totals.gross, currency);
  return { to: printed.replaceAll('/', '/\u200b'), url, code };
}

function requestOf(document: InvoiceDocument, labels: Labels): string {
  const date = formatDay(document.dueDate, document.language);
  const isAtOnce = document.dueDate === document.invoiceDate;
  // Documents of before PayPal was printed keep their words.
  if (document.bank.iban === '' && document.paypal !== undefined)
    return isAtOnce ? labels.payOtherwiseOnReceipt : labels.payOtherwiseBy(date);
  return isAtOnce ? labels.payOnReceipt : labels.payBy(date);
}
