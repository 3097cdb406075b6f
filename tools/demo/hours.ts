/** The time of day at which something was done in the demo: in office hours, never two things at once, and another hour each day. */
import type { Day } from '@belegbar/domain/calendar';
import type { Clock } from '@belegbar/server/platform/clock';

const MINUTE_MS = 60_000;
/** From 8:10 UTC on, which is 9:10 or 10:10 in Berlin; what is done first lies within two hours, the rest follows. */
const FIRST_MINUTE = 8 * 60 + 10;
const SPREAD_MINUTES = 120;
const BETWEEN_MINUTES = 19;
/** 16:30 UTC. */
const LAST_MINUTE = 16 * 60 + 30;

/** The clock of the act that comes as the `nth` on its day, counted from 0; the same on every call. */
export function clockOfAct(on: Day, nth: number): Clock {
  const minute = FIRST_MINUTE + (numberOf(on) % SPREAD_MINUTES) + nth * BETWEEN_MINUTES;
  const begins = new Date(`${on}T00:00:00Z`).getTime();
  return clockOf(on, new Date(begins + Math.min(minute, LAST_MINUTE) * MINUTE_MS));
}

/** So many minutes after the other, on the same day. */
export function later(clock: Clock, minutes: number): Clock {
  return clockOf(clock.today(), new Date(clock.now().getTime() + minutes * MINUTE_MS));
}

function clockOf(on: Day, now: Date): Clock {
  return { now: () => now, today: () => on };
}

/** Another number for each day, without an order that one would see. */
function numberOf(on: Day): number {
  return (Number(on.replaceAll('-', '')) * 7_919) % 10_007;
}
