/** The electronic invoice of a document that the product has made. */
import { writtenBuyerReference } from '@belegbar/domain/business';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { emptyEInvoice } from '../empty.ts';
import { filled } from '../filled.ts';
import type { EInvoice, SupportingDocument } from '../model.ts';
import { PROFILES, type Profile } from '../profile.ts';
import { eLine } from './lines.ts';
import { notesOf } from './notes.ts';
import { buyerOf, deliveryOf, sellerOf } from './parties.ts';
import { paymentOf } from './payment.ts';
import { signsOf } from './signed.ts';
import { allowancesOf, totalsOf, vatBreakdownOf, vatInEuros } from './totals.ts';

/** UNTDID 1001 of each kind of document (BT-3). */
export const TYPE_CODES = { invoice: '380', cancellation: '384', creditNote: '381' } as const;

/**
 * A document as an electronic invoice of the profile. `files` are the contents of its attachments in base 64, in their order; without
 * them they are named only. A draft's document gives an invoice without number.
 */
export function composeEInvoice(
  document: InvoiceDocument,
  profile: Profile,
  files: readonly string[] = [],
): EInvoice {
  const signed = signsOf(document.kind);
  const { servicePeriod, reference, preceding } = document;
  const vatBreakdown = vatBreakdownOf(document, signed);
  return {
    ...emptyEInvoice(),
    ...PROFILES[profile],
    issueDate: document.invoiceDate,
    typeCode: TYPE_CODES[document.kind],
    currency: document.currency,
    notes: notesOf(document, vatBreakdown),
    preceding: preceding === null ? [] : [{ number: preceding.number, issueDate: preceding.date }],
    seller: sellerOf(document),
    buyer: buyerOf(document),
    ...paymentOf(document),
    ...filled({
      number: document.number,
      accountingCurrency: vatInEuros(document) === null ? undefined : 'EUR',
      buyerReference: buyerReferenceOf(document, profile),
      purchaseOrder: reference,
      delivery: deliveryOf(document),
      period:
        servicePeriod.from === servicePeriod.to
          ? undefined
          : { start: servicePeriod.from, end: servicePeriod.to },
    }),
    allowances: allowancesOf(document, signed),
    totals: totalsOf(document, signed),
    vatBreakdown,
    documents: documentsOf(document, files),
    lines: document.lines.map((line) => eLine(line, document, signed)),
  };
}

/** BT-10: XRechnung wants one of every buyer; who has no Leitweg-ID is reached by order, person or client number. */
function buyerReferenceOf({ recipient, reference }: InvoiceDocument, profile: Profile): string | undefined {
  const { buyerReference, contactPerson, clientNumber, name } = recipient;
  if (buyerReference !== undefined) return writtenBuyerReference(buyerReference);
  if (profile !== 'xrechnung') return undefined;
  return [reference, contactPerson, clientNumber, name].find((text) => text.trim() !== '');
}

/** BG-24 */
function documentsOf({ attachments = [] }: InvoiceDocument, files: readonly string[]): SupportingDocument[] {
  return attachments.map(({ name, contentType }, index) => {
    const content = files[index];
    return {
      reference: name,
      ...(content === undefined ? {} : { file: { content, mediaType: contentType, name } }),
    };
  });
}
