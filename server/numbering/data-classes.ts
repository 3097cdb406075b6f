/** Series of numbers. */
import { columns, keys, type TableClass } from '@belegbar/domain/data-classification';

export const numberingClasses: readonly TableClass[] = [
  {
    name: 'number_series',
    area: 'invoices',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'invoice' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id'),
      ...columns('series scope next used last_day', 'business', 'internal', 'numbering'),
    ],
  },
];
