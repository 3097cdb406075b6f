/** Where a small business stands by its turnover (§ 19 (1) UStG): which limit decides next, and what is left until then. */
import { type SmallBusinessLimits, smallBusinessLimits } from '@belegbar/domain/law';
import { type Cents, subtractCents } from '@belegbar/domain/money';
import type { Turnover } from './turnover.ts';

/** From this part of a limit on it is told. */
const TOLD_FROM_PERCENT = 80;

/**
 * `crossed`: the limit of the running year is, and what crossed it was taxed. `limitNear`: that limit is near. `endsNextYear`: this year decides
 * that § 19 UStG does not hold in the next one. `nextYearNear`: it may soon. `foundingOver`: more than a year of founding may bring.
 */
export const STANDING_WORDS = [
  'within',
  'nextYearNear',
  'endsNextYear',
  'foundingOver',
  'limitNear',
  'crossed',
] as const;
export type StandingWord = (typeof STANDING_WORDS)[number];

export interface SmallBusinessStanding {
  word: StandingWord;
  /** The limit that the word speaks of, in cents of euros. */
  limit: Cents;
  /** Until that limit; below zero beyond it. */
  left: Cents;
}

/** `after`: the turnover of the year by which it is asked, in cents of euros; `limits`: those of the year. */
export function smallBusinessStanding(
  after: Cents,
  { year, isFounding }: Pick<Turnover, 'year' | 'isFounding'>,
  { currentYear, hard, previousYear }: SmallBusinessLimits,
): SmallBusinessStanding {
  const of = (word: StandingWord, limit: Cents) => ({ word, limit, left: subtractCents(limit, after) });
  if (hard && after > currentYear) return of('crossed', currentYear);
  if (hard && isNear(after, currentYear)) return of('limitNear', currentYear);
  if (isFounding) return of(after > previousYear ? 'foundingOver' : 'within', previousYear);
  const next = smallBusinessLimits(year + 1);
  const nextLimit = next.known ? next.value.previousYear : previousYear;
  if (after > nextLimit) return of('endsNextYear', nextLimit);
  return of(isNear(after, nextLimit) ? 'nextYearNear' : 'within', nextLimit);
}

function isNear(after: Cents, limit: Cents): boolean {
  return after * 100 >= limit * TOLD_FROM_PERCENT;
}
