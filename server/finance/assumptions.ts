/** What is assumed of a person in a year. */
import { type Assumptions, assumedOf } from '@belegbar/domain/finance';
import { ZERO } from '@belegbar/domain/money';
import type { LoadedBusiness } from '../business/index.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectAssumptions } from './store.ts';

/** What was said for the year; of an earlier one all but what was prepaid in it; else what is assumed of everybody. */
export async function assumptionsOf(
  transaction: Transaction,
  { id, companyType }: Pick<LoadedBusiness, 'id' | 'companyType'>,
  year: number,
): Promise<{ assumptions: Assumptions; areAssumed: boolean }> {
  const said = await selectAssumptions(transaction, { businessId: id, year });
  if (said === undefined) return { assumptions: assumedOf(companyType), areAssumed: true };
  const isOfYear = said.year === year;
  const { assumptions } = said;
  return { assumptions: isOfYear ? assumptions : { ...assumptions, prepaid: ZERO }, areAssumed: false };
}
