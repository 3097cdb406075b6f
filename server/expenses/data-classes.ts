/** Expenses, when they were paid, and what of both was taken back. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'bookingVoucher' },
  readers: ['owner', 'operator'],
} as const;

export const expensesClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'expenses',
    columns: [
      ...keys('business_id id number'),
      ...columns('vendor', 'identity', 'confidential', 'expense'),
      ...columns('vendor_country vendor_vat_id', 'tax', 'confidential', 'expense'),
      ...columns('category document_date received_on due_date', 'business', 'confidential', 'expense'),
      ...columns('service_from service_to', 'business', 'confidential', 'expense'),
      ...columns('is_prepayment private_share gross lines', 'tax', 'confidential', 'expense'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_payments',
    columns: [
      ...keys('business_id id expense_id'),
      ...columns('paid_on amount', 'business', 'confidential', 'payment'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'expense_undos',
    columns: [...keys('business_id id expense_id payment_id'), ...times('created_at')],
  },
];
