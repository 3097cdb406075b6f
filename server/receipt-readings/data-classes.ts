/** What was read on receipts that wait. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'contract',
  retention: { kind: 'account' },
  readers: ['owner', 'operator'],
} as const;

export const receiptReadingsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'receipt_readings',
    columns: [
      ...keys('business_id receipt_id'),
      ...columns('source refusal pages', 'technical', 'internal', 'readReceipt'),
      ...columns('fields', 'business', 'confidential', 'readReceipt'),
      ...times('read_at'),
    ],
  },
  {
    ...own,
    name: 'receipt_pages',
    columns: [
      ...keys('business_id receipt_id number'),
      ...columns('hash', 'business', 'internal', 'fileProof'),
    ],
  },
];
