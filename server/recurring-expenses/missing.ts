import { listBusinessIds } from '../business/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, type Platform, systemContext } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { lockMissing, type MissingDue, updateDue } from './due-store.ts';
import { publishRecurring } from './events.ts';
import { tellMissing } from './notices.ts';

/**
 * Tells the owner of every business, once for each due day, of a bill that did not come. What fails keeps nobody else waiting, and is thrown at
 * the end. Safe to repeat.
 * @system A job that carries out what its owner has set up.
 */
export async function tellOfMissing(platform: Platform): Promise<void> {
  const businessIds = await listBusinessIds(platform);
  let failed = 0;
  for (const businessId of businessIds) {
    try {
      await tellMissingOf(systemContext(platform, businessId, 'recurring-expenses'));
    } catch (cause) {
      failed += 1;
      platform.log.error('recurring-expenses.failed', { businessId }, cause);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${businessIds.length} failed`);
}

/** @system Part of the job. */
export function tellMissingOf(context: Context): Promise<void> {
  authorise(context);
  const { businessId, platform } = context;
  return inTransaction(context, async (transaction) => {
    const missing = await lockMissing(transaction, { businessId, today: platform.clock.today() });
    for (const due of missing) await tellOne(context, transaction, due);
    if (missing.length > 0) await publishRecurring(context, transaction);
  });
}

async function tellOne(
  context: Context,
  transaction: Transaction,
  { recurring_id: recurringId, due_on: dueOn, vendor }: MissingDue,
): Promise<void> {
  const { businessId, platform } = context;
  await updateDue(transaction, { businessId, recurringId, dueOn }, { missing_told_at: platform.clock.now() });
  await tellMissing(context, transaction, { vendor, dueOn });
  await audit(context, transaction, {
    action: 'recurringExpenses.tellMissing',
    subjectKind: 'recurringExpense',
    subjectId: recurringId,
    detail: { dueOn },
  });
}
