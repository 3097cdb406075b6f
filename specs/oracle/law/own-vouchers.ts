/** What the vouchers that a business writes itself put into its returns. */
import { centsOf, fraction, larger, scaled } from '../amounts.ts';
import type { Grown } from '../course.ts';
import type { OwnVoucher } from '../state/books.ts';
import { type Regime, regimeOn } from '../state/regimes.ts';
import { ADJUSTED } from './adjustments.ts';
import { IN_NONE, place } from './annual-return.ts';
import { lastDaysOf, laterOf } from './days.ts';
import { allowanceAbroad } from './meals-abroad.ts';
import { type UseEvent, usesOf, vatOf } from './own-use.ts';

/** § 13 (1) No. 2 UStG: what is used oneself is taxed with its month, however other supplies are. */
export function ownVoucherInReturns(event: OwnVoucher, regimes: readonly Regime[]): Grown[] {
  switch (event.type) {
    case 'privateUse':
    case 'carByLogbook':
    case 'carByListPrice':
    case 'goodsTaken':
      return usesOf(event).flatMap(({ day, vatCase, yearly, base }) =>
        regimeOn(regimes, day).smallBusiness
          ? []
          : [grown(day, place(vatCase === 'standard19' ? '81' : '86', yearly), base)],
      );
    case 'adjustment': {
      const adjusted = ADJUSTED[event.taxCode];
      const { date, base = '0', tax = '0', deductible = '0' } = event;
      // § 14c UStG and the like are owed by everybody; a small business deducts nothing.
      const isSmall = regimeOn(regimes, date).smallBusiness;
      const amounts: [string | undefined, string][] = [
        [adjusted?.base, base],
        [adjusted?.tax, tax],
        [isSmall ? undefined : adjusted?.deducted, deductible],
      ];
      if (event.taxCode === 'inputVatCorrection' && centsOf(tax) < 0n) return paidBack(date, centsOf(tax));
      return amounts.flatMap(([box, amount]) =>
        box === undefined ? [] : [grown(date, box, centsOf(amount))],
      );
    }
    default:
      return [];
  }
}

/** § 15a UStG: what was deducted too much lowers Kz 64, and has a box of its own in the year. */
function paidBack(date: string, tax: bigint): Grown[] {
  return [grown(date, place('64', IN_NONE), tax), grown(date, place(IN_NONE, '359'), -tax)];
}

export function ownVoucherInSurplus(event: OwnVoucher, regimes: readonly Regime[]): Grown[] {
  switch (event.type) {
    // § 4 (5b), § 12 No. 3 EStG: no cost but what comes beside VAT.
    case 'otherTax':
      return event.tax === 'vatLateFee' ? [grown(event.date, '183', centsOf(event.amount))] : [];
    case 'privateUse':
    case 'carByLogbook':
    case 'carByListPrice':
    case 'goodsTaken':
      return usesInSurplus(event, regimes);
    // § 9 (1) No. 4a s. 2 EStG: 30 cents by car, 20 by another motor vehicle.
    case 'trip': {
      const rate = event.vehicle === 'car' ? 30n : 20n;
      return [grown(event.date, '147', fraction(scaled(event.kilometres, 3) * rate, 1n, 1000n))];
    }
    case 'commuting':
      return [grown(lastOf(lastDaysOf(event)), '176', commutingAllowance(event))];
    case 'mealsAway':
      return event.days.map((away) => grown(away.on, '171', allowanceOf(away)));
    // § 4 (5) No. 6c EStG: 6 euros a day; No. 6b: 1,260 euros a year, a twelfth for each month. In 2023 one line took both.
    case 'homeOffice':
      return [
        grown(lastOf(lastDaysOf(event)), event.to < '2024' ? '172' : '163', BigInt(event.count) * 600n),
      ];
    case 'homeOfficeRoom':
      return event.months.map((month) =>
        grown(lastOf(lastDaysOf({ from: month, to: month })), '172', 10_500n),
      );
    case 'privateMoney':
    case 'adjustment':
      return [];
  }
}

/** VAT on it is income (§ 12 No. 3 EStG). */
function usesInSurplus(event: UseEvent, regimes: readonly Regime[]): Grown[] {
  return usesOf(event).flatMap(({ day, line, vatCase, income, base, commuting }) => [
    grown(day, line, income),
    ...(regimeOn(regimes, day).smallBusiness ? [] : [grown(day, '140', vatOf(base, vatCase))]),
    grown(day, '142', commuting),
  ]);
}

/** § 9 (1) No. 4 s. 2 EStG: 30 cents a full kilometre, from the 21st on 38; from 2026 on 38 for all. */
function commutingAllowance({ to, days, kilometres }: Extract<OwnVoucher, { type: 'commuting' }>): bigint {
  const near = to >= '2026' ? 38 : 30;
  const perDay = Math.min(kilometres, 20) * near + Math.max(0, kilometres - 20) * 38;
  return BigInt(days * perDay);
}

type DayAway = Extract<OwnVoucher, { type: 'mealsAway' }>['days'][number];

/** § 9 (4a) s. 3, 5, 8 EStG: of the full day, even where it was none, a fifth less for breakfast, two fifths for each other meal. */
function allowanceOf({ on, absence, breakfast, lunch, dinner, country, place = '' }: DayAway): bigint {
  const fifths = (breakfast ? 1n : 0n) + (lunch ? 2n : 0n) + (dinner ? 2n : 0n);
  const allowed =
    country === undefined ? AT_HOME : allowanceAbroad({ country, place }, Number(on.slice(0, 4)));
  if (allowed === null) throw new Error(`no allowance for ${country} ${place} on ${on}`);
  const { full, part } = allowed;
  return larger(0n, (absence === 'fullDay' ? full : part) - fraction(full, fifths, 5n));
}

const AT_HOME = { full: 2_800n, part: 1_400n };

function grown(day: string, key: string, amount: bigint): Grown {
  return { day, key, amount, open: 0n };
}

function lastOf(days: readonly string[]): string {
  return days.reduce(laterOf);
}
