/** Invoices of others, and the files that came with them. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'bookingVoucher' },
  readers: ['owner', 'operator'],
} as const;

export const receivedInvoicesClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'received_invoices',
    columns: [
      ...keys('business_id id idempotency_key likely_duplicate_of expense_id received_by decided_by'),
      ...columns('state is_credit set_aside_reason', 'business', 'internal', 'state'),
      ...columns('set_aside_note', 'business', 'confidential', 'state'),
      ...columns('file_name embedded', 'business', 'confidential', 'received'),
      ...columns('hash xml_hash', 'business', 'internal', 'fileProof'),
      ...columns('container syntax profile', 'technical', 'internal', 'received'),
      ...columns('number type_code issue_date due_date currency', 'business', 'confidential', 'received'),
      ...columns('net vat gross paid payable', 'business', 'confidential', 'amount'),
      ...columns('seller_name buyer_name buyer_trading_name', 'identity', 'confidential', 'received'),
      ...columns(
        'seller_vat_id seller_tax_number seller_country buyer_vat_id',
        'tax',
        'confidential',
        'received',
      ),
      ...columns('ibans iban_verdict', 'bank', 'confidential', 'senderAccount'),
      ...columns('invoice unread left_out', 'business', 'confidential', 'received'),
      ...columns('findings findings_total fatal warnings', 'technical', 'internal', 'receivedCheck'),
      ...columns('sender_keys number_key words', 'business', 'confidential', 'search'),
      ...times('received_at decided_at'),
    ],
  },
  {
    ...own,
    name: 'received_invoice_files',
    columns: [
      ...keys('business_id received_invoice_id position'),
      ...columns('name', 'business', 'confidential', 'received'),
      ...columns('hash', 'business', 'internal', 'fileProof'),
    ],
  },
  {
    ...own,
    name: 'received_invoice_senders',
    columns: [
      ...keys('business_id received_invoice_id'),
      ...columns('key', 'business', 'confidential', 'search'),
    ],
  },
];
