/** Work at home that stands in a year: what the maximum and the two ways to deduct it ask of each other. */
import { type Day, day, yearOf } from '@belegbar/domain/calendar';
import type {
  HomeOffice,
  HomeOfficeRefusal,
  HomeOfficeRoom,
  StandingAtHome,
} from '@belegbar/domain/vouchers';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { selectStandingFrom } from './store.ts';

/** Of the year of the day, without what was taken back; the series of numbers is held, so nobody adds to it meanwhile. */
export async function standingAtHome(
  context: Context,
  transaction: Transaction,
  on: Day,
): Promise<StandingAtHome> {
  const year = yearOf(on);
  const rows = await selectStandingFrom(transaction, {
    businessId: context.businessId,
    kinds: ['homeOffice', 'homeOfficeRoom'],
    from: day(`${year}-01-01`),
  });
  const ofYear = rows.filter(({ booked_on: bookedOn }) => yearOf(bookedOn) === year);
  const of = (kind: string) => ofYear.filter((row) => row.kind === kind).map(({ detail }) => detail);
  return {
    days: of('homeOffice').map(({ work }) => work as HomeOffice),
    rooms: of('homeOfficeRoom').map((detail) => detail as unknown as HomeOfficeRoom),
  };
}

export function refuseAtHome(field: string, refusal: HomeOfficeRefusal | null): void {
  if (refusal === null) return;
  const values = 'left' in refusal ? { left: String(refusal.left) } : {};
  throw invalid([fieldProblem(field, refusal.code, values)]);
}
