/** Invoices and what was paid for them. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'invoices',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'invoice' },
  readers: ['owner', 'operator'],
} as const;

export const invoicesClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'invoices',
    readers: ['owner', 'client', 'operator'],
    columns: [
      ...keys('business_id id client_id cancels cancelled_by corrects'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('kind status delivery bucket issued_at', 'business', 'internal', 'state'),
      ...columns('number', 'business', 'confidential', 'numbering'),
      ...columns('client_name', 'identity', 'confidential', 'recipient'),
      ...columns('title draft document', 'business', 'confidential', 'invoiceContent'),
      ...columns('invoice_date due_date list_date', 'business', 'confidential', 'invoiceContent'),
      ...columns('net vat gross paid reduced written_off open', 'business', 'confidential', 'amount'),
      ...columns(
        'currency currency_gross currency_paid currency_settled currency_written_off currency_open',
        'business',
        'confidential',
        'inCurrency',
      ),
      ...columns('document_hash xrechnung_hash cii_hash', 'business', 'internal', 'fileProof'),
      ...columns('e_invoice_breaches', 'technical', 'internal', 'eInvoiceRules'),
      ...columns('viewed_at fetched_at', 'business', 'confidential', 'viewed'),
      ...columns('mailed_at sent_at reminders_paused', 'business', 'confidential', 'sending'),
      ...columns('search', 'business', 'confidential', 'search'),
      ...columns('edition amended_at', 'business', 'internal', 'state'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'invoice_editions',
    columns: [
      ...keys('business_id invoice_id'),
      ...columns('edition issued_at replaced_at', 'business', 'internal', 'state'),
      ...columns('draft document', 'business', 'confidential', 'invoiceContent'),
      ...columns('document_hash xrechnung_hash cii_hash', 'business', 'internal', 'fileProof'),
      ...columns('e_invoice_breaches', 'technical', 'internal', 'eInvoiceRules'),
      ...columns('sent_at', 'business', 'confidential', 'sending'),
      ...columns('viewed_at', 'business', 'confidential', 'viewed'),
    ],
  },
  {
    ...own,
    name: 'payments',
    retention: { kind: 'law', record: 'bookingVoucher' },
    columns: [
      ...keys('business_id id invoice_id reverses'),
      ...columns('paid_on amount fee discount', 'business', 'confidential', 'payment'),
      ...columns('currency_amount currency_discount', 'business', 'confidential', 'inCurrency'),
      ...columns('method note', 'bank', 'confidential', 'payment'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'client_messages',
    columns: [
      ...keys('business_id id invoice_id'),
      ...columns('kind text said_on', 'business', 'confidential', 'clientMessage'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'invoice_sums',
    columns: [
      ...keys('business_id bucket'),
      ...columns('due_date count gross open', 'business', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'invoice_search',
    columns: [
      ...keys('business_id id client_id'),
      ...columns('kind bucket', 'business', 'internal', 'state'),
      ...columns('list_date due_date', 'business', 'confidential', 'invoiceContent'),
      ...columns('net gross open', 'business', 'confidential', 'sum'),
      ...columns('words number client_name', 'business', 'confidential', 'search'),
    ],
  },
  {
    ...own,
    name: 'document_sums',
    columns: [...keys('business_id'), ...columns('year count bytes', 'business', 'confidential', 'sum')],
  },
];
