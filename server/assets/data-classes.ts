/** Fixed assets, what became of them, and through when their depreciation is booked. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'legalDuty',
  retention: { kind: 'law', record: 'books' },
  readers: ['owner', 'operator'],
} as const;

export const assetsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'assets',
    columns: [
      ...keys('business_id id number expense_id expense_line'),
      ...columns(
        'description kind treatment useful_life_months is_usable_alone acquired_on',
        'business',
        'confidential',
        'asset',
      ),
      ...columns(
        'cost reduction net_price opening_on opening_book_value',
        'business',
        'confidential',
        'asset',
      ),
      ...columns('input_vat deducted private_share', 'tax', 'confidential', 'asset'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'asset_acts',
    columns: [
      ...keys('business_id id asset_id undoes'),
      ...columns('kind happened_on', 'business', 'confidential', 'asset'),
      ...columns('detail', 'tax', 'confidential', 'asset'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'depreciation_closings',
    columns: [
      ...keys('business_id'),
      ...columns('closed_on', 'business', 'confidential', 'booking'),
      ...times('created_at'),
    ],
  },
];
