/** What the owner says of their own taxes. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

export const financeClasses: readonly TableClass[] = [
  {
    name: 'finance_assumptions',
    area: 'business',
    basis: 'contract',
    retention: { kind: 'account' },
    readers: ['owner', 'operator'],
    columns: [
      ...keys('business_id'),
      ...columns(
        'year other_income deductions prepaid private_monthly assessment pays_church_tax trade_multiplier',
        'tax',
        'strictlyConfidential',
        'ownTaxes',
      ),
      ...times('updated_at'),
    ],
  },
];
