import { audit, changesBetween } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { lockBusiness, updateBusinessRow } from './store.ts';

/** Part of a verb that was asked by the link in a mail: its owner wants the week by mail no more. */
export async function endWeeklyDigest(context: Context, transaction: Transaction): Promise<void> {
  const { businessId, platform } = context;
  const business = await lockBusiness(transaction, businessId);
  if (business?.weekly_digest_enabled !== true) return;
  await updateBusinessRow(transaction, businessId, {
    weekly_digest_enabled: false,
    version: business.version + 1,
    updated_at: platform.clock.now(),
  });
  await audit(context, transaction, {
    action: 'business.update',
    subjectKind: 'business',
    subjectId: businessId,
    detail: changesBetween({ weeklyDigestEnabled: true }, { weeklyDigestEnabled: false }),
  });
}
