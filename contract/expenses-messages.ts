/** What messages about expenses are made of. */
import { isCountry } from '@belegbar/domain/business';
import { BILL_SKONTO_MAXIMUM, EXPENSE_CATEGORIES, PAYMENT_MEANS } from '@belegbar/domain/expenses';
import { PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import { CURRENCIES } from '@belegbar/domain/money';
import { z } from 'zod';
import { LineAssetMessage } from './assets.ts';
import {
  CentsAmount,
  DayText,
  Id,
  Line,
  PercentText,
  ProblemMessage,
  RateText,
  Sum,
  Text,
} from './common.ts';
import { ListedEntry } from './tax-reports-parts.ts';

/**
 * Why not all of the VAT is deducted, billed or owed: for supplies that exclude it (§ 15 (2) UStG), for such and others by their share
 * (§ 15 (4) UStG), of guests without the records that the law wants (§ 15 (1a) UStG).
 */
export const DeductionMessage = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('exemptOutput') }),
  z.object({ reason: z.literal('mixedOutput'), percent: PercentText }),
  z.object({ reason: z.literal('entertainment') }),
]);

export const VendorMessage = z.object({
  name: Line(200).min(1),
  country: z.string().refine(isCountry),
  vatId: Line(20),
});

/** An account (BT-84), whose it is (BT-85; empty: the vendor's), and its bank (BT-86). */
export const PayeeMessage = z.object({ name: Line(140), iban: Line(60), bic: Line(20) });

export const ServicePeriodMessage = z.object({ from: DayText, to: DayText });

/** What stands beside the amounts of a line. */
const lineParts = {
  /** Left out: that of the bill. */
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  /** Left out: all that the tax code deducts. */
  deduction: DeductionMessage.optional(),
  /** The line is a fixed asset; but for `immediate` it goes into the register, and its payment is no cost. */
  asset: LineAssetMessage.optional(),
  /** What was bought (BT-153). */
  description: Line(200).optional(),
  /** Of a gift, who gets it: the limit is one of recipient and year. Left out: somebody who gets no other than those of this bill. */
  recipient: Line(200).optional(),
};

/** As the bill has it; `vat` is zero where the buyer owes it, and of an import what customs assessed. */
export const ExpenseLineMessage = z.object({
  taxCode: z.enum(PURCHASE_TAX_CODES),
  net: CentsAmount,
  vat: CentsAmount,
  ...lineParts,
});

/** What a vendor lets go of a bill that is paid within so many days of its date (BT-20), of all of it or of a part. */
const SkontoMessage = z.object({
  days: z.int().min(0).max(365),
  percent: PercentText,
  /** The part of which the percents are; left out: all that is asked for. */
  base: CentsAmount.optional(),
});

/** Of a meal with business friends, what the law wants written down (§ 4 (5) No. 2 s. 2 EStG). */
export const EntertainmentMessage = z.object({
  place: Line(200),
  participants: z.array(Line(100)).max(50),
  occasion: Line(500),
});

/** Those whose VAT follows from the amount. */
const RatedCode = z.enum(PURCHASE_TAX_CODES).exclude(['importVat']);

const ImportLineInput = z.strictObject({
  taxCode: z.literal('importVat'),
  net: CentsAmount,
  importVat: CentsAmount,
  ...lineParts,
});
const BilledLineInput = z.strictObject({
  taxCode: z.enum(PURCHASE_TAX_CODES),
  net: CentsAmount,
  billedVat: CentsAmount,
  ...lineParts,
});
const NetLineInput = z.strictObject({ taxCode: RatedCode, net: CentsAmount, ...lineParts });
const GrossLineInput = z.strictObject({ taxCode: RatedCode, gross: CentsAmount, ...lineParts });

/** Both amounts as the bill has them, or one of which the other follows. */
const LineInput = z.union([ImportLineInput, BilledLineInput, NetLineInput, GrossLineInput]);

/** Of a line within its bill; it stays when the bill is set right, and no other line ever has it. */
const LineId = z.int().min(0);

