import { loadIssuedInvoice } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { newLink } from './new-link.ts';
import { findLink } from './store.ts';
import { type ShareLinkView, viewLink } from './view.ts';

export interface CreateShareLinkInput {
  invoiceId: string;
  idempotencyKey: string;
  /** Null never expires; 1 opens today and tomorrow. */
  expiresInDays: number | null;
}

/** Makes a link to an issued document. Refuses NOT_FOUND and NOT_ISSUED. */
export function createShareLink(context: Context, input: CreateShareLinkInput): Promise<ShareLinkView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'shareLinks.create', request }, () =>
      make(context, transaction, input),
    );
    return viewLink(await findLink(transaction, { businessId: context.businessId, id: made.subjectId }));
  });
}

async function make(
  context: Context,
  transaction: Transaction,
  input: CreateShareLinkInput,
): Promise<string> {
  const { clientId } = await loadIssuedInvoice(context, transaction, input.invoiceId);
  const { invoiceId, expiresInDays } = input;
  const id = await newLink(context, transaction, { id: invoiceId, clientId, expiresInDays });
  await audit(context, transaction, {
    action: 'shareLinks.create',
    subjectKind: 'invoice',
    subjectId: input.invoiceId,
    detail: { linkId: id, expiresInDays: input.expiresInDays },
  });
  return id;
}
