/** Vouchers: what a business writes itself of what has neither invoice nor bill. Amounts are cents. */

import { isCountry } from '@belegbar/domain/business';
import { isPeriod, isQuarter, type Month, type Period } from '@belegbar/domain/calendar';
import { ADJUSTMENT_TAX_CODES, INCOME_TAX_CODES } from '@belegbar/domain/journal';
import {
  CASH_CATEGORIES,
  INCOME_CATEGORIES,
  MOVED_TO,
  OTHER_TAXES,
  VOUCHER_KINDS,
} from '@belegbar/domain/vouchers';
import { z } from 'zod';
import {
  CentsAmount,
  DayText,
  DecimalText,
  Id,
  IdempotencyKey,
  Line,
  PercentText,
  ProblemMessage,
  procedure,
  Sum,
  Text,
} from './common.ts';
import { ServicePeriodMessage } from './expenses-messages.ts';
import { ListedEntry } from './tax-reports-parts.ts';

const tags = ['Vouchers'];

/** A month such as `2026-03` or a quarter such as `2026-Q1`. */
const PeriodText = z.string().refine(isPeriod) as unknown as z.ZodType<Period, Period>;
/** Such as `2026-03`. */
const MonthText = z.string().refine((text) => isPeriod(text) && !isQuarter(text)) as unknown as z.ZodType<
  Month,
  Month
>;
const Year = z.int().min(2000).max(2100);

/** What recurs and is due and paid within ten days of the turn of the year counts in the year to which it belongs (§ 11 EStG). */
export const RecurringMessage = z.object({ dueOn: DayText, belongsTo: Year });

const OtherIncome = z.object({
  receivedOn: DayText,
  servicePeriod: ServicePeriodMessage,
  payer: z.object({
    name: Line(200).min(1),
    country: z.string().refine(isCountry),
    isBusiness: z.boolean(),
    vatId: Line(20),
  }),
  category: z.enum(INCOME_CATEGORIES),
  /** Of an invoice over it, or `notTaxable` for money that no supply brought: a grant, damages. */
  vatCase: z.enum(INCOME_TAX_CODES),
  exemptionParagraph: Line(40).nullable(),
  amount: z.union([z.strictObject({ net: CentsAmount }), z.strictObject({ gross: CentsAmount })]),
  recurring: RecurringMessage.nullable(),
});

const VatPayment = z.object({
  paidFor: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('advanceReturn'), period: PeriodText }),
    z.object({ kind: z.literal('annualReturn'), year: Year }),
    z.object({ kind: z.literal('specialPrepayment'), year: Year }),
  ]),
  paidOn: DayText,
  /** With a mandate for direct debit: the day on which the return was filed, since the office collects later. */
  directDebitFiledOn: DayText.nullable(),
  /** Below zero for a refund. */
  amount: CentsAmount,
});

const OtherTaxPayment = z.object({
  tax: z.enum(OTHER_TAXES),
  paidOn: DayText,
  /** Below zero for a refund. */
  amount: CentsAmount,
});

const PrivateMoney = z.object({
  direction: z.enum(['withdrawal', 'contribution']),
  movedOn: DayText,
  amount: CentsAmount,
});

/** No year has more. */
const DAYS_MAXIMUM = 366;

const MonthsMessage = z.object({ from: MonthText, to: MonthText });

const CarMessage = {
  /** With VAT, at first registration, special equipment included. */
  listPrice: CentsAmount,
  boughtOn: DayText,
  drive: z.enum(['combustion', 'electric', 'hybrid']),
  co2GramsPerKilometre: z.int().min(0).max(1000),
  electricRangeKilometres: z.int().min(0).max(2000),
};

