import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { checkFields } from './check-fields.ts';
import { type ClientMessage, type EditableFields, insertedColumns } from './fields.ts';
import { numberProblems } from './number-problems.ts';
import { getClient } from './read.ts';
import { insertClient } from './store.ts';

/** Adds a client, once per key. INVALID names the wrong fields. */
export function createClient(
  context: Context,
  input: { idempotencyKey: string; client: EditableFields },
): Promise<ClientMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const call = { key: input.idempotencyKey, procedure: 'clients.create', request: input.client };
    const { subjectId } = await once(context, transaction, call, () =>
      add(context, transaction, input.client),
    );
    return getClient(within(context, transaction), subjectId);
  });
}

async function add(context: Context, transaction: Transaction, client: EditableFields): Promise<string> {
  const { fields, problems } = checkFields(client);
  const { businessId } = context;
  problems.push(...(await numberProblems(transaction, { businessId, id: null, number: fields.number })));
  if (problems.length > 0) throw invalid(problems);
  const id = uuid();
  await insertClient(transaction, rowOf(context, id, fields));
  await audit(context, transaction, {
    action: 'clients.create',
    subjectKind: 'client',
    subjectId: id,
    detail: { after: fields },
  });
  return id;
}

function rowOf(context: Context, id: string, client: EditableFields) {
  const now = context.platform.clock.now();
  return {
    business_id: context.businessId,
    id,
    ...insertedColumns(client),
    created_at: now,
    updated_at: now,
  };
}
