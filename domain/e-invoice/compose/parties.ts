/** Seller, buyer and delivery of a document (BG-4, BG-7, BG-13). */
import { isLeitwegId, normaliseVatId, peppolAddress, writtenBuyerReference } from '@belegbar/domain/business';
import type { Address, InvoiceDocument, Sender } from '@belegbar/domain/invoices';
import { emptyParty } from '../empty.ts';
import { filled } from '../filled.ts';
import type { Buyer, Contact, Delivery, EAddress, Identifier, Party } from '../model.ts';
import { isVatPrefix } from '../rules/vat-prefixes.ts';
import { vatCategory } from './vat-category.ts';

/** BR-O-02: where a supply is not subject to VAT, the VAT ids of both stay away. */
function isNotSubjectToVat({ totals }: InvoiceDocument): boolean {
  return totals.groups.some(({ vatCase }) => vatCategory(vatCase) === 'O');
}

/** BR-CO-26: a seller without a VAT id is known by the tax number, as an identifier beside BT-32. */
export function sellerOf(document: InvoiceDocument): Party {
  const { sender } = document;
  const vatId = isNotSubjectToVat(document) ? '' : writtenVatId(sender.vatId);
  const { name, tradingName } = namesOf(sender);
  return {
    ...emptyParty(),
    identifiers: vatId === '' && sender.taxNumber !== '' ? [{ value: sender.taxNumber }] : [],
    address: eAddress(sender.address),
    contact: contactOf(sender.fullName === '' ? name : sender.fullName, sender.phone, sender.email),
    ...filled({
      name,
      tradingName,
      vatId,
      taxNumber: sender.taxNumber,
      legalInformation: document.footerText,
      electronicAddress: sellerAddress(document),
    }),
  };
}

/** BT-27 and BT-28: a person by the full name (§ 14 (4) No. 1 UStG) and what it is known by; a company by its own. */
function namesOf({ fullName, businessName, isPerson }: Sender): { name: string; tradingName: string } {
  if (fullName === '' || businessName === '') return { name: fullName + businessName, tradingName: '' };
  if (isPerson !== true) return { name: businessName, tradingName: '' };
  return { name: fullName, tradingName: businessName === fullName ? '' : businessName };
}

/**
 * BT-31, BT-48: VAT ids begin with their country (BR-CO-09). The tax number of another system is none and printed only, as are words that
 * happen to begin so. A Swiss UID is written without the name of the tax behind it.
 */
function writtenVatId(text: string): string {
  const vatId = normaliseVatId(text.replace(/\p{Pd}/gu, '-')).replace(/^(CHE\d{9})(MWST|TVA|IVA)$/, '$1');
  return isVatPrefix(vatId.slice(0, 2)) && VAT_ID.test(vatId) ? vatId : '';
}

/** Behind the country two digits at least, after two letters at most (CHE, ATU, FR). `VAT` names the tax and not the Vatican. */
const VAT_ID = /^(?!VAT)[A-Z0-9]{2}[A-Z+*]{0,2}\d[A-Z0-9+*]*\d[A-Z0-9+*]*$/;

export function buyerOf(document: InvoiceDocument): Buyer {
  const { recipient } = document;
  const hasContact = recipient.contactPerson !== '';
  return {
    ...emptyParty(),
    identifiers: recipient.clientNumber === '' ? [] : [{ value: recipient.clientNumber }],
    address: eAddress(recipient.address),
    ...filled({
      name: recipient.name,
      vatId: isNotSubjectToVat(document) ? '' : writtenVatId(recipient.vatId),
      electronicAddress: buyerAddress(document),
      contact: hasContact ? contactOf(recipient.contactPerson, '', recipient.email) : undefined,
    }),
  };
}

/** BT-72, when it was completed, also beside a period: CII must have the element, and may not have it empty (R008). Where the goods go to, if they leave the country (BR-IC-12). */
export function deliveryOf(document: InvoiceDocument): Delivery {
  const { servicePeriod, recipient, totals } = document;
  const goesAbroad = totals.groups.some(({ vatCase }) => ['K', 'G'].includes(vatCategory(vatCase)));
  return filled({
    date: servicePeriod.to,
    name: goesAbroad ? recipient.name : undefined,
    address: goesAbroad ? eAddress(recipient.address) : undefined,
  });
}

/** BT-34: in the Peppol network, else by mail, else by the VAT id. */
function sellerAddress({ sender }: InvoiceDocument): Identifier | undefined {
  return peppolAddress(sender.peppolId) ?? byMail(sender.email) ?? byVatId(sender.vatId);
}

/** BT-49: public bodies are reached by their Leitweg-ID, others by mail, else by their VAT id. */
function buyerAddress({ recipient }: InvoiceDocument): Identifier | undefined {
  const { buyerReference, email, vatId } = recipient;
  if (buyerReference !== undefined && isLeitwegId(buyerReference))
    return { value: writtenBuyerReference(buyerReference), scheme: '0204' };
  return byMail(email) ?? byVatId(vatId);
}

function byMail(email: string): Identifier | undefined {
  return email === '' ? undefined : { value: email, scheme: 'EM' };
}

/** EAS 9930: German VAT ids. */
function byVatId(vatId: string): Identifier | undefined {
  const value = writtenVatId(vatId);
  return value.startsWith('DE') ? { value, scheme: '9930' } : undefined;
}

function contactOf(name: string, phone: string, email: string): Contact {
  return filled({ name, phone, email });
}

/** Kosovo has no code in ISO 3166-1; the EU says XK, the lists of e-invoices 1A (BR-CL-14). */
function eAddress({ street, addition, postCode, city, country }: Address): EAddress {
  return filled({
    line1: street,
    line2: addition,
    postCode,
    city,
    country: country === 'XK' ? '1A' : country,
  });
}
