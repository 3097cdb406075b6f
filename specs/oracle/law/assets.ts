/** Fixed assets: what of them is cost in which year, and what comes in when they leave (§ 4 (3) s. 3 to 5 EStG). */
import { centsOf, fraction, smaller, sum } from '../amounts.ts';
import type { Grown } from '../course.ts';
import type { OwnAsset } from '../state/assets.ts';
import type { EventOf } from '../state/books.ts';
import { type Regime, regimeOn } from '../state/regimes.ts';
import { supplyAtRate } from '../state/running.ts';
import { place } from './annual-return.ts';
import { valueAtFirst, type YearOfUse, yearsOf } from './depreciation.ts';
import { vatOf } from './own-use.ts';

type Treatment = EventOf<'asset'>['treatment'];

export interface Taken {
  ordinary: bigint;
  special: bigint;
}

/** What a year takes of it, or took until it left: the month of that counts. */
export function takenIn(asset: OwnAsset, year: number): Taken {
  const { bought, disposal } = asset;
  const found = yearsOf(asset).find((each) => each.year === year);
  if (found === undefined) return NOTHING_TAKEN;
  // § 6 (2a) s. 3 EStG.
  if (disposal === null || bought.treatment === 'pool') return found;
  const leavesIn = Number(disposal.date.slice(0, 4));
  if (leavesIn !== year) return leavesIn > year ? found : NOTHING_TAKEN;
  return { ordinary: takenUntil(disposal.date, found, bought), special: found.special };
}

const NOTHING_TAKEN: Taken = { ordinary: 0n, special: 0n };

function takenUntil(date: string, year: YearOfUse, bought: EventOf<'asset'>): bigint {
  const { ordinary, unbounded, leftBefore, months, firstMonth } = year;
  const counted = BigInt(Math.max(0, Math.min(months, Number(date.slice(5, 7)) - firstMonth)));
  if (!isByMonth(bought) || counted === BigInt(months)) return ordinary;
  // R 7.4 (8) EStR: a part of what a year takes, as long as enough is left.
  return smaller(leftBefore, fraction(unbounded, counted, BigInt(months)));
}

/** § 7 (2a) EStG has no months; the year in which an electric vehicle leaves is taken as whole as the one in which it came (decision 055). */
function isByMonth({ treatment }: EventOf<'asset'>): boolean {
  return treatment === 'straightLine' || treatment === 'declining';
}

/** What is left of its cost becomes cost when it leaves; of a pool nothing (§ 6 (2a) s. 3 EStG). */
export function residualOf(asset: OwnAsset): bigint {
  const { bought, disposal } = asset;
  if (disposal === null || bought.treatment === 'pool') return 0n;
  const years = yearsOf(asset).filter(({ year }) => year <= Number(disposal.date.slice(0, 4)));
  return valueAtFirst(asset) - sum(years.map(({ year }) => inAll(takenIn(asset, year))));
}

export function inAll({ ordinary, special }: Taken): bigint {
  return ordinary + special;
}

const LINES: Readonly<Record<Treatment, string>> = {
  lowValue: '132',
  pool: '137',
  oneYear: '130',
  straightLine: '130',
  declining: '130',
  electricVehicle: '130',
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
  const taken = [...closed].flatMap((year) => {
    const { ordinary, special } = takenIn(asset, year);
    const on = `${year}-12-31`;
    return [openly(grown(on, lineOf(asset), ordinary), asset), openly(grown(on, '134', special), asset)];
  });
  const { disposal } = asset;
  if (disposal === null) return taken;
  const { net, vat, countsOn } = incomingOf(asset, regimes);
  return [
    ...taken,
    openly(grown(disposal.date, '135', residualOf(asset)), asset),
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

function openly(of: Grown, asset: OwnAsset): Grown {
  return { ...of, open: of.amount === 0n ? 0n : openIn(asset, Number(of.day.slice(0, 4))) };
}

/** Where its cost is open, the part of each year until then is rounded up or down. */
export function openIn({ bought, open }: OwnAsset, year: number): bigint {
  return open === 0n ? 0n : open + BigInt(year - Number(bought.date.slice(0, 4)));
}

function grown(day: string, key: string, amount: bigint): Grown {
  return { day, key, amount, open: 0n };
}
