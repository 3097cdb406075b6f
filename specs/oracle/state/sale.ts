/** An invoice with all that happened to it, and how it may stand. */
import type { Pair } from '../amounts.ts';
import type { Rate } from './exchange.ts';
import type { Regime } from './regimes.ts';

/** A kind of supply on an invoice, as it was issued. */
export interface Supply {
  vatCase: string;
  paragraph: string;
  issued: Pair;
}

export type SaleAct = { day: string; noted: number; id: string | undefined } & (
  | { kind: 'creditNote'; credited: Pair[] }
  /** `givenUp` counts from `givenUpOn`. */
  /** `euros` on the account and `rate` of its month, where the invoice is in another currency. */
  | { kind: 'payment'; amount: bigint; fee: bigint; euros: bigint | null; rate: Rate | null }
  | { kind: 'discount'; amount: bigint }
  | { kind: 'cancellation'; isDealOff: boolean }
  | { kind: 'refund'; amount: bigint; euros: bigint | null }
  | { kind: 'writeOff'; amount: bigint }
);

export interface Sale {
  id: string;
  issuedOn: string;
  performedOn: string;
  vatId: string;
  isToEuConsumer: boolean;
  /** Its supplies are fixed assets. */
  isOfAssets: boolean;
  regime: Regime;
  /** Of an invoice in another currency. */
  rate: Rate | null;
  supplies: Supply[];
  acts: SaleAct[];
}

/** One kind of supply on a day. `lost` is what is given up of it as a bad debt, `everLost` adds up what ever was. */
export interface Standing {
  owed: Pair;
  received: Pair;
  lost: Pair;
  everLost: Pair;
}

export interface Position {
  isCancelled: boolean;
  /** A corrected invoice stands for the supply. */
  isReplaced: boolean;
  standings: Standing[];
  owed: bigint;
  received: bigint;
  lost: bigint;
  /** Cents of each amount that the law leaves open: a sum for several kinds of supplies was divided, and no law says whose the odd cent is. */
  open: bigint;
}
