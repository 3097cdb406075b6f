/** § 19 UStG: the small business. */
import type { Regime } from '../state/regimes.ts';
import type { Sale } from '../state/sale.ts';

/** § 19 (1) s. 2, § 18a (4) UStG: its supplies are in no return; what counts is the status when the supply is performed. */
export function isExemptAsSmallBusiness({ regime }: Pick<Sale, 'regime'>): boolean {
  return regime.smallBusiness;
}

/** § 15 (2) No. 1 with § 19 (1) UStG: it deducts nothing, though it owes as a buyer what others owe (§ 18 (4a) UStG). */
export function mayNotDeduct({ regime }: { regime: Regime }): boolean {
  return regime.smallBusiness;
}
