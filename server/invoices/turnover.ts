/** What the business has turned over, by the measures of § 19 and of § 3a (5), § 3c UStG. */
import { type Turnover, totalTurnover } from '@belegbar/domain/invoices';
import { ZERO } from '@belegbar/domain/money';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { euConsumers } from '../clients/index.ts';
import { incomeOfYears } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { selectBilledTo } from './turnover-store.ts';

/** Of a calendar year so far, with all of the year before. */
export function readTurnover(context: Context, { year }: { year: number }): Promise<Turnover> {
  return inSnapshot(context, async (transaction) => {
    const business = await loadBusiness(context, transaction);
    return turnoverOfYear(context, transaction, { year, business });
  });
}

/** The same for a verb that decides by it. */
export async function turnoverOfYear(
  context: Context,
  transaction: Transaction,
  { year, business }: { year: number; business: Pick<LoadedBusiness, 'foundedOn'> },
): Promise<Turnover> {
  const [income, sold] = await Promise.all([
    incomeOfYears(context, transaction, { from: year - 1, to: year }),
    soldToEuConsumers(context, transaction, year),
  ]);
  const isKnownBefore = income.some((each) => each.year === year - 1);
  return {
    year,
    received: totalTurnover(income, { of: year, by: year }),
    previousYear: isKnownBefore ? totalTurnover(income, { of: year - 1, by: year }) : null,
    isFounding: business.foundedOn?.startsWith(String(year)) ?? false,
    euConsumers: sold,
  };
}

async function soldToEuConsumers(
  context: Context,
  transaction: Transaction,
  year: number,
): Promise<Turnover['euConsumers']> {
  const clientIds = await euConsumers(context, transaction);
  if (clientIds.length === 0) return { sold: ZERO, soldBefore: ZERO };
  const asked = { clientIds, from: year - 1, to: year };
  const billed = await selectBilledTo(transaction, context.businessId, asked);
  const of = (wanted: number) => billed.find((each) => each.year === wanted)?.net ?? ZERO;
  return { sold: of(year), soldBefore: of(year - 1) };
}
