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

export interface CreateClientInput {
  idempotencyKey: string;
  client: EditableFields;
  archived?: boolean | undefined;
}

/** Adds a client, once per key; archived from the start, where it is for a single invoice. INVALID names the wrong fields. */
export function createClient(context: Context, input: CreateClientInput): Promise<ClientMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const { idempotencyKey: key, ...request } = input;
    const call = { key, procedure: 'clients.create', request };
    const { subjectId } = await once(context, transaction, call, () => add(context, transaction, request));
    return getClient(within(context, transaction), subjectId);
  });
}

async function add(
  context: Context,
  transaction: Transaction,
  { client, archived = false }: Omit<CreateClientInput, 'idempotencyKey'>,
): Promise<string> {
  const { fields, problems } = checkFields(client);
  const { businessId } = context;
  problems.push(...(await numberProblems(transaction, { businessId, id: null, number: fields.number })));
  if (problems.length > 0) throw invalid(problems);
  const id = uuid();
  await insertClient(transaction, { ...rowOf(context, id, fields), archived });
  await audit(context, transaction, {
    action: 'clients.create',
    subjectKind: 'client',
    subjectId: id,
    detail: { after: archived ? { ...fields, archived } : fields },
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
