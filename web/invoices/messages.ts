/** The shapes of the contract that the invoice screens work with. */
import type {
  InvoiceMessage,
  InvoiceRow,
  TimelineItem as Item,
  LIST_FILTERS,
  PaymentMessage,
} from '@belegbar/contract/invoice-messages';
import type { output } from 'zod';

export type Invoice = output<typeof InvoiceMessage>;
export type Row = output<typeof InvoiceRow>;
export type Payment = output<typeof PaymentMessage>;
export type TimelineItem = output<typeof Item>;
export type ListFilter = (typeof LIST_FILTERS)[number];

export const FILTERS: readonly ListFilter[] = ['all', 'draft', 'open', 'overdue', 'paid'];
export const PAYMENT_METHODS: readonly Payment['method'][] = ['bankTransfer', 'paypal', 'cash', 'other'];

export function isListFilter(text: unknown): text is ListFilter {
  return FILTERS.some((filter) => filter === text);
}
