/** Allowances for meals on business trips, day by day (§ 4 (5) No. 5, § 9 (4a) EStG). */
import { addDays, addMonths, type Day, monthOf, yearOf } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Known, MEAL_CUTS, type MealAllowance, mealAllowance } from '@belegbar/domain/law';
import { type Cents, percentOf, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { costEntry, type Voucher } from './voucher.ts';

export interface DayAway {
  on: Day;
  country: string;
  /** One that has its own allowance; null for the rest of the country. */
  place: string | null;
  /** 24 hours; arrival or departure with a night between; more than eight hours without one. */
  absence: 'fullDay' | 'arrivalOrDeparture' | 'overEightHours';
  /** Provided by others. */
  breakfast: boolean;
  lunch: boolean;
  dinner: boolean;
}

export interface MealsAway {
  /** At least one, each day once. */
  days: readonly DayAway[];
}

/** Whether one of the days has its allowance already, or twice here. */
export function isDayTwice({ days }: MealsAway, standing: readonly MealsAway[]): boolean {
  const taken = new Set(standing.flatMap((meals) => meals.days.map(({ on }) => on)));
  return days.some(({ on }, index) => taken.has(on) || days.findIndex((day) => day.on === on) < index);
}

/** The last of them. */
export function mealsOn({ days }: MealsAway): Day {
  return days.map(({ on }) => on).reduce((last, on) => (on > last ? on : last));
}

export function firstDayAway({ days }: MealsAway): Day {
  return days.map(({ on }) => on).reduce((first, on) => (on < first ? on : first));
}

/** One entry a month, on the last of its days. Refuses the first day whose allowance is not known. */
export function bookMeals({ days }: MealsAway, voucher: Voucher): Known<NewEntry[]> {
  const amounts = new Map<Day, Cents>();
  for (const day of days) {
    const amount = allowanceOf(day);
    if (!amount.known) return amount;
    amounts.set(day.on, amount.value);
  }
  const byMonth = Map.groupBy([...amounts.keys()].toSorted(), monthOf);
  const entries = [...byMonth.values()].flatMap((ofMonth) => {
    const cost = sumCents(ofMonth.map((on) => amounts.get(on) ?? ZERO));
    const bookedOn = ofMonth.at(-1);
    if (bookedOn === undefined || cost === ZERO) return [];
    return [costEntry(voucher, { kind: 'mealAllowance', bookedOn, category: 'meal_allowance' }, cost)];
  });
  return { known: true, value: entries };
}

/** Cents for the day, less the meals that others provide. Refuses a day whose allowance is not known. */
export function allowanceOf(day: DayAway): Known<Cents> {
  const known = mealAllowance(day, yearOf(day.on));
  return known.known ? { known: true, value: afterMeals(day, known.value) } : known;
}

/** Each meal lowers by its part of a full day, also where less is due; never below nothing. */
function afterMeals(day: DayAway, { fullDay, partOfDay }: MealAllowance): Cents {
  const meals = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => day[meal]);
  const cut = sumCents(meals.map((meal) => percentOf(fullDay, MEAL_CUTS[meal])));
  const left = subtractCents(day.absence === 'fullDay' ? fullDay : partOfDay, cut);
  return left > ZERO ? left : ZERO;
}

/** Whether a day lies after three months at its place, `earlier` days counted in, which begin anew after four weeks elsewhere (§ 9 (4a) s. 6, 7 EStG). */
export function isBeyondThreeMonths({ days }: MealsAway, earlier: readonly DayAway[]): boolean {
  const places = Map.groupBy([...days, ...earlier], ({ country, place }) => `${country} ${place ?? ''}`);
  const asked = new Set(days.map(({ on }) => on));
  return [...places.values()].some((ofPlace) =>
    daysTooLong(ofPlace.map(({ on }) => on).toSorted()).some((on) => asked.has(on)),
  );
}

function daysTooLong(days: readonly Day[]): Day[] {
  const late: Day[] = [];
  let [begin, before] = [days[0], days[0]];
  for (const on of days) {
    if (begin === undefined || before === undefined || on > addDays(before, BREAK_DAYS)) begin = on;
    before = on;
    if (on >= addMonths(begin, 3)) late.push(on);
  }
  return late;
}

const BREAK_DAYS = 28;
