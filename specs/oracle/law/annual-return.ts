/** The annual return USt 2 A (§ 18 (3) UStG): the boxes of the advance returns once more, finer where the form asks more, and Kz 816 and 820. */
import { inEuros } from '../amounts.ts';
import type { Grown } from '../course.ts';
import { payableCents } from './advance-return.ts';

/** Bases, and in percent the tax that the form computes of their whole euros. */
export const ANNUAL_BASES: Readonly<Record<string, bigint>> = {
  '177': 19n,
  '178': 19n,
  '179': 19n,
  '275': 7n,
  '195': 7n,
  '196': 7n,
  '157': 0n,
  '741': 0n,
  '752': 0n,
  '286': 0n,
  '287': 0n,
  '240': 0n,
  '781': 19n,
  '793': 7n,
  '846': 0n,
  '877': 0n,
  '209': 0n,
  '721': 0n,
  '205': 0n,
  '650': 0n,
  '158': 0n,
  '159': 0n,
  '155': 0n,
  '777': 0n,
  '346': 0n,
  '744': 0n,
  '749': 0n,
  '791': 0n,
  '780': 0n,
  '798': 0n,
  '794': 0n,
  '873': 0n,
  '742': 0n,
};

/** Tax, and whether it is owed or deducted. */
export const ANNUAL_TAXES: Readonly<Record<string, bigint>> = {
  '847': 1n,
  '878': 1n,
  '156': 1n,
  '347': 1n,
  '799': 1n,
  '796': 1n,
  '874': 1n,
  '317': 1n,
  '318': 1n,
  '334': -1n,
  '759': -1n,
  '357': -1n,
  '359': 1n,
  '320': -1n,
  '761': -1n,
  '762': -1n,
  '467': -1n,
  '637': 0n,
};

/** Where what stands in a box of an advance return stands in that of the year, if the box alone says it. */
const YEARLY: Readonly<Record<string, string>> = {
  '81': '177',
  '86': '275',
  '87': '157',
  '41': '741',
  '43': '752',
  '60': '209',
  '21': '721',
  '45': '205',
  '50': '650',
  '89': '781',
  '93': '793',
  '46': '846',
  '47': '847',
  '84': '877',
  '85': '878',
  '66': '320',
  '61': '761',
  '62': '762',
  '67': '467',
};

/** A box of the advance return, with a box of the year where it needs more to tell that. */
export function place(advance: string, yearly = YEARLY[advance] ?? ''): string {
  return `${advance}/${yearly}`;
}

/** Instead of a box: it stands in none of that return. */
export const IN_NONE = '-';

export function inAdvance(grown: readonly Grown[]): Grown[] {
  return inReturn(grown, 0);
}

export function inYear(grown: readonly Grown[]): Grown[] {
  return inReturn(grown, 1);
}

function inReturn(grown: readonly Grown[], side: 0 | 1): Grown[] {
  return grown
    .map((each) => ({ ...each, key: each.key.split('/')[side] ?? '' }))
    .filter(({ key }) => key !== IN_NONE);
}

/** Kz 816 of the boxes as they are filled in. */
export function owedForYear(boxes: ReadonlyMap<string, bigint>): bigint {
  return payableCents(boxes, ANNUAL_BASES, ANNUAL_TAXES);
}

/** Kz 820: what is owed for the year less what its advance returns asked for, in cents. */
export function leftForYear(boxes: ReadonlyMap<string, bigint>, inAdvanceAsked: bigint): string {
  return inEuros(owedForYear(boxes) - inAdvanceAsked);
}

/** What § 19 (2) s. 1 No. 1 UStG leaves out of the turnover, rents, and the rest that is exempt without deduction. */
export const EXEMPT_IN_YEAR: Readonly<Record<string, string>> = {
  '4 Nr. 21': '287',
  '4 Nr. 8i': '287',
  '4 Nr. 12 Buchst. a': '286',
  '4 Nr. 8 Buchst. a': '240',
};
