/** Days of work at home, or the room in which all work has its centre, each by its flat rate (§ 4 (5) No. 6b, 6c EStG). */
import { type Day, lastDayOf, type Month, monthOf, yearOf } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { homeOfficeRates, homeOfficeRoomRate, type Known } from '@belegbar/domain/law';
import { cents } from '@belegbar/domain/money';
import { type DaysOfMonths, isMoreThanTheMonthsHave, type Months, monthsIn } from './months.ts';
import { costEntry, type Voucher } from './voucher.ts';

/** Of one calendar year: the very days, each once, or how many there were in some months. */
export type HomeOffice = { days: readonly Day[] } | { months: Months; count: number };

/** Months of one year in which the room was the centre, each once. */
export interface HomeOfficeRoom {
  months: readonly Month[];
}

/** What else stands for the year, of both kinds. */
export interface StandingAtHome {
  days: readonly HomeOffice[];
  rooms: readonly HomeOfficeRoom[];
}

export type HomeOfficeRefusal =
  | {
      code:
        | 'voucher.home-office.day-twice'
        | 'voucher.home-office.room-same-time'
        | 'voucher.home-office.more-than-days';
    }
  | { code: 'voucher.home-office.above-maximum'; left: number };

export function homeOfficeOn(work: HomeOffice): Day {
  return 'days' in work ? lastOf(work.days) : lastDayOf(work.months.to);
}

export function homeOfficeRoomOn({ months }: HomeOfficeRoom): Day {
  return lastDayOf(months.reduce((last, month) => (month > last ? month : last)));
}

/** What stands against the days beside those that stand already; null if nothing does. Refuses a year whose rate is not known. */
export function homeOfficeRefusal(
  work: HomeOffice,
  standing: StandingAtHome,
): Known<HomeOfficeRefusal | null> {
  const rates = homeOfficeRates(yearOf(homeOfficeOn(work)));
  if (!rates.known) return rates;
  const taken = standing.days.flatMap((one) => ('days' in one ? one.days : []));
  const roomMonths = standing.rooms.flatMap(({ months }) => months);
  const left = rates.value.daysMaximum - standing.days.reduce((sum, one) => sum + countOf(one), 0);
  const isCrowded = isMoreThanTheMonthsHave([...standing.days, work].flatMap(countsOf));
  return { known: true, value: refusalOf(work, { taken, roomMonths, left, isCrowded }) };
}

function refusalOf(
  work: HomeOffice,
  {
    taken,
    roomMonths,
    left,
    isCrowded,
  }: { taken: readonly Day[]; roomMonths: readonly Month[]; left: number; isCrowded: boolean },
): HomeOfficeRefusal | null {
  if (hasTwice(work, taken)) return { code: 'voucher.home-office.day-twice' };
  if (monthsOfWork(work).some((month) => roomMonths.includes(month)))
    return { code: 'voucher.home-office.room-same-time' };
  if (isCrowded) return { code: 'voucher.home-office.more-than-days' };
  return countOf(work) > left ? { code: 'voucher.home-office.above-maximum', left } : null;
}

/** A day is one of its month. */
function countsOf(work: HomeOffice): DaysOfMonths[] {
  if (!('days' in work)) return [work];
  return work.days.map((on) => ({ months: { from: monthOf(on), to: monthOf(on) }, count: 1 }));
}

/** The same for the room: a month stands once, and without a day of the other kind. */
export function homeOfficeRoomRefusal(
  { months }: HomeOfficeRoom,
  standing: StandingAtHome,
): HomeOfficeRefusal | null {
  const taken = standing.rooms.flatMap((room) => room.months);
  if (new Set([...months, ...taken]).size < months.length + taken.length)
    return { code: 'voucher.home-office.day-twice' };
  const worked = standing.days.flatMap(monthsOfWork);
  return months.some((month) => worked.includes(month))
    ? { code: 'voucher.home-office.room-same-time' }
    : null;
}

/** One entry for the days of a month, or for the count. Refuses a year whose rate is not known. */
export function bookHomeOffice(work: HomeOffice, voucher: Voucher): Known<NewEntry[]> {
  const rates = homeOfficeRates(yearOf(homeOfficeOn(work)));
  if (!rates.known) return rates;
  const { perDay } = rates.value;
  const parts =
    'days' in work
      ? [...Map.groupBy(work.days, monthOf).values()].map((days) => ({
          on: lastOf(days),
          count: days.length,
        }))
      : [{ on: homeOfficeOn(work), count: work.count }];
  return {
    known: true,
    value: parts.map(({ on: bookedOn, count }) =>
      costEntry(
        voucher,
        { kind: 'homeOffice', bookedOn, category: 'home_office_day_rate' },
        cents(count * perDay),
      ),
    ),
  };
}

/** One entry a month, at its end. Refuses a year whose rate is not known. */
export function bookHomeOfficeRoom({ months }: HomeOfficeRoom, voucher: Voucher): Known<NewEntry[]> {
  const entries: NewEntry[] = [];
  for (const month of months) {
    const bookedOn = lastDayOf(month);
    const rate = homeOfficeRoomRate(yearOf(bookedOn));
    if (!rate.known) return rate;
    entries.push(
      costEntry(voucher, { kind: 'homeOffice', bookedOn, category: 'home_office_room' }, rate.value),
    );
  }
  return { known: true, value: entries };
}

function countOf(work: HomeOffice): number {
  return 'days' in work ? work.days.length : work.count;
}

function monthsOfWork(work: HomeOffice): Month[] {
  return 'days' in work ? work.days.map(monthOf) : monthsIn(work.months);
}

function hasTwice(work: HomeOffice, taken: readonly Day[]): boolean {
  if (!('days' in work)) return false;
  const days = new Set(work.days);
  return days.size < work.days.length || taken.some((day) => days.has(day));
}

function lastOf(days: readonly Day[]): Day {
  return days.reduce((last, day) => (day > last ? day : last));
}
