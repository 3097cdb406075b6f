/**
 * What the owner uses or takes of the business: income that no money brings (§ 4 (1) s. 2 EStG), and a supply to oneself where the thing gave
 * input VAT (§ 3 (1b), (9a) UStG). It arises with the end of the month, however other supplies are taxed (§ 13 (1) No. 2 UStG).
 */
import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, lastDayOf, monthOf } from '@belegbar/domain/calendar';
import { type NewEntry, NOT_TAXABLE } from '@belegbar/domain/journal';
import { type CarDrive, type Known, listPriceShare, vatPercent } from '@belegbar/domain/law';
import { type Cents, type Decimal, decimal, percentOf, ZERO } from '@belegbar/domain/money';
import { carByListPrice } from './car.ts';
import { evenly, type Months, monthsIn } from './months.ts';
import { entryOf, isSmallBusinessOn, type Voucher } from './voucher.ts';

export type PrivateUse =
  | CarByListPrice
  | CarByLogbook
  /** The private part of the cost of other things and services, such as the telephone. */
  | (OfMonths & { kind: 'things'; cost: Cents; costWithInputVat: Cents })
  /** Goods at their price on that day, net. */
  | { kind: 'goods'; takenOn: Day; cost: Cents; vatCase: 'standard19' | 'reduced7'; hadInputVat: boolean };

interface OfMonths {
  months: Months;
}

/**
 * The shares of all cost by a logbook, net, in cents. `costWithInputVat` is what gave input VAT; of an electric or hybrid car it may be more than
 * `cost`, in which the price counts by the share of its day alone, since VAT knows no such share (UStAE 15.23 (5)).
 */
interface CarByLogbook extends OfMonths {
  kind: 'carByLogbook';
  /** Absent: all of it counts. */
  car?: CarDrive | undefined;
  cost: Cents;
  costWithInputVat: Cents;
  privatePercent: Decimal;
  /** Between home and business, which is not private; null where there is no such way. */
  commutingPercent: Decimal | null;
}

export interface CarByListPrice extends OfMonths, CarDrive {
  kind: 'carByListPrice';
  hadInputVat: boolean;
  /** Between home and business, one way; null where there is no such way. */
  commutingKilometres: number | null;
}

/** The day of booking: the last on which it was used. */
export function privateUseOn(use: PrivateUse): Day {
  return use.kind === 'goods' ? use.takenOn : lastDayOf(use.months.to);
}

/** Month by month, so that each stands in its own return. Refuses a year whose VAT rate, or a day of purchase whose share, is not known. */
export function bookPrivateUse(use: PrivateUse, voucher: Voucher): Known<NewEntry[]> {
  const uses = usesOf(use);
  return uses.known ? bookUses(uses.value, voucher) : uses;
}

/** Whether what owes VAT under the one regimes owes it under the others. */
export function isUseTaxedAlike(
  use: PrivateUse,
  one: readonly TaxRegime[],
  other: readonly TaxRegime[],
): boolean {
  const uses = usesOf(use);
  if (!uses.known) return true;
  return uses.value.every(
    ({ on, base }) =>
      base === ZERO || isSmallBusinessOn({ regimes: one }, on) === isSmallBusinessOn({ regimes: other }, on),
  );
}

/** What a month, or a day, comes to. */
interface Use {
  on: Day;
  kind: 'privateUse' | 'privateGoods';
  category: 'private_car_use' | 'private_use';
  vatCase: 'standard19' | 'reduced7';
  income: Cents;
  /** For VAT. */
  base: Cents;
  /** What of the cost is for ways to work, and no cost (§ 4 (5) No. 6 EStG). */
  commuting: Cents;
}

const CAR = { kind: 'privateUse', category: 'private_car_use', vatCase: 'standard19' } as const;
const THINGS = { kind: 'privateUse', category: 'private_use', vatCase: 'standard19' } as const;
const GOODS = { kind: 'privateGoods', category: 'private_use' } as const;

