/** What was prepaid for the extension, and which returns were filed. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'books' },
  readers: ['owner', 'operator'],
} as const;

export const taxReportsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'special_prepayments',
    area: 'business',
    columns: [...keys('business_id'), ...columns('year amount', 'tax', 'confidential', 'taxRules')],
  },
  {
    ...own,
    name: 'filed_returns',
    area: 'books',
    columns: [
      ...keys('business_id id'),
      ...columns('report period filed_on last_entry figures is_corrected', 'tax', 'confidential', 'taxRules'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'filed_return_undos',
    area: 'books',
    columns: [...keys('business_id filed_return_id'), ...times('created_at')],
  },
];
