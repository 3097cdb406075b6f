import { audit, changesBetween } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { given } from '../platform/given.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import {
  columnsOf,
  type EditableFields,
  type FieldChanges,
  fieldsOf,
  messageOf,
  problemsOf,
  type ServiceMessage,
} from './fields.ts';
import { findService, lockService, updateServiceRow } from './store.ts';

/** Changes fields of a service. Refuses a version that is no longer current (CHANGED_MEANWHILE) and wrong fields (INVALID). */
export function updateService(
  context: Context,
  input: { id: string; version: number; changes: FieldChanges },
): Promise<ServiceMessage> {
  authorise(context);
  const key = { businessId: context.businessId, id: input.id };
  return inTransaction(context, async (transaction) => {
    const service = await lockService(transaction, key);
    if (service.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
    const before = fieldsOf(service);
    const after = { ...before, ...given<EditableFields>(input.changes) };
    const problems = problemsOf(after);
    if (problems.length > 0) throw invalid(problems);
    await updateServiceRow(transaction, key, {
      ...columnsOf(after),
      version: service.version + 1,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'services.update',
      subjectKind: 'service',
      subjectId: input.id,
      detail: changesBetween(before, after),
    });
    return messageOf(await findService(transaction, key));
  });
}
