/** Receipts that wait to be entered. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const receiptsClasses: readonly TableClass[] = [
  {
    name: 'receipts',
    area: 'books',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id id kept_by'),
      ...columns('file_name', 'business', 'confidential', 'keptReceipt'),
      ...columns('path', 'technical', 'internal', 'key'),
      ...columns('hash', 'business', 'internal', 'fileProof'),
      ...times('kept_at'),
    ],
  },
];
