/** Fixed assets: what of them is cost in which year, and what comes in when they leave (§ 4 (3) s. 3 to 5, § 6 (2), (2a), § 7 (1) EStG). */
import { centsOf, fraction, larger, sum } from '../amounts.ts';
import type { Grown } from '../course.ts';
import type { EventOf, OwnAsset } from '../state/books.ts';
import { type Regime, regimeOn } from '../state/regimes.ts';
import { supplyAtRate } from '../state/running.ts';
import { place } from './annual-return.ts';
import { vatOf } from './own-use.ts';

type Bought = EventOf<'asset'>;

/** Cents that a year takes, its share of a disposal aside. */
interface YearOfUse {
  year: number;
  amount: bigint;
  months: number;
  /** Of the year, from 0. */
  firstMonth: number;
}

/** § 7 (1) s. 4 EStG: from the month in which it came. */
function yearsOf({ date, cost, treatment, usefulLifeMonths }: Bought): YearOfUse[] {
  const [first, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1];
  const whole = centsOf(cost);
  const atOnce = { months: 12 - month, firstMonth: month };
  // § 6 (2) EStG, and BMF of 22 February 2022: in its year.
  if (treatment === 'lowValue' || treatment === 'oneYear') return [{ year: first, amount: whole, ...atOnce }];
  // § 6 (2a) s. 2 EStG: fifths, whatever the month.
  if (treatment === 'pool') {
    const fifth = fraction(whole, 1n, 5n);
    return [0, 1, 2, 3, 4].map((index) => ({
      year: first + index,
      amount: index < 4 ? fifth : whole - 4n * fifth,
      months: 12,
      firstMonth: 0,
    }));
  }
  const years: YearOfUse[] = [];
  let left = usefulLifeMonths ?? 0;
  for (let year = first; left > 0; year += 1) {
    const firstMonth = year === first ? month : 0;
    const months = Math.min(left, 12 - firstMonth);
    left -= months;
    const rest = whole - sum(years.map(({ amount }) => amount));
    const part = fraction(whole, BigInt(months), BigInt(usefulLifeMonths ?? 1));
    years.push({ year, months, firstMonth, amount: left === 0 ? rest : part });
  }
  return years;
}

/** What a year takes of it, or took until it left: the month of that counts. */
export function takenIn({ bought, disposal }: OwnAsset, year: number): bigint {
  const found = yearsOf(bought).find((each) => each.year === year);
  if (found === undefined) return 0n;
  const isByMonth = bought.treatment === 'straightLine';
  if (disposal === null || !isByMonth) return found.amount;
  const leavesIn = Number(disposal.date.slice(0, 4));
  if (leavesIn !== year) return leavesIn > year ? found.amount : 0n;
  const counted = Math.min(found.months, Number(disposal.date.slice(5, 7)) - found.firstMonth);
  return fraction(found.amount, BigInt(larger(0n, BigInt(counted))), BigInt(found.months));
}

/** What is left of its cost becomes cost when it leaves; of a pool nothing (§ 6 (2a) s. 3 EStG). */
export function residualOf(asset: OwnAsset): bigint {
  const { bought, disposal } = asset;
  if (disposal === null || bought.treatment === 'pool') return 0n;
  const years = yearsOf(bought).filter(({ year }) => year <= Number(disposal.date.slice(0, 4)));
  return centsOf(bought.cost) - sum(years.map(({ year }) => takenIn(asset, year)));
}

const LINES: Readonly<Record<Bought['treatment'], string>> = {
  lowValue: '132',
  pool: '137',
  oneYear: '130',
  straightLine: '130',
};

export function lineOf({ bought }: OwnAsset): string {
  const isSpread = bought.treatment === 'oneYear' || bought.treatment === 'straightLine';
  return isSpread && bought.kind === 'intangible' ? '131' : LINES[bought.treatment];
}

/** `closed`: the years of which depreciation is booked. */
export function assetInSurplus(
  asset: OwnAsset,
  { closed, regimes }: { closed: ReadonlySet<number>; regimes: readonly Regime[] },
): Grown[] {
  const taken = [...closed].map((year) => {
    const amount = takenIn(asset, year);
    return { ...grown(`${year}-12-31`, lineOf(asset), amount), open: amount === 0n ? 0n : asset.open };
  });
  const { disposal } = asset;
  if (disposal === null) return taken;
  const { net, vat, countsOn } = incomingOf(asset, regimes);
  return [
    ...taken,
    grown(disposal.date, '135', residualOf(asset)),
    grown(countsOn, '102', net),
    grown(countsOn, '140', vat),
  ];
}

export function assetInReturns(asset: OwnAsset, regimes: readonly Regime[]): Grown[] {
  const { disposal } = asset;
  if (disposal === null || disposal.reason === 'loss') return [];
  const { net, vat, taxedOn } = incomingOf(asset, regimes);
  if (taxedOn === null) return [];
  // § 4 No. 28 UStG.
  if (disposal.reason === 'sale')
    return [grown(taxedOn, disposal.vatCase === 'exempt' ? place('48', '287') : place('81'), net)];
  // § 3 (1b) s. 1 No. 1 UStG.
  const box = disposal.vatCase === 'standard19' ? place('81', '178') : place('86', '195');
  return vat === 0n ? [] : [grown(taxedOn, box, net)];
}

interface Incoming {
  net: bigint;
  vat: bigint;
  countsOn: string;
  /** Null: in no return. */
  taxedOn: string | null;
}

function incomingOf({ bought, disposal }: OwnAsset, regimes: readonly Regime[]): Incoming {
  if (disposal === null || disposal.reason === 'loss')
    return { net: 0n, vat: 0n, countsOn: disposal?.date ?? '', taxedOn: null };
  const { date } = disposal;
  const { smallBusiness, vatBasis } = regimeOn(regimes, date);
  if (disposal.reason === 'withdrawal') {
    const net = centsOf(disposal.value);
    // § 3 (1b) s. 2 UStG: only what gave input VAT.
    const isTaxed = !smallBusiness && centsOf(bought.deducted) > 0n;
    const vat = isTaxed ? vatOf(net, disposal.vatCase) : 0n;
    return { net, vat, countsOn: date, taxedOn: isTaxed ? date : null };
  }
  const { gross, vatCase, receivedOn } = disposal;
  const whole = centsOf(gross);
  if (smallBusiness) return { net: whole, vat: 0n, countsOn: receivedOn, taxedOn: null };
  // § 13 (1) No. 1 a s. 4, b UStG; of what is exempt no tax arises on an advance.
  const isAdvance = receivedOn < date && vatCase !== 'exempt';
  const isWithMoney = vatBasis === 'cash' || isAdvance;
  return { ...supplyAtRate(whole, vatCase), countsOn: receivedOn, taxedOn: isWithMoney ? receivedOn : date };
}

function grown(day: string, key: string, amount: bigint): Grown {
  return { day, key, amount, open: 0n };
}
