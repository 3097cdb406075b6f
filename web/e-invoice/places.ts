/** Where in the readable view a finding is told: each has one place, and each place stands there as soon as it has one. */
import type { Finding } from './message.ts';

/** Terms that have a row of their own among the facts of the document. */
export const FACTS = [
  'issueDate',
  'dueDate',
  'taxPointDate',
  'taxPointCode',
  'currency',
  'accountingCurrency',
  'buyerReference',
  'purchaseOrder',
  'salesOrder',
  'contract',
  'project',
  'tender',
  'receivingAdvice',
  'despatchAdvice',
  'invoicedObject',
  'buyerAccounting',
] as const;
export type FactName = (typeof FACTS)[number];

/** The head of the document, for what has no place of its own. */
export const HEAD = 'head';

/**
 * The place of a path into the model: `seller.address.city` is told at `seller`, `lines.2.price.net` at `lines.2`; and of a path into the
 * file, `Invoice/cac:PaymentMeans/cbc:ID` at `payments`.
 */
export function placeOf(path: string): string {
  if (path.includes('/')) return placeOfElement(path);
  const [first = '', second = ''] = path.split('.');
  if (first === 'totals' && second !== '') return `totals.${second}`;
  if (NUMBERED.includes(first) && /^\d+$/.test(second)) return `${first}.${second}`;
  if (ALONE.includes(first) || FACTS.some((name) => name === first)) return first;
  return PAYMENT.includes(first) ? 'payments' : HEAD;
}

/** The outermost part of the file that has a place; of lines the file does not say which. */
function placeOfElement(path: string): string {
  for (const element of path.split('/')) {
    const place = PLACES_OF_ELEMENTS[element.replace(/^\w+:/, '')];
    if (place !== undefined) return place;
  }
  return HEAD;
}

/** In UBL and in CII. */
const PLACES_OF_ELEMENTS: Readonly<Record<string, string>> = {
  InvoiceLine: 'lines',
  CreditNoteLine: 'lines',
  IncludedSupplyChainTradeLineItem: 'lines',
  AccountingSupplierParty: 'seller',
  SellerTradeParty: 'seller',
  AccountingCustomerParty: 'buyer',
  BuyerTradeParty: 'buyer',
  PayeeParty: 'payee',
  PayeeTradeParty: 'payee',
  TaxRepresentativeParty: 'taxRepresentative',
  SellerTaxRepresentativeTradeParty: 'taxRepresentative',
  Delivery: 'delivery',
  ApplicableHeaderTradeDelivery: 'delivery',
  InvoicePeriod: 'period',
  BillingSpecifiedPeriod: 'period',
  PaymentMeans: 'payments',
  PaymentTerms: 'payments',
  SpecifiedTradeSettlementPaymentMeans: 'payments',
  SpecifiedTradePaymentTerms: 'payments',
  TaxTotal: 'vatBreakdown',
  ApplicableTradeTax: 'vatBreakdown',
  LegalMonetaryTotal: 'totals',
  SpecifiedTradeSettlementHeaderMonetarySummation: 'totals',
  AllowanceCharge: 'totals',
  SpecifiedTradeAllowanceCharge: 'totals',
  BillingReference: 'preceding',
  InvoiceReferencedDocument: 'preceding',
  AdditionalDocumentReference: 'documents',
  AdditionalReferencedDocument: 'documents',
  Note: 'notes',
  IncludedNote: 'notes',
};

const NUMBERED = ['lines', 'vatBreakdown', 'allowances', 'charges'];
const ALONE = [
  ...NUMBERED,
  'totals',
  'seller',
  'buyer',
  'payee',
  'taxRepresentative',
  'delivery',
  'period',
  'notes',
  'preceding',
  'documents',
];
const PAYMENT = ['payments', 'paymentTerms', 'remittance', 'directDebit', 'thirdPartyPayments'];

/** The findings of each place, in their order. */
export function byPlace(findings: readonly Finding[]): ReadonlyMap<string, Finding[]> {
  const places = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = placeOf(finding.path);
    places.set(place, [...(places.get(place) ?? []), finding]);
  }
  return places;
}

/** The id of a place on the page. */
export function idOfPlace(place: string): string {
  return `at-${place.replaceAll('.', '-')}`;
}
