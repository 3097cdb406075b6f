/** Fixed assets: what of them is cost in which year, and what comes in when they leave (§ 4 (3) s. 3 to 5 EStG). */
import { centsOf, fraction, larger, sum } from '../amounts.ts';
import type { Grown } from '../course.ts';
import type { EventOf, OwnAsset } from '../state/books.ts';
import { type Regime, regimeOn } from '../state/regimes.ts';
import { supplyAtRate } from '../state/running.ts';
import { place } from './annual-return.ts';
import { yearsOf } from './depreciation.ts';
import { vatOf } from './own-use.ts';

type Treatment = EventOf<'asset'>['treatment'];

/** What a year takes of it, or took until it left: the month of that counts. */
export function takenIn(asset: OwnAsset, year: number): bigint {
  const { bought, disposal } = asset;
  const found = yearsOf(asset).find((each) => each.year === year);
  if (found === undefined) return 0n;
  // § 6 (2a) s. 3 EStG.
  if (disposal === null || bought.treatment === 'pool') return found.ordinary;
  const leavesIn = Number(disposal.date.slice(0, 4));
  if (leavesIn !== year) return leavesIn > year ? found.ordinary : 0n;
  if (!isByMonth(bought)) return found.ordinary;
  const counted = Math.min(found.months, Number(disposal.date.slice(5, 7)) - found.firstMonth);
  return fraction(found.ordinary, larger(0n, BigInt(counted)), BigInt(found.months));
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
  return centsOf(bought.cost) - sum(years.map(({ year }) => takenIn(asset, year)));
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
