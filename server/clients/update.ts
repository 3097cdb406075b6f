import { audit, changesBetween } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { given } from '../platform/given.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { checkFields } from './check-fields.ts';
import {
  type ClientMessage,
  columnsOf,
  type EditableFields,
  type FieldChanges,
  fieldsOf,
  messageOf,
} from './fields.ts';
import { numberProblems } from './number-problems.ts';
import { findClient, lockClient, updateClientRow } from './store.ts';

/** Changes fields of a client. Refuses a version that is no longer current (CHANGED_MEANWHILE) and wrong fields (INVALID). */
export function updateClient(
  context: Context,
  input: { id: string; version: number; changes: FieldChanges },
): Promise<ClientMessage> {
  authorise(context);
  const key = { businessId: context.businessId, id: input.id };
  return inTransaction(context, async (transaction) => {
    const client = await lockClient(transaction, key);
    if (client.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
    const before = fieldsOf(client);
    const { fields, problems } = checkFields({ ...before, ...given<EditableFields>(input.changes) });
    problems.push(...(await numberProblems(transaction, { ...key, number: fields.number })));
    if (problems.length > 0) throw invalid(problems);
    await updateClientRow(transaction, key, {
      ...columnsOf(fields),
      version: client.version + 1,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'clients.update',
      subjectKind: 'client',
      subjectId: input.id,
      detail: changesBetween(before, fields),
    });
    return messageOf(await findClient(transaction, key));
  });
}
