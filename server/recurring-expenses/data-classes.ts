/** What recurs, and what became of its due days. What was entered of it is an expense. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'books',
  basis: 'contract',
  retention: { kind: 'account' },
  readers: ['owner', 'operator'],
} as const;

export const recurringExpensesClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'recurring_expenses',
    columns: [
      ...keys('business_id id'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('vendor', 'identity', 'confidential', 'recurringExpense'),
      ...columns('vendor_country vendor_vat_id', 'tax', 'confidential', 'recurringExpense'),
      ...columns(
        'category rhythm first_due_on day_of_month ends_on',
        'business',
        'confidential',
        'recurringExpense',
      ),
      ...columns('next_due_on is_paused entering', 'business', 'confidential', 'recurringExpense'),
      ...columns(
        'terms_days is_paid_on_due_day missing_after_days',
        'business',
        'confidential',
        'recurringExpense',
      ),
      ...columns('private_share currency units_per_euro prices', 'tax', 'confidential', 'recurringExpense'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'recurring_expense_dues',
    columns: [
      ...keys('business_id recurring_id expense_id replaced_id'),
      ...columns(
        'due_on state expected asked missing_told_at',
        'business',
        'confidential',
        'recurringExpense',
      ),
      ...times(),
    ],
  },
];