/** Which of the lines it is, with its credits and its asset; left out: a new one. */
const kept = { id: LineId.optional() };
const CorrectedLineInput = z.union([
  ImportLineInput.extend(kept),
  BilledLineInput.extend(kept),
  NetLineInput.extend(kept),
  GrossLineInput.extend(kept),
]);

/** What a vendor credits: of one line of the bill, by its id, or of all of a tax code. */
const creditParts = { line: LineId.optional() };

export const CreditLineInput = z.union([
  z.strictObject({
    taxCode: z.enum(PURCHASE_TAX_CODES),
    net: CentsAmount,
    billedVat: CentsAmount,
    ...creditParts,
  }),
  z.strictObject({ taxCode: RatedCode, net: CentsAmount, ...creditParts }),
  z.strictObject({ taxCode: RatedCode, gross: CentsAmount, ...creditParts }),
]);

const CreditMessage = z.object({
  id: Id,
  number: z.string(),
  creditedOn: DayText,
  receivedOn: DayText.nullable(),
  gross: Sum,
  lines: z.array(
    z.object({ taxCode: z.enum(PURCHASE_TAX_CODES), net: CentsAmount, vat: CentsAmount, ...creditParts }),
  ),
  isTakenBack: z.boolean(),
});

/** `overpaid`: the vendor owes what was paid too much. */
export const EXPENSE_STATES = ['open', 'partlyPaid', 'paid', 'overpaid', 'takenBack'] as const;

export const ExpenseRow = z.object({
  id: Id,
  /** Of what the bill says: 1 as it was entered, and one more with each correction. */
  version: z.int(),
  number: z.string(),
  vendor: VendorMessage,
  category: z.enum(EXPENSE_CATEGORIES),
  documentDate: DayText,
  dueDate: DayText.nullable(),
  /** In which all its amounts are. */
  currency: z.enum(CURRENCIES),
  /** What the bill asks for. */
  gross: Sum,
  /** What is still to be paid, without discounts and credits; below zero what is to come back. */
  open: Sum,
  state: z.enum(EXPENSE_STATES),
  /** The first that ends first. */
  skonto: z.array(
    SkontoMessage.extend({
      /** Last day on which it may be taken. */
      until: DayText,
      /** Of what is open; zero where nothing is to be paid. */
      discount: Sum,
    }),
  ),
});

/** The dark modules as an SVG path on a square of `size` modules; null where the format does not take it. */
const GiroCodeMessage = z.object({ path: z.string(), size: z.int() }).nullable();

/** What is to be transferred, to be copied and to be scanned. */
export const TransferMessage = z.object({
  payee: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** All that is open. */
  amount: CentsAmount,
  /** A creditor reference, or what it is known by otherwise. */
  reference: z.string(),
  giroCode: GiroCodeMessage,
  /** The same less a Skonto whose last day is not over, the first that ends first. */
  reduced: z.array(
    z.object({
      percent: PercentText,
      until: DayText,
      discount: CentsAmount,
      amount: CentsAmount,
      giroCode: GiroCodeMessage,
    }),
  ),
});

export const ExpenseMessage = ExpenseRow.extend({
  receivedOn: DayText.nullable(),
  servicePeriod: ServicePeriodMessage,
  /** It bills before the supply (BT-3 386). */
  isPrepayment: z.boolean(),
  isRecurring: z.boolean(),
  lines: z.array(ExpenseLineMessage.extend({ id: LineId })),
  privateSharePercent: PercentText.nullable(),
  /** What one euro was of the currency; null for euros. */
  unitsPerEuro: RateText.nullable(),
  /** The vendor's own number of the document (BT-1); empty: none. */
  documentNumber: z.string(),
  paymentMeans: z.enum(PAYMENT_MEANS).nullable(),
  /** Account to which it is to be paid; null: not said. */
  payee: PayeeMessage.nullable(),
  /** What the transfer is known by (BT-83); empty: not said. */
  remittance: z.string(),
  /** Of the vendor's last bill before that names an account, where that was another one. */
  accountBefore: z.object({ id: Id, number: z.string(), iban: z.string() }).nullable(),
  /** Over what is open; null where no transfer within SEPA can be made of it. */
  transfer: TransferMessage.nullable(),
  project: z.string(),
  note: z.string(),
  entertainment: EntertainmentMessage.nullable(),
  payments: z.array(
    z.object({
      id: Id,
      paidOn: DayText,
      amount: CentsAmount,
      /** What the vendor gave up with it. */
      discount: CentsAmount,
      /** On the account, of a bill in another currency; else null. */
      euros: CentsAmount.nullable(),
      /** How it was paid (BT-81); null: not said. */
      paymentMeans: z.enum(PAYMENT_MEANS).nullable(),
      isTakenBack: z.boolean(),
    }),
  ),
  credits: z.array(CreditMessage),
  /** What it is in the journal, in the order of booking, also what took it back. */
  entries: z.array(ListedEntry),
  /** Its receipts, in the order in which they were attached; each is fetched from `/files/expenses/{expense}/{id}`. */
  files: z.array(
    z.object({
      id: Id,
      fileName: z.string(),
      contentType: z.string(),
      /** In bytes. */
      size: z.int(),
      attachedAt: z.iso.datetime(),
    }),
  ),
});

