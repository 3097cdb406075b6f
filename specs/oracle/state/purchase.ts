/** The state of a purchase: what was billed under each kind of VAT, for what it is used, and what of it is paid. */
import { fraction, gross, type Pair, sum } from '../amounts.ts';
import type { Regime } from './regimes.ts';

/** A part of a bill. `vat` of `billed` is what the bill shows, or customs took. */
export interface Bought {
  taxCode: string;
  category: string;
  billed: Pair;
  /** What of it serves the business, taken line by line (§ 15 (1) No. 1 UStG, § 4 (4) EStG). */
  business: Pair;
  /** Both shares in hundredths of a percent. */
  privateShare: bigint;
  deductibleShare: bigint;
}

export interface PurchasePayment {
  id: string | undefined;
  day: string;
  amount: bigint;
}

export interface Purchase {
  id: string;
  billedOn: string;
  receivedOn: string;
  suppliedOn: string;
  /** That of the supply, and since when the status has been as it is then. */
  regime: Regime;
  statusSince: string;
  category: string;
  bought: Bought[];
  payments: PurchasePayment[];
}

/** All of something, in hundredths of a percent. */
export const WHOLE = 10_000n;

export function payable({ bought }: Pick<Purchase, 'bought'>): bigint {
  return sum(bought.map(({ billed }) => gross(billed)));
}

/** What is paid at the end of a day, at most all. */
export function paidOn(purchase: Purchase, day: string): bigint {
  const paid = purchase.payments.filter((payment) => payment.day <= day);
  return sum(paid.map(({ amount }) => amount));
}

/** What of `whole` is paid when `paid` of the bill is. */
export function paidPart(whole: bigint, paid: bigint, purchase: Purchase): bigint {
  return fraction(whole, paid, payable(purchase));
}

/** Cents of each amount that the law leaves open while the bill is paid in part: whose the odd cent is of what is paid for several things. */
export function openOfPart(purchase: Purchase, day: string): bigint {
  const paid = paidOn(purchase, day);
  const isPart = paid > 0n && paid < payable(purchase);
  const [first] = purchase.bought;
  const isOneThing =
    purchase.bought.length === 1 && first?.privateShare === 0n && first.deductibleShare % WHOLE === 0n;
  return isPart && !isOneThing ? 1n : 0n;
}
