/** What the business has turned over, by the measure of § 19 UStG. */
import { countsAsTurnover, type Turnover } from '@belegbar/domain/invoices';
import { smallBusinessLimits } from '@belegbar/domain/law';
import { addCents, sumCents, ZERO } from '@belegbar/domain/money';
import { loadBusiness } from '../business/index.ts';
import { type IncomeOfYear, incomeOfYears } from '../journal/index.ts';
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
  const before = income.filter((each) => each.year === year - 1);
  return {
    year,
    received: measured(
      income.filter((each) => each.year === year),
      year,
    ),
    previousYear: before.length === 0 ? null : measured(before, year),
    isFounding: foundedOn?.startsWith(String(year)) ?? false,
  };
}

/** Until 2024 with the VAT, since then without, by the law of the year that asks. */
function measured(income: readonly IncomeOfYear[], year: number) {
  const limits = smallBusinessLimits(year);
  const isGross = limits.known && limits.value.turnover === 'gross';
  const counting = income.filter((each) => countsAsTurnover(each.vatCase));
  return sumCents(counting.map(({ net, vat }) => addCents(net, isGross ? vat : ZERO)));
}