/** A vendor as the last bill knows it, with what the next one is likely to say. */
export const KnownVendor = z.object({
  vendor: VendorMessage,
  category: z.enum(EXPENSE_CATEGORIES),
  documentDate: DayText,
  /** Days between document and due day; null where the bill named none. */
  paymentTermDays: z.int().nullable(),
  skonto: z.array(SkontoMessage),
  currency: z.enum(CURRENCIES),
  privateSharePercent: PercentText.nullable(),
  paymentMeans: z.enum(PAYMENT_MEANS).nullable(),
  payee: PayeeMessage.nullable(),
  project: z.string(),
  lines: z.array(
    z.object({
      taxCode: z.enum(PURCHASE_TAX_CODES),
      category: z.enum(EXPENSE_CATEGORIES).nullable(),
      description: z.string(),
      gross: Sum,
    }),
  ),
});

export const ALREADY_TAKEN_BACK = { status: 409, message: 'The expense was taken back.' };
export const LINES_MAXIMUM = 100;

/** What a bill says. */
export const billParts = {
  vendor: VendorMessage,
  /** But for what is paid to the tax office: bills of before may have it, none gets it. */
  category: z.enum(EXPENSE_CATEGORIES),
  documentDate: DayText,
  /** Day on which the document came; left out: its date. */
  receivedOn: DayText.optional(),
  dueDate: DayText.optional(),
  skonto: z.array(SkontoMessage).max(BILL_SKONTO_MAXIMUM).optional(),
  /**
   * It comes again and again, such as rent: due and paid within ten days of the turn of a year, it counts in the year to which its period
   * belongs (§ 11 (2) s. 2 EStG).
   */
  isRecurring: z.boolean().optional(),
  /** Left out: the document's date. */
  servicePeriod: ServicePeriodMessage.optional(),
  lines: z.array(LineInput).max(LINES_MAXIMUM),
  /** Part that is not for the business. */
  privateSharePercent: PercentText.optional(),
  /** In which its amounts are; left out: euros. */
  currency: z.enum(CURRENCIES).optional(),
  /** What one euro was of it (§ 16 (6) UStG). */
  unitsPerEuro: RateText.optional(),
  /** The vendor's own number of the document (BT-1). */
  documentNumber: Line(100).optional(),
  /** How it is paid (BT-81). */
  paymentMeans: z.enum(PAYMENT_MEANS).optional(),
  payee: PayeeMessage.optional(),
  /** What the transfer is known by (BT-83). */
  remittance: Line(140).optional(),
  project: Line(100).optional(),
  note: Text(2000).optional(),
  entertainment: EntertainmentMessage.optional(),
};

/** What a bill says that is set right: all of it, also what stays. */
export const correctedParts = { ...billParts, lines: z.array(CorrectedLineInput).max(LINES_MAXIMUM) };

/** Why one of several acts was not done, as the act by itself refuses: a code, and problems at its fields where it is `INVALID`. */
export const RefusalMessage = z.object({ code: z.string(), problems: z.array(ProblemMessage) });
export const MANY_MAXIMUM = 200;
