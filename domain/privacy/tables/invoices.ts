/** Invoices, what was paid for them, and the links that open them. */
import { columns, keys, type TableClass, times } from '../classes.ts';

const own = {
  area: 'invoices',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'invoice' },
  readers: ['owner', 'operator'],
} as const;

export const INVOICES: readonly TableClass[] = [
  {
    ...own,
    name: 'invoices',
    readers: ['owner', 'client', 'operator'],
    columns: [
      ...keys('business_id id client_id cancels cancelled_by'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('kind status delivery bucket issued_at', 'business', 'internal', 'state'),
      ...columns('number', 'business', 'confidential', 'numbering'),
      ...columns('client_name', 'identity', 'confidential', 'recipient'),
      ...columns('title draft document', 'business', 'confidential', 'invoiceContent'),
      ...columns('invoice_date due_date list_date', 'business', 'confidential', 'invoiceContent'),
      ...columns('net vat gross paid reduced open', 'business', 'confidential', 'amount'),
      ...columns('document_hash', 'business', 'internal', 'fileProof'),
      ...columns('viewed_at', 'business', 'confidential', 'viewed'),
      ...columns('search', 'business', 'confidential', 'search'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'number_series',
    columns: [
      ...keys('business_id'),
      ...columns('series scope next used', 'business', 'internal', 'numbering'),
    ],
  },
  {
    ...own,
    name: 'payments',
    retention: { kind: 'law', record: 'bookingVoucher' },
    columns: [
      ...keys('business_id id invoice_id'),
      ...columns('paid_on amount', 'business', 'confidential', 'payment'),
      ...columns('method note', 'bank', 'confidential', 'payment'),
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
    name: 'document_sums',
    columns: [...keys('business_id'), ...columns('year count bytes', 'business', 'confidential', 'sum')],
  },
  {
    ...own,
    name: 'share_links',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'client', 'operator'],
    columns: [
      ...keys('business_id id invoice_id'),
      ...columns('token', 'security', 'strictlyConfidential', 'shareToken'),
      ...columns('active expires_on', 'business', 'internal', 'state'),
      ...columns('access_count last_accessed_at', 'business', 'confidential', 'viewed'),
      ...times('created_at'),
    ],
  },
];
