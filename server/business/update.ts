import { audit, changesBetween } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { given } from '../platform/given.ts';
import { invalid, notFound, Refusal } from '../platform/refusal.ts';
import { checkFields } from './check-fields.ts';
import { columnsOf, type EditableFields, type FieldChanges, fieldsOf } from './fields.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { lockBusiness, updateBusinessRow } from './store.ts';

/** Changes fields of the profile. Refuses a version that is no longer current (CHANGED_MEANWHILE) and wrong fields (INVALID). */
export function updateBusiness(
  context: Context,
  input: { version: number; changes: FieldChanges },
): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    if (business.version !== input.version) throw new Refusal('CHANGED_MEANWHILE');
    const changes = given<EditableFields>(input.changes);
    const { fields, problems } = checkFields(changes, { ...fieldsOf(business), ...changes });
    if (problems.length > 0) throw invalid(problems);
    await updateBusinessRow(transaction, context.businessId, {
      ...columnsOf(fields),
      version: business.version + 1,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'business.update',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: changesBetween(fieldsOf(business), fields),
    });
    return getBusiness(within(context, transaction));
  });
}
