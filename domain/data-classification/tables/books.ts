/** The journal, expenses, and the record of every act. */
import { columns, keys, type TableClass, times } from '../classes.ts';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'books' },
  readers: ['owner', 'operator'],
} as const;

export const BOOKS: readonly TableClass[] = [
  {
    ...own,
    name: 'journal_entries',
    columns: [
      ...keys('business_id number document_id reverses'),
      ...columns('basis kind document_kind document_number category', 'business', 'confidential', 'booking'),
      ...columns('booked_on service_from service_to', 'business', 'confidential', 'booking'),
      ...columns('tax_point tax_code scheme exemption_paragraph', 'tax', 'confidential', 'taxReport'),
      ...columns('net vat', 'tax', 'confidential', 'taxReport'),
      ...columns('currency currency_net currency_vat', 'tax', 'confidential', 'inCurrency'),
      ...columns('deductible counts_on', 'tax', 'confidential', 'taxReport'),
      ...columns('counterparty', 'identity', 'confidential', 'booking'),
      ...columns('counterparty_vat_id', 'tax', 'confidential', 'taxReport'),
      ...columns('previous_hash hash', 'security', 'internal', 'chain'),
      ...times('recorded_at'),
    ],
  },
  {
    ...own,
    name: 'journal_sums',
    columns: [
      ...keys('business_id'),
      ...columns('month tax_code scheme kind net vat deductible count', 'tax', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'cash_sums',
    columns: [
      ...keys('business_id'),
      ...columns('month tax_code scheme category net vat count', 'tax', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'eur_sums',
    columns: [
      ...keys('business_id'),
      ...columns('month tax_code scheme category net vat deductible count', 'tax', 'confidential', 'sum'),
    ],
  },
  {
    ...own,
    name: 'journal_months',
    columns: [
      ...keys('business_id'),
      ...columns('month first_number last_number count', 'business', 'confidential', 'chain'),
    ],
  },
  {
    ...own,
    name: 'expenses',
    retention: { kind: 'law', record: 'bookingVoucher' },
    columns: [
      ...keys('business_id id number'),
      ...columns('vendor', 'identity', 'confidential', 'expense'),
      ...columns('vendor_country vendor_vat_id', 'tax', 'confidential', 'expense'),
      ...columns('category document_date received_on due_date', 'business', 'confidential', 'expense'),
      ...columns('service_from service_to', 'business', 'confidential', 'expense'),
      ...columns('private_share gross lines', 'tax', 'confidential', 'expense'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_payments',
    retention: { kind: 'law', record: 'bookingVoucher' },
    columns: [
      ...keys('business_id id expense_id'),
      ...columns('paid_on amount', 'business', 'confidential', 'payment'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'audit_log',
    columns: [
      ...keys('business_id id actor_id subject_id'),
      ...columns('at actor_kind action subject_kind', 'security', 'internal', 'audit'),
      ...columns('detail', 'business', 'confidential', 'audit'),
    ],
  },
  {
    ...own,
    name: 'idempotency_keys',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['program', 'operator'],
    columns: [
      ...keys('business_id key subject_id'),
      ...columns('procedure request_hash', 'technical', 'internal', 'repeat'),
      ...times('created_at'),
    ],
  },
];
