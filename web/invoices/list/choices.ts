/** What can be chosen, as the contract says it; its schemas stay out of the browser's files. */
import type {
  LIST_KINDS as Kinds,
  LIST_ORDERS as Orders,
  LIST_SORTS as Sorts,
  LIST_STATES as States,
} from '@belegbar/contract/invoice-list';

export const LIST_STATES: readonly (typeof States)[number][] = [
  'draft',
  'open',
  'overdue',
  'paid',
  'cancelled',
];
export const LIST_KINDS: readonly (typeof Kinds)[number][] = ['invoice', 'cancellation', 'creditNote'];
export const LIST_SORTS: readonly (typeof Sorts)[number][] = [
  'date',
  'number',
  'due',
  'client',
  'gross',
  'open',
];
export const LIST_ORDERS: readonly (typeof Orders)[number][] = ['descending', 'ascending'];
