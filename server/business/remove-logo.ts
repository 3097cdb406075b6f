import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { lockBusiness, updateBusinessRow } from './store.ts';

/** Takes the logo off future documents. Its bytes stay: issued documents are made of them. */
export function removeLogo(context: Context): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    await updateBusinessRow(transaction, context.businessId, {
      logo: null,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'business.removeLogo',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { before: { logo: business.logo }, after: { logo: null } },
    });
    return getBusiness(within(context, transaction));
  });
}
