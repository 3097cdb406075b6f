/** The only place that asks what time it is. Everything below the endpoints is given a clock. */
import type { Day } from '@belegbar/domain/calendar';

export interface Clock {
  now(): Date;
  /** The calendar day in Europe/Berlin, where every user's tax office is. */
  today(): Day;
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => dayOf(new Date()),
};

/** The calendar day of an instant in Europe/Berlin. */
export function dayOf(instant: Date): Day {
  return berlinDay.format(instant) as Day;
}

const berlinHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour of the day in Europe/Berlin, 0 to 23. */
export function hourOf(instant: Date): number {
  return Number(berlinHour.format(instant));
}

/** A clock that stands at noon UTC of a day: for cases, the cast and stories. */
export function clockAt(day: Day): Clock {
  return { now: () => new Date(`${day}T12:00:00Z`), today: () => day };
}
