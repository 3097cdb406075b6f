/** A bill out of drawn numbers: what one vendor may bill. */
import type { CasePurchaseLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { inEuros } from '../amounts.ts';
import { rateOf } from '../state/exchange.ts';
import { drawnTreatment, largeCost } from './asset.ts';
import { chosen } from './chosen.ts';
import { drawnCurrency } from './currency.ts';
import { dayAfter, supplyDay } from './days.ts';
import type { DrawnDocument, Sum } from './scene.ts';

const VENDORS: readonly { country: string; taxCodes: readonly string[] }[] = [
  { country: 'DE', taxCodes: ['standard19', 'reduced7', 'standard19', 'none', 'notDeductible'] },
  { country: 'DE', taxCodes: ['standard19', 'reduced7'] },
  {
    country: 'IE',
    taxCodes: [
      'euServiceReverseCharge',
      'euServiceReverseCharge7',
      'intraCommunityAcquisition19',
      'intraCommunityAcquisition7',
    ],
  },
  { country: 'US', taxCodes: ['otherReverseCharge', 'otherReverseCharge7', 'importVat'] },
];

export const CATEGORIES = [
  'software',
  'equipment',
  'communication',
  'business_meals',
  'gifts',
  'materials',
  'contractors',
  'other',
  'gifts',
];
/** What is eaten or given away. */
export const NEVER_ASSETS = ['business_meals', 'gifts'];
/** The same person is written in two ways; who gets only one gift has no name. */
const RECIPIENTS = ['Ada Muster', ' ada  MUSTER', 'Bo Beispiel', undefined];
export const PRIVATE_SHARES = [undefined, undefined, undefined, '20', '33.33', '91', '100'];
const DEDUCTIONS: readonly CasePurchaseLine['deduction'][] = [
  undefined,
  undefined,
  undefined,
  { reason: 'exemptOutput' },
  { reason: 'mixedOutput', percent: '40' },
  { reason: 'mixedOutput', percent: '33.33' },
];

export function drawnExpense(id: string, date: string, drawn: DrawnDocument): TaxCaseEvent {
  const supplied = supplyDay(date, drawn);
  const { country, taxCodes: all } = chosen(VENDORS, drawn.party);
  const currency = drawnCurrency(drawn.currency);
  const rate = rateOf(currency.inCurrency);
  // Customs take euros.
  const taxCodes = all.filter((code) => rate === null || code !== 'importVat');
  const category = chosen(CATEGORIES, drawn.variant);
  const isFixed = drawn.fixed % 3 === 0;
  const lines = drawn.sums.map((sum) => lineOf(sum, { taxCodes, category, isFixed, supplied }));
  const isGift = lines.some((line) => (line.category ?? category) === 'gifts');
  // What is given away serves the business alone.
  const privateSharePercent = isGift ? undefined : chosen(PRIVATE_SHARES, drawn.variant);
  return {
    type: 'expense',
    id,
    date,
    service: { from: supplied, to: supplied },
    vendor: { country },
    category,
    lines,
    ...(privateSharePercent === undefined ? {} : { privateSharePercent }),
    ...currency,
    ...(drawn.party % 5 === 4 && rate === null ? { paid: dayAfter(date, drawn.variant - 30) } : {}),
  };
}

interface OfBill {
  taxCodes: readonly string[];
  category: string;
  /** Whether some of it is fixed assets. */
  isFixed: boolean;
  supplied: string;
}

function lineOf(sum: Sum, bill: OfBill): CasePurchaseLine {
  const { kind, variant } = sum;
  const taxCode = chosen(bill.taxCodes, kind);
  const own = variant % 4 === 0 ? chosen(CATEGORIES, variant) : undefined;
  const category = own ?? bill.category;
  // Gifts are around the limit of their year.
  const isAsset = bill.isFixed && variant % 2 === 0 && !NEVER_ASSETS.includes(category);
  const asset = isAsset ? drawnTreatment({ kind, variant }, bill.supplied) : undefined;
  const cents = category === 'gifts' ? 500 + (sum.cents % 4000) : sum.cents;
  const amount = inEuros(asset === undefined ? BigInt(cents) : largeCost(asset, cents, variant));
  const recipient = category === 'gifts' ? chosen(RECIPIENTS, sum.cents) : undefined;
  const deduction = deductionOf(sum, taxCode, category);
  const more = {
    ...(own === undefined ? {} : { category: own }),
    ...(asset === undefined ? {} : { asset }),
    ...(deduction === undefined ? {} : { deduction }),
    ...(recipient === undefined ? {} : { recipient }),
  };
  if (taxCode === 'importVat')
    return { net: amount, taxCode, importVat: inEuros(BigInt(Math.floor(cents / 5))), ...more };
  return variant % 3 === 0 ? { gross: amount, taxCode, ...more } : { net: amount, taxCode, ...more };
}

function deductionOf({ variant }: Sum, taxCode: string, category: string): CasePurchaseLine['deduction'] {
  if (category === 'business_meals' && variant % 5 === 0) return { reason: 'entertainment' };
  return ['none', 'notDeductible'].includes(taxCode) ? undefined : chosen(DEDUCTIONS, variant);
}
