/**
 * Public holidays of the Federation and of each Land, from the years in which they hold.
 * Holidays of single municipalities (Augsburg, Assumption in parts of Bavaria, Corpus Christi in parts of Saxony and Thuringia) are left out:
 * counting them would promise a later due date where none is granted.
 */
import { addDays, weekday } from './arithmetic.ts';
import { type Day, dayFrom } from './day.ts';
import type { Land } from './land.ts';

export type HolidayCode =
  | 'newYear'
  | 'epiphany'
  | 'womensDay'
  | 'goodFriday'
  | 'easterSunday'
  | 'easterMonday'
  | 'labourDay'
  | 'liberationDay'
  | 'ascension'
  | 'whitSunday'
  | 'whitMonday'
  | 'corpusChristi'
  | 'uprisingDay'
  | 'assumption'
  | 'childrensDay'
  | 'unityDay'
  | 'reformationDay'
  | 'allSaints'
  | 'repentanceDay'
  | 'christmasDay'
  | 'secondChristmasDay';

/** The public holidays of a year in a Land, by day; without a Land those that hold everywhere in Germany. */
export function holidays(year: number, land: Land | null): ReadonlyMap<Day, HolidayCode> {
  const found = new Map<Day, HolidayCode>();
  for (const holiday of HOLIDAYS) {
    if (holiday.holds(year, land)) found.set(holiday.on(year), holiday.code);
  }
  return found;
}

interface Holiday {
  code: HolidayCode;
  on: (year: number) => Day;
  holds: (year: number, land: Land | null) => boolean;
}

type Rule = (year: number, land: Land | null) => boolean;

const everywhere: Rule = () => true;
const inLaender =
  (...laender: Land[]): Rule =>
  (_, land) =>
    land !== null && laender.includes(land);
const fromYears =
  (firstYears: Partial<Record<Land, number>>): Rule =>
  (year, land) =>
    land !== null && year >= (firstYears[land] ?? Number.POSITIVE_INFINITY);
const onceIn =
  (years: number[], ...laender: Land[]): Rule =>
  (year, land) =>
    years.includes(year) && land !== null && laender.includes(land);

const fixed = (month: number, dayOfMonth: number) => (year: number) => dayFrom({ year, month, dayOfMonth });
const afterEaster = (days: number) => (year: number) => addDays(easterSunday(year), days);

/** 31 October was a holiday everywhere in 2017, and in the four northern Länder from 2018 on. */
const reformation: Rule = (year, land) =>
  year === 2017 ||
  inLaender('BB', 'MV', 'SN', 'ST', 'TH')(year, land) ||
  fromYears({ HB: 2018, HH: 2018, NI: 2018, SH: 2018 })(year, land);

const HOLIDAYS: readonly Holiday[] = [
  { code: 'newYear', on: fixed(1, 1), holds: everywhere },
  { code: 'epiphany', on: fixed(1, 6), holds: inLaender('BW', 'BY', 'ST') },
  { code: 'womensDay', on: fixed(3, 8), holds: fromYears({ BE: 2019, MV: 2023 }) },
  { code: 'goodFriday', on: afterEaster(-2), holds: everywhere },
  { code: 'easterSunday', on: afterEaster(0), holds: inLaender('BB') },
  { code: 'easterMonday', on: afterEaster(1), holds: everywhere },
  { code: 'labourDay', on: fixed(5, 1), holds: everywhere },
  { code: 'liberationDay', on: fixed(5, 8), holds: onceIn([2020, 2025], 'BE') },
  { code: 'ascension', on: afterEaster(39), holds: everywhere },
  { code: 'whitSunday', on: afterEaster(49), holds: inLaender('BB') },
  { code: 'whitMonday', on: afterEaster(50), holds: everywhere },
  { code: 'corpusChristi', on: afterEaster(60), holds: inLaender('BW', 'BY', 'HE', 'NW', 'RP', 'SL') },
  { code: 'uprisingDay', on: fixed(6, 17), holds: onceIn([2028], 'BE') },
  { code: 'assumption', on: fixed(8, 15), holds: inLaender('SL') },
  { code: 'childrensDay', on: fixed(9, 20), holds: fromYears({ TH: 2019 }) },
  { code: 'unityDay', on: fixed(10, 3), holds: everywhere },
  { code: 'reformationDay', on: fixed(10, 31), holds: reformation },
  { code: 'allSaints', on: fixed(11, 1), holds: inLaender('BW', 'BY', 'NW', 'RP', 'SL') },
  { code: 'repentanceDay', on: wednesdayBefore23November, holds: inLaender('SN') },
  { code: 'christmasDay', on: fixed(12, 25), holds: everywhere },
  { code: 'secondChristmasDay', on: fixed(12, 26), holds: everywhere },
];

/** Buß- und Bettag: the last Wednesday before 23 November. */
function wednesdayBefore23November(year: number): Day {
  const eve = dayFrom({ year, month: 11, dayOfMonth: 22 });
  return addDays(eve, -((weekday(eve) - 3 + 7) % 7));
}

/** Easter Sunday of the Gregorian calendar by the computation of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 114;
  return dayFrom({ year, month: Math.floor(fromMarch / 31), dayOfMonth: (fromMarch % 31) + 1 });
}
