/** Expenses, what happened to them, and what of it was taken back. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'bookingVoucher' },
  readers: ['owner', 'operator'],
} as const;

/** What a bill says. */
const bill = [
  ...columns('vendor', 'identity', 'confidential', 'expense'),
  ...columns('vendor_country vendor_vat_id', 'tax', 'confidential', 'expense'),
  ...columns(
    'category document_date received_on due_date skonto is_recurring',
    'business',
    'confidential',
    'expense',
  ),
  ...columns('service_from service_to', 'business', 'confidential', 'expense'),
  ...columns('document_number payment_means project', 'business', 'confidential', 'expense'),
  ...columns('payee_name payee_iban payee_bic remittance', 'bank', 'confidential', 'payee'),
  ...columns('note entertainment', 'identity', 'confidential', 'expense'),
  ...columns('private_share gross currency units_per_euro lines', 'tax', 'confidential', 'expense'),
];

export const expensesClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'expenses',
    columns: [
      ...keys('business_id id number'),
      ...columns('is_prepayment', 'tax', 'confidential', 'expense'),
      ...bill,
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_payments',
    columns: [
      ...keys('business_id id expense_id'),
      ...columns('paid_on amount discount euros payment_means', 'business', 'confidential', 'payment'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_credits',
    columns: [
      ...keys('business_id id expense_id'),
      ...columns('number credited_on received_on', 'business', 'confidential', 'expense'),
      ...columns('gross lines', 'tax', 'confidential', 'expense'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_corrections',
    columns: [...keys('business_id id expense_id version'), ...bill, ...times('created_at')],
  },
  {
    ...own,
    name: 'expense_files',
    columns: [
      ...keys('business_id id expense_id'),
      ...columns('file_name', 'business', 'confidential', 'expense'),
      ...columns('hash', 'business', 'internal', 'fileProof'),
      ...times('attached_at detached_at'),
    ],
  },
  {
    ...own,
    name: 'expense_gifts',
    columns: [
      ...keys('business_id expense_id'),
      ...columns('year', 'business', 'confidential', 'expense'),
      ...columns('recipient', 'identity', 'confidential', 'expense'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_search',
    columns: [
      ...keys('business_id id number'),
      ...columns('vendor', 'identity', 'confidential', 'expense'),
      ...columns('category document_date due_date', 'business', 'confidential', 'expense'),
      ...columns('state has_receipt', 'business', 'internal', 'state'),
      ...columns('gross open', 'business', 'confidential', 'sum'),
      ...columns('words', 'business', 'confidential', 'search'),
    ],
  },
  {
    ...own,
    name: 'expense_undos',
    columns: [...keys('business_id id expense_id payment_id credit_id'), ...times('created_at')],
  },
];
