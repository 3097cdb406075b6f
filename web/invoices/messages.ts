/** The shapes of the contract that the invoice screens work with. */
import type {
  InvoiceMessage,
  InvoiceRow,
  TimelineItem as Item,
  PaymentMessage,
} from '@belegbar/contract/invoice-messages';
import type { output } from 'zod';

export type Invoice = output<typeof InvoiceMessage>;
export type Row = output<typeof InvoiceRow>;
export type Payment = output<typeof PaymentMessage>;
export type TimelineItem = output<typeof Item>;

export const PAYMENT_METHODS: readonly Payment['method'][] = ['bankTransfer', 'paypal', 'cash', 'other'];
