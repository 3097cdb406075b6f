/** The day on which all browser stories happen, so that their quarter and their forms stay the same. */
import { type Clock, dayOf } from '@belegbar/server/platform/clock';

/** A Wednesday in the middle of the fourth quarter. */
export const TODAY = '2026-11-18';

/** A clock that begins at nine in Berlin on that day and then runs as any other. */
export function storyClock(): Clock {
  const beginning = Date.parse(`${TODAY}T08:00:00Z`);
  const started = performance.now();
  const now = () => new Date(beginning + performance.now() - started);
  return { now, today: () => dayOf(now()) };
}
