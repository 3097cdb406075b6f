import { loadBusiness } from '../business/index.ts';
import type { IssuedInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { isOwed } from './owed.ts';
import type { MailRecord } from './tables.ts';

/**
 * A mail is dropped once its invoice is cancelled, or amended after it was written, a reminder once nothing is owed, or the client has not got
 * the edition that is, and what leaves by itself once the profile no longer says so.
 */
export async function isOvertaken(
  context: Context,
  transaction: Transaction,
  { mail, invoice }: { mail: MailRecord; invoice: IssuedInvoice },
): Promise<boolean> {
  const { amended } = invoice;
  if (mail.kind === 'reminder') return !isOwed(invoice) || (amended !== null && !invoice.isSent);
  if (amended !== null && mail.created_at <= amended.at) return true;
  if (invoice.cancelled || mail.origin !== 'issue') return invoice.cancelled;
  const { autoSendInvoiceEmail } = await loadBusiness(context, transaction);
  return !autoSendInvoiceEmail;
}
