/** A purchase with all that happened to it: what it comes to is a fold of these acts in the order of their days. */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import type { Expense } from './expense.ts';
import type { GiftTurn } from './gift-turns.ts';

export interface Purchase {
  /** As it was entered, or as it was last corrected. */
  expense: Expense;
  expenseId: string;
  /** By which it is judged, see `judgedBy`. */
  regime: TaxRegime;
  /** The first day of a regular taxation that was not there before; absent or null: VAT is deducted as its law says. */
  deductsFrom?: Day | null;
  payments: readonly PurchasePayment[];
  /** Absent: none. */
  credits?: readonly PurchaseCredit[];
  /** What it asked for before it was corrected, in cents, each time; absent: never anything else. */
  askedBefore?: readonly Cents[];
  /** By recipient, where gifts of several bills come above the limit of the year, or below it again. */
  giftsAbove?: ReadonlyMap<string, readonly GiftTurn[]> | undefined;
}

/** In the currency of the bill. */
export interface PurchasePayment {
  on: Day;
  /** Cents above zero; of a credit, and of what comes back of a bill, below zero. */
  amount: Cents;
  /** Cents that the vendor gives up with it (Skonto); absent: none. */
  discount?: Cents;
  /** Cents of euros on the own account, in the sign of `amount`, where the bill is in another currency. */
  euros?: Cents;
}

/** The vendor asks for less than he billed (§ 17 (1) UStG). */
export interface PurchaseCredit {
  on: Day;
  /** The vendor's number of it. */
  number: string;
  lines: readonly CreditedLine[];
}

/** Cents in the sign of the line that they lower. */
export interface CreditedLine {
  taxCode: PurchaseTaxCode;
  net: Cents;
  vat: Cents;
  /** The id of the line of the bill; absent: of all lines of the tax code in proportion. */
  line?: number;
}
