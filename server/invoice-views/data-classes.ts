/** Saved views of the list. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const invoiceViewsClasses: readonly TableClass[] = [
  {
    name: 'invoice_views',
    area: 'invoices',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id id user_id'),
      ...columns('name position query list is_default', 'business', 'confidential', 'viewing'),
      ...times(),
    ],
  },
];
