/** A bill out of drawn numbers: what one vendor may bill. */
import type { CasePurchaseLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { inEuros } from '../amounts.ts';
import { dayAfter, supplyDay } from './days.ts';
import { chosen } from './sale.ts';
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

export const CATEGORIES = ['software', 'equipment', 'communication', 'materials', 'contractors', 'other'];
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
  const vendor = chosen(VENDORS, drawn.party);
  const privateSharePercent = chosen(PRIVATE_SHARES, drawn.variant);
  return {
    type: 'expense',
    id,
    date,
    service: { from: supplied, to: supplied },
    vendor: { country: vendor.country },
    category: chosen(CATEGORIES, drawn.variant),
    lines: drawn.sums.map((sum) => lineOf(sum, vendor.taxCodes)),
    ...(privateSharePercent === undefined ? {} : { privateSharePercent }),
    ...(drawn.party % 5 === 4 ? { paid: dayAfter(date, drawn.variant - 30) } : {}),
  };
}

function lineOf({ cents, kind, variant }: Sum, taxCodes: readonly string[]): CasePurchaseLine {
  const taxCode = chosen(taxCodes, kind);
  const amount = inEuros(BigInt(cents));
  const deduction = ['none', 'notDeductible'].includes(taxCode) ? undefined : chosen(DEDUCTIONS, variant);
  const more = {
    ...(variant % 4 === 0 ? { category: chosen(CATEGORIES, variant) } : {}),
    ...(deduction === undefined ? {} : { deduction }),
  };
  if (taxCode === 'importVat')
    return { net: amount, taxCode, importVat: inEuros(BigInt(Math.floor(cents / 5))), ...more };
  return variant % 3 === 0 ? { gross: amount, taxCode, ...more } : { net: amount, taxCode, ...more };
}
