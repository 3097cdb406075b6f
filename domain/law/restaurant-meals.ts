/** How meals in restaurants are taxed, drinks apart (§ 12 (2) No. 15 UStG). */
import { type Day, day } from '../calendar/index.ts';

/** The case of a supply of the day, by which its rate is known. Drinks have the standard rate all the time. */
export function restaurantMealCase(on: Day): 'standard19' | 'reduced7' {
  return REDUCED.some(({ from, until }) => from <= on && (until === null || on <= until))
    ? 'reduced7'
    : 'standard19';
}

const REDUCED: readonly { from: Day; until: Day | null; source: string }[] = [
  {
    from: day('2020-07-01'),
    until: day('2023-12-31'),
    source: '§ 12 (2) No. 15 UStG as of 1 July 2020, prolonged until the end of 2023',
  },
  {
    from: day('2026-01-01'),
    until: null,
    source: '§ 12 (2) No. 15 UStG as of 1 January 2026',
  },
];
