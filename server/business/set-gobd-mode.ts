import { audit, changesBetween } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { lockBusiness, updateBusinessRow } from './store.ts';

/**
 * Switches the GoBD mode, which locks issued invoices (§ 146 (4) AO, GoBD Rz. 58 ff.). What was issued or amended before stays as it is.
 * Waits for an amendment that is under way.
 */
export function setGobdMode(context: Context, { on }: { on: boolean }): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    if (business.gobd_retention !== on) {
      await updateBusinessRow(transaction, context.businessId, {
        gobd_retention: on,
        updated_at: context.platform.clock.now(),
      });
      await audit(context, transaction, {
        action: 'business.setGobdMode',
        subjectKind: 'business',
        subjectId: context.businessId,
        detail: changesBetween({ gobdRetention: business.gobd_retention }, { gobdRetention: on }),
      });
    }
    return getBusiness(within(context, transaction));
  });
}
