/** What the business has turned over, by the measure of § 19 UStG. */
import { type Turnover, totalTurnover } from '@belegbar/domain/invoices';
import { loadBusiness } from '../business/index.ts';
import { incomeOfYears } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';

/** Of a calendar year so far, with all of the year before. */
export function readTurnover(context: Context, { year }: { year: number }): Promise<Turnover> {
  return inSnapshot(context, (transaction) => turnoverOfYear(context, transaction, year));
}

/** The same for a verb that decides by it. */
export async function turnoverOfYear(
  context: Context,
  transaction: Transaction,
  year: number,
): Promise<Turnover> {
  const { foundedOn } = await loadBusiness(context, transaction);
  const income = await incomeOfYears(context, transaction, { from: year - 1, to: year });
  const isKnownBefore = income.some((each) => each.year === year - 1);
  return {
    year,
    received: totalTurnover(income, { of: year, by: year }),
    previousYear: isKnownBefore ? totalTurnover(income, { of: year - 1, by: year }) : null,
    isFounding: foundedOn?.startsWith(String(year)) ?? false,
  };
}
