/** Files of transfers, and of which bills they are. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'bookingVoucher' },
  readers: ['owner', 'operator'],
} as const;

export const transfersClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'transfer_files',
    columns: [
      ...keys('business_id id'),
      ...columns('executes_on total', 'business', 'confidential', 'transferFile'),
      ...columns('payer_iban xml', 'bank', 'confidential', 'transferFile'),
      ...times('created_at discarded_at'),
    ],
  },
  {
    ...own,
    name: 'transfer_file_bills',
    columns: [
      ...keys('business_id file_id expense_id'),
      ...columns('amount discount', 'business', 'confidential', 'transferFile'),
    ],
  },
];
