/** The state of a purchase: what its bill says by now, and what happened to it. */
import type { CasePurchaseLine } from '@belegbar/domain/tax-reports/cases';
import { gross, type Pair, sum } from '../amounts.ts';
import type { Rate } from './exchange.ts';
import type { Regime } from './regimes.ts';

/** A line of a bill. `vat` of `billed` is what the bill shows, or customs took. */
export interface BillLine {
  taxCode: string;
  /** Null: that of the bill. */
  category: string | null;
  billed: Pair;
  deduction: CasePurchaseLine['deduction'];
  recipient: string | undefined;
  /** A fixed asset, all of the line. */
  asset: CasePurchaseLine['asset'];
  /** What the deduction leaves of its VAT, in hundredths of a percent. */
  deductibleShare: bigint;
}

/** What a credit takes off all lines of a code. */
export interface Credited {
  taxCode: string;
  off: Pair;
}

export type PurchaseAct = { day: string; noted: number; id: string | undefined } & (
  | { kind: 'credit'; credited: Credited[] }
  /** Below zero for what comes back; `discount` is what the vendor gives up with it. */
  | {
      kind: 'payment';
      amount: bigint;
      discount: bigint;
      /** On the account, of a bill in another currency; null: at its rate. */
      euros: bigint | null;
    }
);

export interface Purchase {
  id: string;
  billedOn: string;
  receivedOn: string;
  suppliedOn: string;
  /** That of the supply, and since when the status has been as it is then. */
  regime: Regime;
  statusSince: string;
  /** Whether it is judged by the day on which it was paid, not by that of the supply. */
  isJudgedByPayment: boolean;
  category: string;
  /** Of a bill in another currency. */
  rate: Rate | null;
  /** In hundredths of a percent. */
  privateShare: bigint;
  lines: BillLine[];
  /** The most that it ever asked for, before something was set right. */
  askedAtMost: bigint;
  acts: PurchaseAct[];
}

/** All of something, in hundredths of a percent. */
export const WHOLE = 10_000n;

export function billedInAll({ lines }: Pick<Purchase, 'lines'>): bigint {
  return sum(lines.map(({ billed }) => gross(billed)));
}
