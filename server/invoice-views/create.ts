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
import type { ViewedList, ViewQueries, ViewQuery } from './tables.ts';
import { AUDITED, ownerOfViews, type ViewOf, viewOf } from './view.ts';

export interface CreateViewInput<List extends ViewedList> {
  idempotencyKey: string;
  name: string;
  query: ViewQueries[List];
}

/** Saves a view behind those that are there. Refuses NOT_FOUND for a client of another business, INVALID at `name` for a name that is taken, and beyond 20. */
export function createView<List extends ViewedList>(
  context: Context,
  list: List,
  input: CreateViewInput<List>,
): Promise<ViewOf[List]> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const { subjectId } = await once(
      context,
      transaction,
      { key, procedure: `${AUDITED[list].acts}.create`, request },
      () => create(context, transaction, { ...input, list }),
    );
    return viewOf<List>(await findView(transaction, { ...ownerOfViews(context, list), id: subjectId }));
  });
}

async function create(
  context: Context,
  transaction: Transaction,
  { list, name, query }: { list: ViewedList; name: string; query: ViewQuery },
): Promise<string> {
  const owner = ownerOfViews(context, list);
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
    list,
    id,
    name,
    query: JSON.stringify(query),
    position: (others.at(-1)?.position ?? 0) + 1,
    created_at: now,
    updated_at: now,
  });
  await audit(context, transaction, {
    action: `${AUDITED[list].acts}.create`,
    subjectKind: AUDITED[list].subject,
    subjectId: id,
    detail: { name },
  });
  return id;
}

/** Of somebody else's client not even the id is kept. */
export async function requireClient(
  context: Context,
  transaction: Transaction,
  query: ViewQuery,
): Promise<void> {
  const clientId = 'clientId' in query ? query.clientId : undefined;
  if (clientId !== undefined) await loadClient(context, transaction, clientId);
}

/** Two tabs of one name could not be told apart. */
export function requireFree(name: string, others: readonly { name: string }[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw invalid([fieldProblem('name', 'view.taken', { name })]);
}
