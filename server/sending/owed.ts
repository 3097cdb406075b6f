/** Whether a document asks for money, and whether it is late. */
import { firstLateDay } from '@belegbar/domain/sending';
import type { IssuedInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';

/** Whether money is owed and paying would be too late (§ 193 BGB). */
export function isOverdue(context: Context, invoice: IssuedInvoice): boolean {
  return isOwed(invoice) && firstLateDay(invoice.document.dueDate) <= context.platform.clock.today();
}

/** Whether a reminder may be written: the client has the invoice, and paying would be too late. */
export function canRemindOf(context: Context, invoice: IssuedInvoice): boolean {
  return invoice.isSent && isOverdue(context, invoice);
}

/** Whether a reminder that waits for a yes may still be given one: the same invoices are in the plan (`remindableAmong`). */
export function isRemindable(invoice: IssuedInvoice): boolean {
  return isOwed(invoice) && invoice.isSent && !invoice.remindersPaused;
}

/** Whether the document asks for money that has not come. */
export function isOwed({ document, status, cancelled, open }: IssuedInvoice): boolean {
  return document.kind === 'invoice' && status === 'sent' && !cancelled && open > 0;
}
