/** Taxation by received consideration (Ist, § 20 UStG): a supply counts as far as it is paid, whatever was agreed (§ 13 (1) No. 1 b UStG). */
import type { Pair } from '../amounts.ts';
import type { Sale, Standing } from '../state/sale.ts';
import { isExemptAsSmallBusiness } from './small-business.ts';

/** § 18b UStG knows no receipt: services and goods to businesses in the EU are reported when they are performed, under any taxation. */
const BY_PERFORMANCE = ['euService', 'intraCommunitySupply'];

export function countsByReceipt({ regime }: Sale, vatCase: string): boolean {
  return regime.vatBasis === 'cash' && !BY_PERFORMANCE.includes(vatCase);
}

/** Whether VAT arises with money for a supply of the invoice. */
export function isByReceiptIn(sale: Sale, index: number): boolean {
  return !isExemptAsSmallBusiness(sale) && countsByReceipt(sale, sale.supplies[index]?.vatCase ?? '');
}

export function countedByReceipt({ received }: Standing): Pair {
  return received;
}
