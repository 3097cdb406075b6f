/** For tests: an invoice in one category of VAT that keeps all its rules. */
import { type Changes, validInvoice } from '../testing.ts';

export interface CategoryCase {
  /** BT-118 */
  code: string;
  prefix: string;
  rate: string | undefined;
  tax: string;
  reason: string | undefined;
  /** What else the category asks for. */
  more: Changes;
}

const CLIENT_ABROAD = { 'buyer.vatId': 'FR12345678901' };
const DELIVERED = {
  delivery: { date: '2026-11-15', address: { city: 'Lyon', postCode: '69001', country: 'FR' } },
};
const NO_VAT_IDS = { 'seller.vatId': undefined, 'seller.identifiers': [{ value: 'K-17' }] };

export const CATEGORY_CASES: readonly CategoryCase[] = [
  { code: 'S', prefix: 'BR-S', rate: '19', tax: '180.50', reason: undefined, more: {} },
  { code: 'Z', prefix: 'BR-Z', rate: '0', tax: '0.00', reason: undefined, more: {} },
  { code: 'E', prefix: 'BR-E', rate: '0', tax: '0.00', reason: '§ 19 UStG', more: {} },
  { code: 'AE', prefix: 'BR-AE', rate: '0', tax: '0.00', reason: 'Reverse charge', more: CLIENT_ABROAD },
  {
    code: 'K',
    prefix: 'BR-IC',
    rate: '0',
    tax: '0.00',
    reason: '§ 6a UStG',
    more: { ...CLIENT_ABROAD, ...DELIVERED },
  },
  { code: 'G', prefix: 'BR-G', rate: '0', tax: '0.00', reason: '§ 6 UStG', more: {} },
  { code: 'O', prefix: 'BR-O', rate: undefined, tax: '0.00', reason: 'nicht steuerbar', more: NO_VAT_IDS },
  // 950.00 x 7 % = 66.50
  { code: 'L', prefix: 'BR-AF', rate: '7', tax: '66.50', reason: undefined, more: {} },
  { code: 'M', prefix: 'BR-AG', rate: '7', tax: '66.50', reason: undefined, more: {} },
];

/** Changes to the valid invoice that put its one line of 950.00 into the category, with totals that follow. */
export function inCategory({ code, rate, tax, reason, more }: CategoryCase): Changes {
  const gross = GROSS[tax];
  return {
    'lines.0.vatCategory': code,
    'lines.0.vatRate': rate,
    vatBreakdown: [
      {
        base: '950.00',
        tax,
        category: code,
        // BR-DE-14 wants a rate even where the line must have none.
        rate: rate ?? '0',
        ...(reason !== undefined && { exemptionReason: reason }),
      },
    ],
    totals: { ...validInvoice().totals, vat: tax, gross, payable: gross },
    ...more,
  };
}

const GROSS: Record<string, string> = { '180.50': '1130.50', '66.50': '1016.50', '0.00': '950.00' };
