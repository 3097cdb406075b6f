import { type IssuedInvoice, lockIssuedInvoice } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { invoiceOfMail, lockMail } from './store.ts';
import type { MailRecord } from './tables.ts';

/** The mail and what it is about, which nobody else may change until the transaction ends; always the invoice first, so that no two wait for each other. Refuses NOT_FOUND. */
export async function lockMailAndInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<{ mail: MailRecord; invoice: IssuedInvoice }> {
  const key = { businessId: context.businessId, id };
  const invoice = await lockIssuedInvoice(context, transaction, await invoiceOfMail(transaction, key));
  return { mail: await lockMail(transaction, key), invoice };
}
