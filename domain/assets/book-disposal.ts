/** What an asset books that leaves: what is left of its cost, and what comes in for it. */
import type { NewEntry } from '@belegbar/domain/journal';
import { type Cents, negateCents, ZERO } from '@belegbar/domain/money';
import type { Asset, Disposal, Proceeds } from './asset.ts';
import { bookValueOn } from './depreciated.ts';
import { entryOf } from './entry-of.ts';

/** Nothing while it stays. Of a pool nothing is cost: its fifths go on (§ 6 (2a) s. 3 EStG). */
export function bookDisposal(asset: Asset): NewEntry[] {
  const { disposal } = asset;
  if (disposal === null) return [];
  const incoming = disposal.proceeds === null ? [] : income(asset, disposal, disposal.proceeds);
  return [...residual(asset, disposal), ...incoming];
}

/** What is left of its cost on the day, in cents. */
export function residualOf(asset: Asset, { on }: Disposal): Cents {
  return asset.treatment === 'pool' ? ZERO : bookValueOn(asset, on);
}

function residual(asset: Asset, disposal: Disposal): NewEntry[] {
  const { on } = disposal;
  const left = residualOf(asset, disposal);
  if (left === ZERO) return [];
  const net = negateCents(left);
  return [
    entryOf(asset, {
      basis: 'nonCash',
      kind: 'disposal',
      bookedOn: on,
      category: 'residual_book_value',
      net,
    }),
  ];
}

/** What the return of VAT wants on the day of the supply, and what the statement wants: money on the day on which it came, a withdrawal at once. */
function income(asset: Asset, { on, reason }: Disposal, proceeds: Proceeds): NewEntry[] {
  const { net, vat, isSmallBusiness, taxPoint, receivedOn } = proceeds;
  const shared = {
    kind: reason === 'withdrawal' ? 'assetWithdrawal' : 'disposal',
    category: 'asset_disposal',
    net,
    vat,
    taxCode: isSmallBusiness ? 'smallBusiness' : proceeds.vatCase,
    scheme: isSmallBusiness ? 'smallBusiness' : 'regular',
    exemptionParagraph: proceeds.vatCase === 'exempt' && taxPoint !== null ? EXEMPT_AS_USED : null,
  } as const;
  const supplied = entryOf(asset, { ...shared, basis: 'accrual', bookedOn: on, taxPoint });
  const counted =
    receivedOn === null
      ? entryOf(asset, { ...shared, basis: 'nonCash', bookedOn: on })
      : entryOf(asset, { ...shared, basis: 'cash', bookedOn: receivedOn });
  return taxPoint === null ? [counted] : [supplied, counted];
}

/** § 4 No. 28 UStG: what served exempt supplies alone is sold exempt. */
const EXEMPT_AS_USED = '§ 4 Nr. 28 UStG';
