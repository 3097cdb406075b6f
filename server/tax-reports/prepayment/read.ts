import type { FilingRule } from '@belegbar/contract/tax-reports-filing-rule';
import { type Day, day } from '@belegbar/domain/calendar';
import { filingLimits, vatAdvanceForm } from '@belegbar/domain/law';
import { addCents, ZERO } from '@belegbar/domain/money';
import {
  advancesOfYear,
  annualised,
  isMonthlyFounder,
  mayChooseMonth,
  monthlyByChoiceDueDate,
  proposeFilingPeriod,
  specialPrepayment,
  specialPrepaymentDueDate,
} from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import { type LoadedBusiness, loadBusiness } from '../../business/index.ts';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { toMonthSum } from '../owed-returns.ts';
import { selectMonthSums } from '../store.ts';
import { filingOf } from './filing.ts';
import { selectFirstMonth } from './store.ts';

export type FilingRuleView = z.output<typeof FilingRule>;

/** What the VAT of the year before, by the journal, says of the returns of a year; null where the books or the law do not reach. */
export function filingRule(context: Context, { year }: { year: number }): Promise<FilingRuleView> {
  return inSnapshot(context, async (transaction) => {
    const business = await loadBusiness(context, transaction);
    const { prepayments } = await filingOf(transaction, business);
    const previous = await previousTax(transaction, business, year - 1);
    const limits = filingLimits(year);
    const facts = { year, foundedOn: business.foundedOn, previousTax: previous?.annualised ?? null };
    return {
      year,
      previous,
      limits: limits.known ? limits.value : null,
      proposed: limits.known ? proposeFilingPeriod(facts, limits.value) : null,
      isMonthlyFounder: isMonthlyFounder(facts),
      monthByChoiceUntil:
        previous !== null && limits.known && mayChooseMonth(previous.tax, limits.value)
          ? monthlyByChoiceDueDate(year, business.land).dueDate
          : null,
      prepayment: {
        recorded: prepayments.get(year) ?? null,
        proposed: previous === null ? null : specialPrepayment(previous.annualised),
        dueDate: specialPrepaymentDueDate(year, business.land, business.extension).dueDate,
      },
    };
  });
}

/** The advance payments of a year with what was prepaid for it, and the same for twelve months where the books begin within it. */
async function previousTax(
  transaction: Transaction,
  business: LoadedBusiness,
  year: number,
): Promise<FilingRuleView['previous']> {
  const first = await selectFirstMonth(transaction, business.id);
  const form = vatAdvanceForm(year);
  const until = day(`${year}-12-31`);
  if (!form.known || first === null || first > until) return null;
  const points = { businessId: business.id, from: day(`${year}-01-01`), to: until };
  const months = (await selectMonthSums(transaction, points)).map(toMonthSum);
  const filing = await filingOf(transaction, business);
  const { regimes, land } = business;
  const { payable } = advancesOfYear({ months, regimes, form: form.value, land, until, filing });
  const tax = addCents(payable, filing.prepayments.get(year) ?? ZERO);
  const activeMonths = first < points.from ? 12 : 13 - monthNumber(first as Day);
  return { year, tax, activeMonths, annualised: annualised(tax, activeMonths) };
}

function monthNumber(value: Day): number {
  return Number(value.slice(5, 7));
}
