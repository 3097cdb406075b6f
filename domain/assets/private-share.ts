/** What of the use of an asset may be private where the law asks that it serves the business almost alone. */
import { compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';

/** § 7g (1) s. 2 No. 2, (6) No. 2 EStG: in practice nine tenths are for the business. `privateSharePercent`: null if none. */
export function isTooPrivate({
  privateSharePercent: share,
}: {
  privateSharePercent: Decimal | null;
}): boolean {
  return share !== null && compareDecimals(share, PRIVATE_SHARE_MAXIMUM) > 0;
}

const PRIVATE_SHARE_MAXIMUM = decimal('10');