function usesOf(use: PrivateUse): Known<Use[]> {
  if (use.kind === 'goods') {
    const { takenOn: on, cost: income, vatCase, hadInputVat } = use;
    const base = hadInputVat ? income : ZERO;
    return { known: true, value: [{ ...GOODS, on, income, vatCase, base, commuting: ZERO }] };
  }
  const days = monthsIn(use.months).map(lastDayOf);
  if (use.kind === 'carByListPrice') {
    const car = carByListPrice(use);
    return car.known ? { known: true, value: days.map((on) => ({ ...CAR, on, ...car.value })) } : car;
  }
  const isLogbook = use.kind === 'carByLogbook';
  const share = (cost: Cents) => (isLogbook ? percentOf(cost, use.privatePercent) : cost);
  const incomes = evenly(share(use.cost), days.length);
  const bases = evenly(share(use.costWithInputVat), days.length);
  const atWork = (isLogbook ? use.commutingPercent : null) ?? NONE;
  const commuting = evenly(percentOf(use.cost, atWork), days.length);
  const parts = use.kind === 'carByLogbook' ? CAR : THINGS;
  return {
    known: true,
    value: days.map((on, index) => ({
      ...parts,
      on,
      income: incomes[index] ?? ZERO,
      base: bases[index] ?? ZERO,
      commuting: commuting[index] ?? ZERO,
    })),
  };
}

const NONE = decimal('0');

/** The first month of a car's use is that of its purchase. */
export function isBeforePurchase(use: PrivateUse): boolean {
  if (use.kind === 'carByListPrice') return use.months.from < monthOf(use.boughtOn);
  return use.kind === 'carByLogbook' && use.car !== undefined && use.months.from < monthOf(use.car.boughtOn);
}

/**
 * Whether more is said to have given input VAT than can be in the cost. Of an electric or hybrid car depreciation or leasing is in it by the share of
 * its day (§ 6 (1) No. 4 s. 3 EStG), so all that gave input VAT is in it by that share at least. Refuses a day of purchase whose share is not known.
 */
export function isInputVatCostAbove(use: PrivateUse): Known<boolean> {
  if (use.kind !== 'carByLogbook' && use.kind !== 'things') return { known: true, value: false };
  const share: Known<Decimal> =
    use.kind === 'carByLogbook' && use.car !== undefined
      ? listPriceShare(use.car)
      : { known: true, value: ALL };
  if (!share.known) return share;
  const least = percentOf(use.costWithInputVat, share.value);
  return { known: true, value: use.costWithInputVat < 0 || least > use.cost };
}

const ALL = decimal('100');

function bookUses(uses: readonly Use[], voucher: Voucher): Known<NewEntry[]> {
  const entries: NewEntry[] = [];
  for (const use of uses) {
    const rate = vatPercent(use.vatCase, use.on);
    if (!rate.known) return rate;
    entries.push(...entriesOf(use, rate.value, voucher));
  }
  return { known: true, value: entries };
}

function entriesOf(use: Use, rate: Decimal, voucher: Voucher): NewEntry[] {
  const { on, kind, category, vatCase, income, commuting } = use;
  const base = isSmallBusinessOn(voucher, on) ? ZERO : use.base;
  const vat = percentOf(base, rate);
  const isTaxed = base !== ZERO;
  const parts = { bookedOn: on, kind, category, vat } as const;
  const taxCode = isTaxed ? vatCase : NOT_TAXABLE;
  const supply = { ...parts, basis: 'accrual', taxCode: vatCase, net: base, taxPoint: on } as const;
  const cost = { ...parts, vat: ZERO, category: 'commuting_not_deductible', taxCode: 'inputNone' } as const;
  return [
    entryOf(voucher, { ...parts, basis: 'nonCash', taxCode, net: income }),
    ...(isTaxed ? [entryOf(voucher, supply)] : []),
    ...(commuting === ZERO ? [] : [entryOf(voucher, { ...cost, basis: 'nonCash', net: commuting })]),
  ];
}
