/** What was prepaid for the extension. */
import { columns, keys, type TableClass } from '@belegbar/domain/data-classification';

export const taxReportsClasses: readonly TableClass[] = [
  {
    name: 'special_prepayments',
    area: 'business',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'books' },
    readers: ['owner', 'operator'],
    columns: [...keys('business_id'), ...columns('year amount', 'tax', 'confidential', 'taxRules')],
  },
];
