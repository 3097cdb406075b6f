import {
  changeRegime,
  type RegimeChange,
  type RegimeReason,
  regimeProblem,
  type TaxRegime,
} from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { totalTurnover } from '@belegbar/domain/invoices';
import { SMALL_BUSINESS_WAIVER } from '@belegbar/domain/law';
import { incomeOfYears, lastBilledDay } from '../journal/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { type BusinessMessage, getBusiness } from './read.ts';
import { keepRegimeAnswered, lockBusiness, saveRegime, selectRegimes } from './store.ts';
import type { BusinessRecord } from './tables.ts';

/** What a change of taxation asks of others, who know how the business is taxed and so are not known here. */
export interface RegimePorts {
  /** Books what the regimes of `after` make of purchases that were judged by those of `before`. */
  judgePurchasesAnew: (context: Context, transaction: Transaction, changed: ChangedRegimes) => Promise<void>;
  /** Numbers of the vouchers and of the assets that left which `after` would tax otherwise. */
  taxedOtherwise: (
    context: Context,
    transaction: Transaction,
    changed: ChangedRegimes,
  ) => Promise<readonly string[]>;
}

interface ChangedRegimes {
  /** The first day on which something may differ. */
  from: Day;
  before: readonly TaxRegime[];
  after: readonly TaxRegime[];
}

export interface RegimeInput extends TaxRegime {
  because?: RegimeReason | undefined;
}

/**
 * Sets how the business is taxed from a day on; earlier regimes stay. Purchases that reach beyond that day are judged anew. INVALID at
 * `validFrom` when invoices over supplies after that day were issued by another, private use or an asset that left would be taxed otherwise,
 * or the law does not let it change on that day. As long as no invoice stands, the books only begin, and the law lets it on any day.
 */
export function setRegime(
  context: Context,
  { because, ...regime }: RegimeInput,
  { judgePurchasesAnew, taxedOtherwise }: RegimePorts,
): Promise<BusinessMessage> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const business = await lockBusiness(transaction, context.businessId);
    if (business === undefined) throw notFound();
    const before = await selectRegimes(transaction, context.businessId);
    const lastBilledOn = await lastBilledDay(context, transaction);
    const changed = changeRegime(before, regime, lastBilledOn);
    if (!changed.ok) throw invalid([fieldProblem('validFrom', changed.code, { day: lastBilledOn ?? '' })]);
    if (lastBilledOn !== null)
      await refuseByLaw(context, transaction, { business, before, change: regime, because: because ?? null });
    const changes = { from: regime.validFrom, before, after: changed.value };
    refuseHeld(await taxedOtherwise(context, transaction, changes));
    await saveRegime(transaction, context.businessId, regime);
    await keepRegimeAnswered(transaction, context.businessId);
    await audit(context, transaction, {
      action: 'business.setRegime',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { before, after: changed.value, ...(because === undefined ? {} : { because }) },
    });
    await judgePurchasesAnew(context, transaction, changes);
    return getBusiness(within(context, transaction));
  });
}

async function refuseByLaw(
  context: Context,
  transaction: Transaction,
  { business, ...given }: Pick<RegimeChange, 'before' | 'change' | 'because'> & { business: BusinessRecord },
): Promise<void> {
  const year = yearOf(given.change.validFrom);
  const years = { from: year - SMALL_BUSINESS_WAIVER.boundYears - 1, to: year };
  const income = await incomeOfYears(context, transaction, years);
  const problem = regimeProblem({
    ...given,
    today: context.platform.clock.today(),
    companyType: business.company_type,
    foundedOn: business.founded_on,
    turnoverOf: (of) => totalTurnover(income, { of, by: of + 1 }),
  });
  if (problem !== null) throw invalid([fieldProblem('validFrom', problem.code, problem.values)]);
}

/** They are taken back and entered anew: what of them was asked under the other taxation need not be known. */
function refuseHeld(numbers: readonly string[]): void {
  if (numbers.length === 0) return;
  const documents = numbers.join(', ');
  throw invalid([fieldProblem('validFrom', 'regime.booked-otherwise', { documents })]);
}
