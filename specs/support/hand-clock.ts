/** A clock that stands until the story moves it. */
import { type Clock, dayOf } from '@belegbar/server/platform/clock';

export interface HandClock extends Clock {
  pass(time: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
}

/** Begins with the present, or with the given moment. */
export function handClock(begin = new Date()): HandClock {
  let now = begin.getTime();
  return {
    now: () => new Date(now),
    today: () => dayOf(new Date(now)),
    pass: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
