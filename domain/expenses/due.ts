/** Which bills are due soon. */
import { addDays, type Day, weekday } from '@belegbar/domain/calendar';

const [FRIDAY, SOON_DAYS] = [5, 7];

/** The last day of what is due soon: that of a week from today, and from Friday on the Sunday of the next week, which is told of from then. */
export function dueSoonUntil(today: Day): Day {
  const place = weekday(today);
  return addDays(today, place < FRIDAY ? SOON_DAYS : 2 * SOON_DAYS - place);
}
