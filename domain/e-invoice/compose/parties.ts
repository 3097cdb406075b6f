/** Seller, buyer and delivery of a document (BG-4, BG-7, BG-13). */
import { normaliseVatId } from '@belegbar/domain/business';
import type { Address, InvoiceDocument } from '@belegbar/domain/invoices';
import { emptyParty } from '../empty.ts';
import { filled } from '../filled.ts';
import type { Buyer, Contact, Delivery, EAddress, Identifier, Party } from '../model.ts';
import { vatCategory } from './vat-category.ts';

/** BR-O-02: where a supply is not subject to VAT, the VAT ids of both stay away. */
function isNotSubjectToVat({ totals }: InvoiceDocument): boolean {
  return totals.groups.some(({ vatCase }) => vatCategory(vatCase) === 'O');
}

/** BR-CO-26: a seller without a VAT id is known by the tax number, as an identifier beside BT-32. */
export function sellerOf(document: InvoiceDocument): Party {
  const { sender } = document;
  const vatId = isNotSubjectToVat(document) ? '' : normaliseVatId(sender.vatId);
  const name = sender.businessName === '' ? sender.fullName : sender.businessName;
  return {
    ...emptyParty(),
    identifiers: vatId === '' && sender.taxNumber !== '' ? [{ value: sender.taxNumber }] : [],
    address: eAddress(sender.address),
    contact: contactOf(sender.fullName === '' ? name : sender.fullName, sender.phone, sender.email),
    ...filled({
      name,
      vatId,
      taxNumber: sender.taxNumber,
      legalInformation: document.footerText,
      electronicAddress: sellerAddress(document),
    }),
  };
}

export function buyerOf(document: InvoiceDocument): Buyer {
  const { recipient } = document;
  const hasContact = recipient.contactPerson !== '';
  return {
    ...emptyParty(),
    identifiers: recipient.clientNumber === '' ? [] : [{ value: recipient.clientNumber }],
    address: eAddress(recipient.address),
    ...filled({
      name: recipient.name,
      vatId: isNotSubjectToVat(document) ? '' : normaliseVatId(recipient.vatId),
      electronicAddress: buyerAddress(document),
      contact: hasContact ? contactOf(recipient.contactPerson, '', recipient.email) : undefined,
    }),
  };
}

/** BT-72 for a single day; where the goods go to, if they leave the country (BR-IC-12). */
export function deliveryOf(document: InvoiceDocument): Delivery | undefined {
  const { servicePeriod, recipient, totals } = document;
  const goesAbroad = totals.groups.some(({ vatCase }) => ['K', 'G'].includes(vatCategory(vatCase)));
  const delivery = filled({
    date: servicePeriod.from === servicePeriod.to ? servicePeriod.to : undefined,
    name: goesAbroad ? recipient.name : undefined,
    address: goesAbroad ? eAddress(recipient.address) : undefined,
  });
  return Object.keys(delivery).length === 0 ? undefined : delivery;
}

/** BT-34: in the Peppol network, else by mail, else by the VAT id. */
function sellerAddress({ sender }: InvoiceDocument): Identifier | undefined {
  return inPeppol(sender.peppolId) ?? byMail(sender.email) ?? byVatId(sender.vatId);
}

/** BT-49: public bodies are reached by their Leitweg-ID, others by mail, else by their VAT id. */
function buyerAddress({ recipient }: InvoiceDocument): Identifier | undefined {
  const { buyerReference, email, vatId } = recipient;
  if (buyerReference !== undefined) return { value: buyerReference, scheme: '0204' };
  return byMail(email) ?? byVatId(vatId);
}

function inPeppol(peppolId: string | undefined): Identifier | undefined {
  const [, scheme, value] = /^(\d{4}):(.+)$/.exec(peppolId ?? '') ?? [];
  return scheme === undefined || value === undefined ? undefined : { value, scheme };
}

function byMail(email: string): Identifier | undefined {
  return email === '' ? undefined : { value: email, scheme: 'EM' };
}

/** EAS 9930: German VAT ids. */
function byVatId(vatId: string): Identifier | undefined {
  const value = normaliseVatId(vatId);
  return value.startsWith('DE') ? { value, scheme: '9930' } : undefined;
}

function contactOf(name: string, phone: string, email: string): Contact {
  return filled({ name, phone, email });
}

function eAddress({ street, addition, postCode, city, country }: Address): EAddress {
  return filled({ line1: street, line2: addition, postCode, city, country });
}
