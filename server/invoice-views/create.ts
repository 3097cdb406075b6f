import { VIEWS_MAXIMUM } from '@belegbar/contract/invoice-views';
import { v7 as uuid } from 'uuid';
import { loadClient } from '../clients/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { findView, holdViews, insertView } from './store.ts';
import type { ViewQuery } from './tables.ts';
import { type InvoiceView, ownerOfViews, viewOf } from './view.ts';

export interface CreateViewInput {
  idempotencyKey: string;
  name: string;
  query: ViewQuery;
}

/** Saves a view behind those that are there. Refuses NOT_FOUND for a client of another business, INVALID at `name` for a name that is taken, and beyond 20. */
export function createView(context: Context, input: CreateViewInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const { subjectId } = await once(
      context,
      transaction,
      { key, procedure: 'invoiceViews.create', request },
      () => create(context, transaction, input),
    );
    return viewOf(await findView(transaction, { ...ownerOfViews(context), id: subjectId }));
  });
}

async function create(
  context: Context,
  transaction: Transaction,
  { name, query }: CreateViewInput,
): Promise<string> {
  const owner = ownerOfViews(context);
  const others = await holdViews(transaction, owner);
  if (others.length >= VIEWS_MAXIMUM)
    throw invalid([fieldProblem('name', 'view.too-many', { most: String(VIEWS_MAXIMUM) })]);
  requireFree(name, others);
  await requireClient(context, transaction, query);
  const id = uuid();
  const now = context.platform.clock.now();
  await insertView(transaction, {
    business_id: owner.businessId,
    user_id: owner.userId,
    id,
    name,
    query: JSON.stringify(query),
    position: (others.at(-1)?.position ?? 0) + 1,
    created_at: now,
    updated_at: now,
  });
  await audit(context, transaction, {
    action: 'invoiceViews.create',
    subjectKind: 'invoiceView',
    subjectId: id,
    detail: { name },
  });
  return id;
}

/** Of somebody else's client not even the id is kept. */
export async function requireClient(
  context: Context,
  transaction: Transaction,
  { clientId }: ViewQuery,
): Promise<void> {
  if (clientId !== undefined) await loadClient(context, transaction, clientId);
}

/** Two tabs of one name could not be told apart. */
export function requireFree(name: string, others: readonly { name: string }[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw invalid([fieldProblem('name', 'view.taken', { name })]);
}
