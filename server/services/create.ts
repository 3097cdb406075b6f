import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { columnsOf, type EditableFields, problemsOf, type ServiceMessage } from './fields.ts';
import { getService } from './read.ts';
import { insertService } from './store.ts';

/** Adds a service, once per key. INVALID names the wrong fields. */
export function createService(
  context: Context,
  input: { idempotencyKey: string; service: EditableFields },
): Promise<ServiceMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const call = { key: input.idempotencyKey, procedure: 'services.create', request: input.service };
    const { subjectId } = await once(context, transaction, call, () =>
      add(context, transaction, input.service),
    );
    return getService(within(context, transaction), subjectId);
  });
}

async function add(context: Context, transaction: Transaction, service: EditableFields): Promise<string> {
  const problems = problemsOf(service);
  if (problems.length > 0) throw invalid(problems);
  const id = uuid();
  const now = context.platform.clock.now();
  await insertService(transaction, {
    business_id: context.businessId,
    id,
    ...columnsOf(service),
    created_at: now,
    updated_at: now,
  });
  await audit(context, transaction, {
    action: 'services.create',
    subjectKind: 'service',
    subjectId: id,
    detail: { after: service },
  });
  return id;
}