const PrivateUse = z.object({
  use: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('carByListPrice'),
      months: MonthsMessage,
      ...CarMessage,
      hadInputVat: z.boolean(),
      /** Between home and business, one way; null where there is no such way. */
      commutingKilometres: z.int().min(1).max(1000).nullable(),
    }),
    z.object({
      kind: z.literal('carByLogbook'),
      months: MonthsMessage,
      /**
       * All cost of the car without VAT, and what gave input VAT. Of an electric or hybrid car depreciation or leasing is in the first by the share
       * of its day of purchase alone, in the second in full; then say which car it is.
       */
      cost: CentsAmount,
      costWithInputVat: CentsAmount,
      car: z.object(CarMessage).optional(),
      privatePercent: PercentText,
      /** Ways between home and business, which are no private use but no cost either; null where there are none. */
      commutingPercent: PercentText.nullable(),
    }),
    z.object({
      kind: z.literal('things'),
      months: MonthsMessage,
      /** The private part of the cost without VAT, and what of it gave input VAT. */
      cost: CentsAmount,
      costWithInputVat: CentsAmount,
    }),
    z.object({
      kind: z.literal('goods'),
      takenOn: DayText,
      /** What they cost on that day, without VAT. */
      cost: CentsAmount,
      vatCase: z.enum(['standard19', 'reduced7']),
      hadInputVat: z.boolean(),
    }),
  ]),
});

const Kilometres = z.object({
  way: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('trip'),
      drivenOn: DayText,
      vehicle: z.enum(['car', 'otherMotorVehicle']),
      /** As driven, there and back. */
      kilometres: DecimalText,
    }),
    z.object({
      kind: z.literal('commuting'),
      months: MonthsMessage,
      /** On which one went. */
      days: z.int().min(1).max(366),
      /** Full ones, one way. */
      kilometres: z.int().min(1).max(1000),
    }),
  ]),
  purpose: Line(500),
});

const MealsAway = z.object({
  days: z
    .array(
      z.object({
        on: DayText,
        country: z.string().refine(isCountry),
        /** One that has an allowance of its own, by its German name; null for the rest of the country. */
        place: Line(60).nullable(),
        absence: z.enum(['fullDay', 'arrivalOrDeparture', 'overEightHours']),
        breakfast: z.boolean(),
        lunch: z.boolean(),
        dinner: z.boolean(),
      }),
    )
    .max(DAYS_MAXIMUM),
  purpose: Line(500),
});

const HomeOffice = z.object({
  work: z.union([
    z.strictObject({ days: z.array(DayText).max(DAYS_MAXIMUM) }),
    z.strictObject({ months: MonthsMessage, count: z.int().min(1).max(DAYS_MAXIMUM) }),
  ]),
});

const HomeOfficeRoom = z.object({ months: z.array(MonthText).max(12) });

const CashExpense = z.object({
  paidOn: DayText,
  /** Who got it; empty where nobody knows a name. */
  paidTo: Line(200),
  /** What it was for. */
  purpose: Line(500),
  category: z.enum(CASH_CATEGORIES),
  /** All that was paid; without a slip there is no input VAT. */
  amount: CentsAmount,
  noSlipReason: Line(500),
});

const Adjustment = z.object({
  taxCode: z.enum(ADJUSTMENT_TAX_CODES),
  /** On which the VAT arises. */
  taxPoint: DayText,
  /** As the boxes show them; null where the code takes none. */
  base: CentsAmount.nullable(),
  tax: CentsAmount.nullable(),
  /** What of VAT that is owed as a buyer is deducted. */
  deductible: CentsAmount.nullable(),
  /**
   * Of an invoice that shows VAT which is not owed for its supply (§ 14c UStG): its base leaves the box of its rate for the one where it
   * belongs, and `tax` is the VAT on it.
   */
  moved: z
    .object({
      from: z.enum(['standard19', 'reduced7']),
      to: z.enum(MOVED_TO),
      /** In whose return the invoice stands. */
      taxPoint: DayText,
      base: CentsAmount,
      /** Of what is reported by it; else empty. */
      vatId: Line(20),
      /** For `exempt`, such as `4 Nr. 21`. */
      exemptionParagraph: Line(40).optional(),
    })
    .nullable(),
  reason: Text(2000),
  /** What shows it: a document, a letter, a calculation. */
  proof: Text(2000),
});

