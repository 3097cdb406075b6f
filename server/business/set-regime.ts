import { changeRegime, type TaxRegime } from '@belegbar/domain/business';
import { lastSupplyDay } from '../journal/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { lockBusiness, saveRegime, selectRegimes } from './store.ts';

/** Sets how the business is taxed from a day on; earlier regimes stay. INVALID when entries after that day are booked by another. */
export function setRegime(context: Context, regime: TaxRegime): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    const before = await selectRegimes(transaction, context.businessId);
    const lastSupplyOn = await lastSupplyDay(context, transaction);
    const changed = changeRegime(before, regime, lastSupplyOn);
    if (!changed.ok) throw invalid([fieldProblem('validFrom', changed.code, { day: lastSupplyOn ?? '' })]);
    await saveRegime(transaction, context.businessId, regime);
    await audit(context, transaction, {
      action: 'business.setRegime',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { before, after: changed.value },
    });
    return getBusiness(within(context, transaction));
  });
}
