/** The state of a business: its documents, and how it is taxed. */
import type { CaseVoucherEvent, TaxCase, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import type { AssetActs } from './assets.ts';
import type { Purchase } from './purchase.ts';
import { type Regime, regimesOf } from './regimes.ts';
import type { Sale } from './sale.ts';

/** What happens to a business, in the order in which it is noted; each event says the day on which it happened. */
export interface Stream {
  profile: TaxCase['profile'];
  events: readonly TaxCaseEvent[];
}

export type EventOf<Type extends TaxCaseEvent['type']> = Extract<TaxCaseEvent, { type: Type }>;

/** Below zero where the office paid. */
export interface VatPayment {
  countsOn: string;
  amount: bigint;
}

/** What it writes itself, but for money that comes for a supply and VAT that goes to the office. */
export type OwnVoucher = Exclude<CaseVoucherEvent, { type: 'undoVoucher' }>;

export interface Books {
  regimes: readonly Regime[];
  sales: Map<string, Sale>;
  purchases: Map<string, Purchase>;
  vatPayments: Map<string, VatPayment>;
  ownVouchers: Map<string, OwnVoucher>;
  /** In the register beside those on bills. */
  assets: Map<string, EventOf<'asset'>>;
  /** By the ids of assets, of those on bills too: `e1/0` is the first line of `e1`. */
  assetActs: Map<string, AssetActs>;
  /** Years of which depreciation is booked. */
  closedYears: Set<number>;
  /** How many events were noted. */
  noted: number;
}

export function emptyBooks({ profile, events }: Stream): Books {
  return {
    regimes: regimesOf(profile, events),
    sales: new Map(),
    purchases: new Map(),
    vatPayments: new Map(),
    ownVouchers: new Map(),
    assets: new Map(),
    assetActs: new Map(),
    closedYears: new Set(),
    noted: 0,
  };
}

export function saleOf(books: Books, id: string): Sale {
  const sale = books.sales.get(id);
  if (sale === undefined) throw new Error(`no invoice ${id}`);
  return sale;
}

export function purchaseOf(books: Books, id: string): Purchase {
  const purchase = books.purchases.get(id);
  if (purchase === undefined) throw new Error(`no purchase ${id}`);
  return purchase;
}