export const VoucherMessage = z.object({
  id: Id,
  kind: z.enum(VOUCHER_KINDS),
  number: z.string(),
  bookedOn: DayText,
  /** What was entered, in the fields of its procedure. */
  detail: z.record(z.string(), z.unknown()),
  /** What is said of it in one line: who paid, what a trip was for, why a box was corrected; empty where its kind says all. */
  about: z.string(),
  /** The money that moved; where none did, what profit it brings, above zero, or costs; of an adjustment the VAT. */
  amount: Sum,
  isTakenBack: z.boolean(),
});

const VoucherDetail = VoucherMessage.extend({
  /** What it is in the journal, in the order of booking, also what took it back. */
  entries: z.array(ListedEntry),
  /** Whether it is an own receipt, whose PDF is fetched from `/files/vouchers/{id}.pdf`. */
  hasPdf: z.boolean(),
  /** SHA-256 of this PDF, which is made once and kept; null until it is, within seconds or by the first who fetches it, and where there is none. */
  documentHash: z.string().nullable(),
});

const ALREADY_TAKEN_BACK = { status: 409, message: 'The voucher was taken back.' };

/** What deserves another look, though it was entered. */
const Hints = z.object({ id: Id, hints: z.array(ProblemMessage) });

function entering<Shape extends z.ZodRawShape>(path: string, summary: string, input: z.ZodObject<Shape>) {
  return procedure
    .route({ method: 'POST', path: `/vouchers/${path}` as const, tags, summary, successStatus: 201 })
    .input(input.extend({ idempotencyKey: IdempotencyKey }));
}

/** A verb that enters one kind. */
function enters<Shape extends z.ZodRawShape>(path: string, summary: string, input: z.ZodObject<Shape>) {
  return entering(path, summary, input).output(z.object({ id: Id }));
}

export const vouchersContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/vouchers',
      tags,
      summary: 'List vouchers, the latest entered first, page by key',
    })
    .input(
      z.object({
        kind: z.enum(VOUCHER_KINDS).optional(),
        /** `next` of the page before. */
        after: Id.optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(z.object({ vouchers: z.array(VoucherMessage), next: Id.nullable() })),
  get: procedure
    .route({ method: 'GET', path: '/vouchers/{id}', tags, summary: 'Read a voucher with its entries' })
    .input(z.object({ id: Id }))
    .output(VoucherDetail),
  recordOtherIncome: enters('other-income', 'Record income that has no invoice', OtherIncome),
  recordVatPayment: enters('vat-payments', 'Record VAT paid to the tax office or refunded by it', VatPayment),
  recordOtherTax: enters(
    'other-taxes',
    'Record another tax paid to the office or refunded by it',
    OtherTaxPayment,
  ),
  recordPrivateMoney: enters('private-money', 'Record money that the owner took out or put in', PrivateMoney),
  recordPrivateUse: entering(
    'private-use',
    'Record what the owner used of the business or took out of it',
    PrivateUse,
  ).output(Hints),
  recordKilometres: enters(
    'kilometres',
    'Record kilometres by a private vehicle, or ways to work',
    Kilometres,
  ),
  recordMeals: entering('meals', 'Record the allowances for meals on days away', MealsAway).output(Hints),
  recordHomeOffice: enters('home-office', 'Record days of work at home by their flat rate', HomeOffice),
  recordHomeOfficeRoom: enters(
    'home-office-room',
    'Record the flat rate of a room at home that is the centre of all work',
    HomeOfficeRoom,
  ),
  recordCashExpense: enters('cash-expenses', 'Record cash that was paid without a slip', CashExpense),
  recordAdjustment: enters(
    'adjustments',
    'Record what a box of the advance return takes that no document brings',
    Adjustment,
  ),
  undo: procedure
    .route({
      method: 'POST',
      path: '/vouchers/{id}/undo',
      tags,
      summary: 'Take back a voucher that was entered by mistake; both stay in the books',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
};
