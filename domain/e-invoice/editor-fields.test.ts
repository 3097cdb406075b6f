/** Every place of the model leads to the field that mends it, or is said to have none. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { describe, expect, test } from 'vitest';
import { composeDocument } from '../invoices/index.ts';
import { TODAY, testBusiness, testClient, testDraft, testLine } from '../invoices/test-invoice.ts';
import { editorField, NO_FIELDS } from './editor-fields.ts';
import type { EInvoice } from './model.ts';
import { findBreaches } from './rules/index.ts';
import { validInvoice } from './rules/testing.ts';
import { placeOf, placesOf, spoilt, WHOLE_INVOICE } from './testing.ts';

const document = composeDocument({
  kind: 'invoice',
  number: 'RE-1',
  draft: testDraft({ lines: [testLine({ vatCase: 'reduced7' }), testLine({ vatCase: 'exempt' })] }),
  business: testBusiness(),
  client: testClient(),
  today: TODAY,
});
const BREAKDOWN = [{ category: 'S' }, { category: 'E' }, { category: 'K' }];

function fieldOf(path: string, values?: Record<string, string>, of: InvoiceDocument = document): string {
  return editorField(values === undefined ? { path } : { path, values }, of, BREAKDOWN);
}

test.each([
  ['number', 'business.numberPattern'],
  ['issueDate', 'invoiceDate'],
  ['dueDate', 'paymentTerms'],
  ['buyerReference', 'client.leitwegId'],
  ['purchaseOrder', 'reference'],
  ['currency', 'currency'],
  ['accountingCurrency', 'currency'],
  ['totals.vatInAccountingCurrency', 'unitsPerEuro'],
  ['paymentTerms', 'skonto'],
  ['remittance', 'business.numberPattern'],
  ['notes.1.text', 'notes'],
  ['seller.name', 'business.fullName'],
  ['seller.identifiers', 'business.taxNumber'],
  ['seller.identifiers.0.scheme', 'business.taxNumber'],
  ['seller.vatId', 'business.vatId'],
  ['seller.taxNumber', 'business.taxNumber'],
  ['seller.tradingName', 'business.businessName'],
  ['seller.legalInformation', 'footerText'],
  ['seller.electronicAddress', 'business.email'],
  ['seller.electronicAddress.scheme', 'business.email'],
  ['seller.address', 'business.street'],
  ['seller.address.line1', 'business.street'],
  ['seller.address.line2', 'business.addressAddition'],
  ['seller.address.city', 'business.city'],
  ['seller.address.postCode', 'business.postCode'],
  ['seller.address.country', 'business.country'],
  ['seller.contact', 'business.fullName'],
  ['seller.contact.name', 'business.fullName'],
  ['seller.contact.phone', 'business.phone'],
  ['seller.contact.email', 'business.email'],
  ['buyer.name', 'client.name'],
  ['buyer.identifiers.0.value', 'client.number'],
  ['buyer.vatId', 'client.vatId'],
  ['buyer.electronicAddress', 'client.email'],
  ['buyer.address', 'client.street'],
  ['buyer.address.line2', 'client.addressAddition'],
  ['buyer.address.city', 'client.city'],
  ['buyer.address.postCode', 'client.postCode'],
  ['buyer.address.country', 'client.country'],
  ['buyer.contact.name', 'client.contactPerson'],
  ['buyer.contact.email', 'client.email'],
  ['delivery.date', 'servicePeriod'],
  ['delivery.name', 'client.name'],
  ['delivery.address', 'client.street'],
  ['delivery.address.line2', 'client.addressAddition'],
  ['delivery.address.city', 'client.city'],
  ['delivery.address.postCode', 'client.postCode'],
  ['delivery.address.country', 'client.country'],
  ['period', 'servicePeriod'],
  ['period.end', 'servicePeriod'],
  ['payments', 'business.iban'],
  ['payments.0.code', 'business.iban'],
  ['payments.0.account.iban', 'business.iban'],
  ['payments.0.account.holder', 'business.accountHolder'],
  ['payments.0.account.bic', 'business.bic'],
  ['allowances.0.amount', 'discountPercent'],
  ['totals.gross', 'lines'],
  ['totals.allowances', 'discountPercent'],
  ['documents.0.file.name', 'attachments'],
  ['lines', 'lines'],
  ['lines.1', 'lines'],
  ['lines.12.quantity', 'lines.12.quantity'],
  ['lines.1.unit', 'lines.1.unit'],
  ['lines.1.net', 'lines.1.unitPrice'],
  ['lines.1.period.end', 'lines.1.servicePeriod'],
  ['lines.1.price', 'lines.1.unitPrice'],
  ['lines.1.price.net', 'lines.1.unitPrice'],
  ['lines.1.allowances.0.amount', 'lines.1.discountPercent'],
  ['lines.1.vatCategory', 'lines.1.vatCase'],
  ['lines.1.vatRate', 'lines.1.vatCase'],
  ['lines.1.item.name', 'lines.1.description'],
  ['lines.1.item.description', 'lines.1.details'],
  ['vatBreakdown', 'lines'],
  ['vatBreakdown.0.tax', 'lines.0.vatCase'],
  ['vatBreakdown.1.exemptionReason', 'lines.1.vatCase'],
  ['vatBreakdown.2', 'lines'],
  ['typeCode', ''],
  ['lines.1.charges.0.reason', ''],
])('%s is mended at %j', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

describe('some places depend on more than their path', () => {
  test('a category that must not be there is that of the first line which has it', () => {
    expect(fieldOf('lines', { category: 'E' })).toBe('lines.1.vatCase');
    expect(fieldOf('vatBreakdown', { category: 'E' })).toBe('lines.1.vatCase');
  });

  test('public bodies are reached by their Leitweg-ID', () => {
    const recipient = { ...document.recipient, buyerReference: '04011000-1234512345-06' };
    expect(fieldOf('buyer.electronicAddress.scheme', undefined, { ...document, recipient })).toBe(
      'client.leitwegId',
    );
  });

  test('who is in the Peppol network is reached there, not by mail', () => {
    const sender = { ...document.sender, peppolId: '9999:abc' };
    expect(fieldOf('seller.electronicAddress.scheme', undefined, { ...document, sender })).toBe(
      'business.peppolId',
    );
  });

  test('who has a reference that is no Leitweg-ID is reached by mail', () => {
    const recipient = { ...document.recipient, buyerReference: 'KST-4711' };
    expect(fieldOf('buyer.electronicAddress', undefined, { ...document, recipient })).toBe('client.email');
  });
});

test.each(placesOf(WHOLE_INVOICE))('%s has a field or is said to have none', (place) => {
  const isNowhere = NO_FIELDS.some((none) => `${place}.`.startsWith(`${none}.`));
  expect(fieldOf(place.replaceAll('#', '0')) === '').toBe(isNowhere);
});

const TEXTS = ['', 'x', '-1', '1.001', 'S', 'K', 'O', 'AE', '58', '59'];

test('whatever rules find is at a place of the model', () => {
  const places = new Set([...placesOf(WHOLE_INVOICE), 'lines.#.subLines']);
  const invoices = [WHOLE_INVOICE, validInvoice()]
    .map((invoice) => ({ ...invoice, lines: invoice.lines.map((line) => ({ subLines: [], ...line })) }))
    .flatMap((invoice) => [invoice, ...spoilt(invoice, TEXTS)])
    .filter((invoice): invoice is EInvoice => 'totals' in invoice && invoice.totals !== undefined);
  const found = invoices.flatMap((invoice) => findBreaches(invoice, 'xrechnung'));
  const strange = found
    .map(({ rule, breach }) => ({ id: rule.id, path: breach.path, place: placeOf(breach.path) }))
    .filter(({ place }) => !places.has(place));
  expect(strange).toEqual([]);
  // Most of nearly 300; the others need two places to disagree.
  expect(new Set(found.map(({ rule }) => rule.id)).size).toBeGreaterThan(180);
});
