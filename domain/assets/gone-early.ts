/** What left the business too early for § 7g EStG. */
import { day, yearOf } from '@belegbar/domain/calendar';
import type { Asset } from './asset.ts';

/**
 * Whether it was sold or taken before the end of the year after it came, so that what § 7g EStG gave goes as if it had never been ((4), (6) No. 2).
 * What was lost, or broke, does no harm (BMF 20 November 2013, 37); that a whole business ended then does none either, which only its owner knows.
 */
export function isGoneEarly({ acquiredOn, disposal }: Pick<Asset, 'acquiredOn' | 'disposal'>): boolean {
  if (disposal === null || disposal.reason === 'loss') return false;
  return disposal.on < day(`${yearOf(acquiredOn) + 1}-12-31`);
}
