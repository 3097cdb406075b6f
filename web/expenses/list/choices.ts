/** What can be chosen, as the contract says it; its schemas stay out of the browser's files. */
import type {
  EXPENSE_LIST_SORTS as Sorts,
  EXPENSE_LIST_STATES as States,
} from '@belegbar/contract/expense-list';

export const LIST_STATES: readonly (typeof States)[number][] = [
  'open',
  'due',
  'overdue',
  'paid',
  'withoutReceipt',
  'takenBack',
];
export const LIST_SORTS: readonly (typeof Sorts)[number][] = ['date', 'number', 'vendor', 'due', 'gross'];
export const LIST_ORDERS = ['descending', 'ascending'] as const;
