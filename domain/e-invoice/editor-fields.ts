/** Which field of draft, client or profile mends a place of the model. */
import { isLeitwegId, peppolAddress } from '@belegbar/domain/business';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { vatCategory } from './compose/vat-category.ts';
import type { VatBreakdown } from './model.ts';
import type { Breach } from './rules/index.ts';

/** By path into the model, `#` for a position. Places that our own invoices never have stand under `NO_FIELDS`. */
const FIELDS: Readonly<Record<string, string>> = {
  number: 'business.numberPattern',
  issueDate: 'invoiceDate',
  currency: 'currency',
  accountingCurrency: 'currency',
  dueDate: 'paymentTerms',
  buyerReference: 'client.leitwegId',
  purchaseOrder: 'reference',
  paymentTerms: 'skonto',
  remittance: 'business.numberPattern',
  notes: 'notes',
  seller: 'business.fullName',
  'seller.tradingName': 'business.businessName',
  'seller.identifiers': 'business.taxNumber',
  'seller.vatId': 'business.vatId',
  'seller.taxNumber': 'business.taxNumber',
  'seller.legalInformation': 'footerText',
  'seller.electronicAddress': 'business.email',
  'seller.address': 'business.street',
  'seller.address.line2': 'business.addressAddition',
  'seller.address.city': 'business.city',
  'seller.address.postCode': 'business.postCode',
  'seller.address.country': 'business.country',
  'seller.contact': 'business.fullName',
  'seller.contact.phone': 'business.phone',
  'seller.contact.email': 'business.email',
  buyer: 'client.name',
  'buyer.identifiers': 'client.number',
  'buyer.vatId': 'client.vatId',
  'buyer.electronicAddress': 'client.email',
  'buyer.address': 'client.street',
  'buyer.address.line2': 'client.addressAddition',
  'buyer.address.city': 'client.city',
  'buyer.address.postCode': 'client.postCode',
  'buyer.address.country': 'client.country',
  'buyer.contact': 'client.contactPerson',
  'buyer.contact.email': 'client.email',
  delivery: 'servicePeriod',
  'delivery.name': 'client.name',
  'delivery.address': 'client.street',
  'delivery.address.line2': 'client.addressAddition',
  'delivery.address.city': 'client.city',
  'delivery.address.postCode': 'client.postCode',
  'delivery.address.country': 'client.country',
  period: 'servicePeriod',
  payments: 'business.iban',
  'payments.#.account.holder': 'business.accountHolder',
  'payments.#.account.bic': 'business.bic',
  allowances: 'discountPercent',
  totals: 'lines',
  'totals.allowances': 'discountPercent',
  'totals.vatInAccountingCurrency': 'unitsPerEuro',
  documents: 'attachments',
  lines: 'lines',
  'lines.#.quantity': 'lines.#.quantity',
  'lines.#.unit': 'lines.#.unit',
  'lines.#.net': 'lines.#.unitPrice',
  'lines.#.period': 'lines.#.servicePeriod',
  'lines.#.price': 'lines.#.unitPrice',
  'lines.#.allowances': 'lines.#.discountPercent',
  'lines.#.vatCategory': 'lines.#.vatCase',
  'lines.#.vatRate': 'lines.#.vatCase',
  'lines.#.item': 'lines.#.description',
  'lines.#.item.description': 'lines.#.details',
};

/** What the composer fixes or never writes: nothing in the editor would change it. */
export const NO_FIELDS: readonly string[] = [
  'customization',
  'process',
  'typeCode',
  'taxPointDate',
  'taxPointCode',
  'project',
  'contract',
  'salesOrder',
  'receivingAdvice',
  'despatchAdvice',
  'tender',
  'invoicedObject',
  'buyerAccounting',
  'preceding',
  'seller.legalRegistration',
  'seller.address.line3',
  'seller.address.subdivision',
  'buyer.tradingName',
  'buyer.legalRegistration',
  'buyer.taxNumber',
  'buyer.legalInformation',
  'buyer.address.line3',
  'buyer.address.subdivision',
  'buyer.contact.phone',
  'payee',
  'taxRepresentative',
  'delivery.location',
  'delivery.address.line3',
  'delivery.address.subdivision',
  'payments.#.card',
  'directDebit',
  'charges',
  'totals.charges',
  'totals.paid',
  'totals.rounding',
  'lines.#.id',
  'lines.#.note',
  'lines.#.object',
  'lines.#.orderLine',
  'lines.#.buyerAccounting',
  'lines.#.charges',
  'lines.#.item.sellerId',
  'lines.#.item.buyerId',
  'lines.#.item.standardId',
  'lines.#.item.classifications',
  'lines.#.item.originCountry',
  'lines.#.item.attributes',
  'lines.#.subLines',
  'thirdPartyPayments',
];

/**
 * Path into the draft, `client.…` or `business.…` of what mends the breach; empty where nothing does. A place without a field of its
 * own has that of what it is part of; VAT as a whole that of the first line of its category.
 */
export function editorField(
  { path, values }: Breach,
  { sender, recipient, lines }: Pick<InvoiceDocument, 'sender' | 'recipient' | 'lines'>,
  vatBreakdown: readonly VatBreakdown[],
): string {
  const [group, position] = path.split('.');
  if (path.startsWith(ADDRESS_OF_SELLER) && peppolAddress(sender.peppolId) !== null)
    return 'business.peppolId';
  // BT-49 of a public body is its Leitweg-ID.
  if (path.startsWith(ADDRESS_OF_BUYER) && isLeitwegId(recipient.buyerReference ?? ''))
    return 'client.leitwegId';
  if (group !== 'vatBreakdown' && path !== 'lines') return fieldAt(path);
  const category = values?.category ?? vatBreakdown[Number(position)]?.category;
  const line = lines.findIndex(({ vatCase }) => vatCategory(vatCase) === category);
  return line < 0 ? 'lines' : `lines.${line}.vatCase`;
}

const ADDRESS_OF_SELLER = 'seller.electronicAddress';
const ADDRESS_OF_BUYER = 'buyer.electronicAddress';

function fieldAt(path: string): string {
  const index = /\.(\d+)/.exec(path)?.[1] ?? '';
  let place = path.replaceAll(/\.\d+(?=\.|$)/g, '.#');
  while (place !== '') {
    if (NO_FIELDS.includes(place)) return '';
    const field = FIELDS[place];
    if (field !== undefined) return field.replace('#', index);
    place = place.slice(0, Math.max(0, place.lastIndexOf('.')));
  }
  return '';
}
