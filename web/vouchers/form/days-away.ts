/** The days of a journey as the law counts them, and the places of a country that have an allowance of their own. */
import { addDays, type Day, yearOf } from '@belegbar/domain/calendar';
import { FOREIGN_ALLOWANCES } from '@belegbar/domain/law';
import type { DayAway } from '@belegbar/domain/vouchers';

/** One day: more than eight hours. Several: arrival, departure, and whole days between (§ 9 (4a) s. 3 EStG). */
export function daysOfJourney(from: Day, to: Day, where: Pick<DayAway, 'country' | 'place'>): DayAway[] {
  const days: DayAway[] = [];
  for (let on = from; on <= to; on = addDays(on, 1)) {
    const isEnd = on === from || on === to;
    const absence = from === to ? 'overEightHours' : isEnd ? 'arrivalOrDeparture' : 'fullDay';
    days.push({ on, ...where, absence, breakfast: false, lunch: false, dinner: false });
  }
  return days;
}

/** Of the year of the day, in the order of the alphabet. */
export function placesOf(country: string, on: Day): string[] {
  const year = yearOf(on);
  const places = FOREIGN_ALLOWANCES.flatMap(([of, place, from, until]) =>
    of === country && place !== '' && from <= year && year <= until ? [place] : [],
  );
  return [...new Set(places)].toSorted((one, other) => one.localeCompare(other, 'de'));
}
