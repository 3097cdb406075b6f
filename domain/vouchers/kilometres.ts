/** Kilometres by a private vehicle, and ways to work (§ 4 (4), (5) No. 6, § 9 (1) No. 4, 4a EStG). */
import { type Day, firstDayOf, lastDayOf, yearOf } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { distanceRates, type Known, kilometreRates, NEAR_KILOMETRES } from '@belegbar/domain/law';
import { type Cents, cents, type Decimal, eurosFromCents, multiplyToCents } from '@belegbar/domain/money';
import { isMoreThanTheMonthsHave, type Months } from './months.ts';
import { costEntry, type Voucher } from './voucher.ts';

export type Kilometres =
  /** As driven, there and back. */
  | { kind: 'trip'; drivenOn: Day; vehicle: 'car' | 'otherMotorVehicle'; kilometres: Decimal }
  /** Between home and business on so many days of months of one year; full kilometres one way. */
  | { kind: 'commuting'; months: Months; days: number; kilometres: number };

export function kilometresOn(way: Kilometres): Day {
  return way.kind === 'trip' ? way.drivenOn : lastDayOf(way.months.to);
}

/** Whether a month would have more days with a way to work than it has: a day has one (§ 9 (1) No. 4 s. 1 EStG). `standing`: of the same year. */
export function isWayTwice(way: Kilometres, standing: readonly Kilometres[]): boolean {
  if (way.kind === 'trip') return false;
  const said = [...standing, way].flatMap((one) =>
    one.kind === 'trip' ? [] : [{ months: one.months, count: one.days }],
  );
  return isMoreThanTheMonthsHave(said);
}

/** Refuses a year whose rates are not known. */
export function bookKilometres(way: Kilometres, voucher: Voucher): Known<NewEntry[]> {
  const cost = way.kind === 'trip' ? tripCost(way) : commutingCost(way);
  if (!cost.known) return cost;
  const category = way.kind === 'trip' ? 'private_car_usage' : 'commuting_allowance';
  const bookedOn = kilometresOn(way);
  return { known: true, value: [costEntry(voucher, { kind: 'kilometres', bookedOn, category }, cost.value)] };
}

function tripCost({ drivenOn, vehicle, kilometres }: Extract<Kilometres, { kind: 'trip' }>): Known<Cents> {
  const rates = kilometreRates(yearOf(drivenOn));
  if (!rates.known) return rates;
  return { known: true, value: multiplyToCents(kilometres, eurosFromCents(rates.value[vehicle])) };
}

function commutingCost({
  months,
  days,
  kilometres,
}: Extract<Kilometres, { kind: 'commuting' }>): Known<Cents> {
  const rates = distanceRates(yearOf(firstDayOf(months.to)));
  if (!rates.known) return rates;
  const near = Math.min(kilometres, NEAR_KILOMETRES);
  const { near: nearRate, far: farRate } = rates.value;
  return { known: true, value: cents(days * (near * nearRate + (kilometres - near) * farRate)) };
}
