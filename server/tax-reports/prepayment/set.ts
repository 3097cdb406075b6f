import type { Cents } from '@belegbar/domain/money';
import { audit } from '../../platform/audit/index.ts';
import { authorise } from '../../platform/authorise.ts';
import { type Context, within } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { type FilingRuleView, filingRule } from './read.ts';
import { savePrepayment, selectPrepayments } from './store.ts';

/** Records what is prepaid in a year for the permanent extension (Kz 38), in cents; null takes it back. It is deducted in the last return of the year for which that holds. */
export function setPrepayment(
  context: Context,
  { year, amount }: { year: number; amount: Cents | null },
): Promise<FilingRuleView> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const before = (await selectPrepayments(transaction, context.businessId)).get(year) ?? null;
    await savePrepayment(transaction, { businessId: context.businessId, year, amount });
    await audit(context, transaction, {
      action: 'taxReports.setPrepayment',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { year, before: { amount: before }, after: { amount } },
    });
    return filingRule(within(context, transaction), { year });
  });
}
