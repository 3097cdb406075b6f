import type { Assumptions } from '@belegbar/domain/finance';
import { loadBusiness } from '../business/index.ts';
import { audit, changesBetween } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { assumptionsOf } from './assumptions.ts';
import { saveAssumptions } from './store.ts';

/** Says for a year what the books do not know of the taxes of their owner, amounts in cents. It books nothing. */
export function setAssumptions(
  context: Context,
  { year, ...assumptions }: Assumptions & { year: number },
): Promise<Assumptions> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await loadBusiness(context, transaction);
    const before = await assumptionsOf(transaction, business, year);
    const { businessId, platform } = context;
    await saveAssumptions(transaction, { businessId, year, at: platform.clock.now(), assumptions });
    await audit(context, transaction, {
      action: 'finance.setAssumptions',
      subjectKind: 'business',
      subjectId: businessId,
      detail: { year, ...changesBetween({ ...before.assumptions }, { ...assumptions }) },
    });
    return assumptions;
  });
}
