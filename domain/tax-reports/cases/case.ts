/**
 * The form of our tax cases: business events in, boxes of the VAT advance return out, worked out by hand from the law.
 * Amounts are decimal text in euros, days ISO text; bases in whole euros, VAT with cents; a box that is absent must be empty or zero.
 */
import type { CancellationReason } from '@belegbar/domain/invoices';
import type { CaseAssetEvent, CaseAssetLine } from './case-assets.ts';
import type { CaseVoucherEvent } from './case-vouchers.ts';

export interface TaxCase {
  id: string;
  title: string;
  profile: {
    vatBasis: 'accrual' | 'cash';
    smallBusiness: boolean;
    period: 'month' | 'quarter';
    land: string;
  };
  events: readonly TaxCaseEvent[];
  expected: {
    vatAdvance: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** By year the lines of the income-surplus statement, where the case speaks of them. */
    eur?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** By year the cost of each category of purchases, where the case speaks of it. */
    costs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  /** The law and the calculation. */
  why: string;
}

export interface CaseClient {
  country: string;
  business: boolean;
  vatId?: string;
}

/** Amounts of a document are in it; one euro is so many units (§ 16 (6) UStG). */
export interface CaseCurrency {
  currency: string;
  unitsPerEuro: string;
}

export interface CaseSaleLine {
  quantity: string;
  unitPrice: string;
  discountPercent?: string;
  vatCase: string;
  paragraph?: string;
}

/** `taxCode` is the vendor's rate or one of the codes of `domain/journal`. */
export interface CasePurchaseLine {
  net?: string;
  gross?: string;
  taxCode: string;
  importVat?: string;
  category?: string;
  /** `percent` for a share. */
  deduction?: { reason: string; percent?: string };
  recipient?: string;
  /** A fixed asset, all of the line. */
  asset?: CaseAssetLine;
}

export type TaxCaseEvent =
  | {
      type: 'issueInvoice';
      id: string;
      date: string;
      service?: { from: string; to: string };
      client: CaseClient;
      lines: readonly CaseSaleLine[];
      discountPercent?: string;
      incomeCategory?: string;
      inCurrency?: CaseCurrency;
    }
  | { type: 'cancelInvoice'; of: string; date: string; reason?: CancellationReason }
  | { type: 'creditNote'; id: string; of: string; date: string; lines: readonly CaseSaleLine[] }
  | {
      type: 'payment';
      id?: string;
      of: string;
      date: string;
      amount: string;
      fee?: string;
      skonto?: boolean;
      /** On the account, of an invoice in another currency. */
      euros?: string;
      /** Of the month in which it came, where VAT arises with the money (§ 16 (6) s. 2 UStG). */
      unitsPerEuro?: string;
    }
  | { type: 'refund'; id?: string; of: string; date: string; amount: string; euros?: string }
  | { type: 'undo'; of: string; payment: string }
  | { type: 'writeOff'; of: string; date: string }
  | {
      type: 'expense';
      id: string;
      date: string;
      service?: { from: string; to: string };
      paid?: string | undefined;
      vendor: { country: string };
      category: string;
      lines: readonly CasePurchaseLine[];
      privateSharePercent?: string;
      inCurrency?: CaseCurrency;
    }
  | {
      type: 'expensePayment';
      id?: string;
      of: string;
      date: string;
      amount: string;
      discount?: string;
      /** On the account, of a bill in another currency. */
      euros?: string;
    }
  | { type: 'expenseCredit'; of: string; date: string; lines: readonly CasePurchaseLine[] }
  /** The bill is what it says now. */
  | {
      type: 'expenseCorrection';
      of: string;
      category?: string;
      lines?: readonly CasePurchaseLine[];
      privateSharePercent?: string;
    }
  | { type: 'undoExpensePayment'; of: string; payment: string }
  | { type: 'undoExpense'; of: string }
  | {
      type: 'otherIncome';
      id?: string;
      date: string;
      service?: { from: string; to: string };
      category: string;
      gross: string;
      vatCase: string;
    }
  /** Below zero for a refund. */
  | { type: 'vatPayment'; id?: string; period: string; date: string; amount: string }
  | CaseVoucherEvent
  | CaseAssetEvent
  | { type: 'switchVatBasis'; date: string; to: 'accrual' | 'cash' }
  | { type: 'switchSmallBusiness'; date: string; to: boolean };
