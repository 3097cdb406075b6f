import { changeRegime, type TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { lastBilledDay } from '../journal/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { lockBusiness, saveRegime, selectRegimes } from './store.ts';

/** What a change of taxation asks of others, who know how the business is taxed and so are not known here. */
export interface RegimePorts {
  /** Books what the regimes of `after` make of purchases that were judged by those of `before`. */
  judgePurchasesAnew: (
    context: Context,
    transaction: Transaction,
    changed: { from: Day; before: readonly TaxRegime[]; after: readonly TaxRegime[] },
  ) => Promise<void>;
}

/**
 * Sets how the business is taxed from a day on; earlier regimes stay. Purchases that reach beyond that day are judged anew. INVALID when
 * invoices over supplies after that day were issued by another.
 */
export function setRegime(
  context: Context,
  regime: TaxRegime,
  { judgePurchasesAnew }: RegimePorts,
): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    const before = await selectRegimes(transaction, context.businessId);
    const lastBilledOn = await lastBilledDay(context, transaction);
    const changed = changeRegime(before, regime, lastBilledOn);
    if (!changed.ok) throw invalid([fieldProblem('validFrom', changed.code, { day: lastBilledOn ?? '' })]);
    await saveRegime(transaction, context.businessId, regime);
    await audit(context, transaction, {
      action: 'business.setRegime',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { before, after: changed.value },
    });
    await judgePurchasesAnew(context, transaction, {
      from: regime.validFrom,
      before,
      after: changed.value,
    });
    return getBusiness(within(context, transaction));
  });
}
