/**
 * One row of the journal: the only thing a tax report reads.
 * An entry carries one tax code. Amounts are signed cents of euros; income is positive, what lowers it negative.
 */
import type { Day } from '@belegbar/domain/calendar';
import { VAT_CASES } from '@belegbar/domain/invoices';
import type { Cents, Currency } from '@belegbar/domain/money';

export const PURCHASE_TAX_CODES = [
  'inputStandard19',
  'inputReduced7',
  'inputNone',
  'inputNotDeductible',
  'euServiceReverseCharge',
  'euServiceReverseCharge7',
  'otherReverseCharge',
  'otherReverseCharge7',
  'intraCommunityAcquisition19',
  'intraCommunityAcquisition7',
  'importVat',
] as const;
export type PurchaseTaxCode = (typeof PURCHASE_TAX_CODES)[number];

/** Money that comes in for no supply (§ 1 (1) UStG): a grant, damages, a refund, money of the owner. In no VAT return. */
export const NOT_TAXABLE = 'notTaxable';

/** The codes of what comes in. */
export const INCOME_TAX_CODES = [...VAT_CASES, NOT_TAXABLE] as const;
export type IncomeTaxCode = (typeof INCOME_TAX_CODES)[number];

/** What boxes of the advance return take that neither invoice nor bill brings: entered with a reason and a proof. */
export const ADJUSTMENT_TAX_CODES = [
  'otherRates',
  'farmSupplyToEu',
  'farmSupply',
  'newVehicleToEu',
  'newVehicleByOthers',
  'triangularSupply',
  'changeOfTaxation',
  'wrongVat',
  'inputVatReduction',
  'exemptAcquisition',
  'zeroRatedAcquisition',
  'acquisitionOtherRates',
  'newVehicleAcquired',
  'landReverseCharge',
  'averageRateInputVat',
  'newVehicleInputVat',
  'inputVatCorrection',
] as const;
export type AdjustmentTaxCode = (typeof ADJUSTMENT_TAX_CODES)[number];

/** What of corrections under § 15a UStG is to be repaid: the annual return shows it apart from what is deducted later. */
export const INPUT_VAT_REPAYMENT = 'inputVatRepayment';

/** What an adjustment is booked as. */
export type BookedAdjustmentCode = AdjustmentTaxCode | typeof INPUT_VAT_REPAYMENT;

/** Decides alone in which box of every form the entry counts. */
export type TaxCode = IncomeTaxCode | PurchaseTaxCode | BookedAdjustmentCode;

/**
 * `accrual`: the document's side (what is owed). `cash`: the money's side (what was paid). `nonCash`: counts in the income-surplus
 * statement although no money moved (depreciation, private use, flat rates).
 */
export const BASES = ['accrual', 'cash', 'nonCash'] as const;
export type Basis = (typeof BASES)[number];

/** The act that made the entry. */
export const ENTRY_KINDS = [
  'invoice',
  'cancellation',
  'creditNote',
  'advance',
  'advanceOffset',
  'discount',
  'writeOff',
  'recovery',
  'payment',
  'overpayment',
  'refund',
  'fee',
  'exchangeDifference',
  'expense',
  'expensePayment',
  'expenseDiscount',
  'expenseCredit',
  'expenseGiftLimit',
  'depreciation',
  'disposal',
  'otherIncome',
  'otherIncomePayment',
  'vatPayment',
  'otherTax',
  'privateMoney',
  'privateUse',
  'privateGoods',
  'kilometres',
  'mealAllowance',
  'homeOffice',
  'adjustment',
  'assetWithdrawal',
  'assetVat',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Whether the supply was made under § 19 UStG; such entries are in no advance return. */
export type Scheme = 'regular' | 'smallBusiness';

/** `voucher`: what a business writes itself of what has no bill (Eigenbeleg). `asset`: of the register of fixed assets. */
export const DOCUMENT_KINDS = ['invoice', 'expense', 'voucher', 'asset'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The business document that an entry stands for. */
export interface DocumentReference {
  kind: DocumentKind;
  id: string;
  number: string;
}

export interface ForeignAmounts {
  currency: Currency;
  net: Cents;
  vat: Cents;
}

/** What an act books, before the journal gives it number, time and hash. */
export interface NewEntry {
  basis: Basis;
  kind: EntryKind;
  /** The day of the act: the document's date, or the day the money moved. */
  bookedOn: Day;
  /** First and last day of the supply. */
  serviceFrom: Day;
  serviceTo: Day;
  /** BT-7: the day on which this entry's VAT arises (§ 13, § 18b UStG); null: it is in no VAT return. */
  taxPoint: Day | null;
  taxCode: TaxCode;
  scheme: Scheme;
  net: Cents;
  /** On the document, or owed by the buyer. */
  vat: Cents;
  /** What of `vat` is deducted as input VAT, in its sign (§ 15 UStG); absent: all of it, where the tax code deducts any. */
  deductible?: Cents;
  /** The day on which the entry counts in the income-surplus statement; absent: `bookedOn` (§ 11 EStG). */
  countsOn?: Day;
  /** The same in the currency of the invoice, by which is known what of it is owed and paid; absent for euros. */
  inCurrency?: ForeignAmounts;
  /** Income or expense category of the specification. */
  category: string;
  /** VAT id of the other party, for the recapitulative statement; empty if none. */
  counterpartyVatId: string;
  /** Name of the other party, as on the document. */
  counterparty: string;
  document: DocumentReference;
  /** Number of the entry that this one takes back: of a cancellation, or of a payment that was noted by mistake. */
  reverses: number | null;
  /** § 4 UStG number for `exempt`. */
  exemptionParagraph: string | null;
}

export interface JournalEntry extends NewEntry {
  /** Gapless per business, from 1. */
  number: number;
  /** ISO 8601 instant in UTC at which the row was written. */
  recordedAt: string;
  /** SHA-256 in hex over the canonical form of this entry, which contains `previousHash`. */
  hash: string;
  /** 64 zeros for entry 1. */
  previousHash: string;
}

/** What booking rules read of entries that stand already: their number, without time and hash. */
export type BookedEntry = NewEntry & Pick<JournalEntry, 'number'>;

/** What stands once an act is written; its entries get their numbers only then. */
export function withNew(entries: readonly BookedEntry[], made: readonly NewEntry[]): BookedEntry[] {
  return [...entries, ...made.map((entry) => ({ ...entry, number: NOT_YET }))];
}

const NOT_YET = 0;
