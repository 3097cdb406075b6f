import type { Assumptions } from '@belegbar/domain/finance';
import type { Cents } from '@belegbar/domain/money';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

/** What was said for the year, or else for the latest one before it; undefined while nothing was. */
export async function selectAssumptions(
  transaction: Transaction,
  { businessId, year }: { businessId: string; year: number },
): Promise<{ year: number; assumptions: Assumptions } | undefined> {
  const row = await transaction
    .selectFrom('finance_assumptions')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('year', '<=', year)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const assumptions: Assumptions = {
    otherIncome: row.other_income as Cents,
    deductions: row.deductions as Cents,
    prepaid: row.prepaid as Cents,
    privateMonthly: row.private_monthly as Cents,
    assessment: row.assessment,
    paysChurchTax: row.pays_church_tax,
    tradeMultiplier: row.trade_multiplier,
  };
  return { year: row.year, assumptions };
}

export async function saveAssumptions(
  transaction: Transaction,
  {
    businessId,
    year,
    at,
    assumptions,
  }: { businessId: string; year: number; at: Date; assumptions: Assumptions },
): Promise<void> {
  const said = {
    other_income: assumptions.otherIncome,
    deductions: assumptions.deductions,
    prepaid: assumptions.prepaid,
    private_monthly: assumptions.privateMonthly,
    assessment: assumptions.assessment,
    pays_church_tax: assumptions.paysChurchTax,
    trade_multiplier: assumptions.tradeMultiplier,
    updated_at: at,
  };
  await transaction
    .insertInto('finance_assumptions')
    .values({ business_id: businessId, year, ...said })
    .onConflict((conflict) => conflict.columns(['business_id', 'year']).doUpdateSet(said))
    .execute();
}
