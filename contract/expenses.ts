/** Purchases: a bill, what was paid of it, and either taken back. Amounts are cents, and below zero on a vendor's credit. */
import { isCountry } from '@belegbar/domain/business';
import { EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import { z } from 'zod';
import { LineAssetMessage } from './assets.ts';
import { CentsAmount, DayText, Id, IdempotencyKey, Line, PercentText, procedure, Sum } from './common.ts';

const tags = ['Expenses'];

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

export const ServicePeriodMessage = z.object({ from: DayText, to: DayText });

/** What stands beside the amounts of a line. */
const lineParts = {
  /** Left out: that of the bill. */
  category: z.enum(EXPENSE_CATEGORIES).optional(),
  /** Left out: all that the tax code deducts. */
  deduction: DeductionMessage.optional(),
  /** The line is a fixed asset; but for `immediate` it goes into the register, and its payment is no cost. */
  asset: LineAssetMessage.optional(),
};

/** As the bill has it; `vat` is zero where the buyer owes it, and of an import what customs assessed. */
export const ExpenseLineMessage = z.object({
  taxCode: z.enum(PURCHASE_TAX_CODES),
  net: CentsAmount,
  vat: CentsAmount,
  ...lineParts,
});

/** Those whose VAT follows from the amount. */
const RatedCode = z.enum(PURCHASE_TAX_CODES).exclude(['importVat']);

/** Both amounts as the bill has them, or one of which the other follows. */
const LineInput = z.union([
  z.strictObject({ taxCode: z.literal('importVat'), net: CentsAmount, importVat: CentsAmount, ...lineParts }),
  z.strictObject({
    taxCode: z.enum(PURCHASE_TAX_CODES),
    net: CentsAmount,
    billedVat: CentsAmount,
    ...lineParts,
  }),
  z.strictObject({ taxCode: RatedCode, net: CentsAmount, ...lineParts }),
  z.strictObject({ taxCode: RatedCode, gross: CentsAmount, ...lineParts }),
]);

export const EXPENSE_STATES = ['open', 'partlyPaid', 'paid', 'takenBack'] as const;

const ExpenseRow = z.object({
  id: Id,
  number: z.string(),
  vendor: VendorMessage,
  category: z.enum(EXPENSE_CATEGORIES),
  documentDate: DayText,
  dueDate: DayText.nullable(),
  gross: Sum,
  /** What is still to be paid. */
  open: Sum,
  state: z.enum(EXPENSE_STATES),
});

export const ExpenseMessage = ExpenseRow.extend({
  receivedOn: DayText.nullable(),
  servicePeriod: ServicePeriodMessage,
  /** It bills before the supply (BT-3 386). */
  isPrepayment: z.boolean(),
  lines: z.array(ExpenseLineMessage),
  privateSharePercent: PercentText.nullable(),
  payments: z.array(z.object({ id: Id, paidOn: DayText, amount: CentsAmount, isTakenBack: z.boolean() })),
});

const ALREADY_TAKEN_BACK = { status: 409, message: 'The expense was taken back.' };
const LINES_MAXIMUM = 100;

export const expensesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/expenses',
      tags,
      summary: 'List expenses, the latest entered first, page by key',
    })
    .input(
      z.object({
        /** `next` of the page before. */
        after: Id.optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(z.object({ expenses: z.array(ExpenseRow), next: Id.nullable() })),
  get: procedure
    .route({ method: 'GET', path: '/expenses/{id}', tags, summary: 'Read an expense with its payments' })
    .input(z.object({ id: Id }))
    .output(ExpenseMessage),
  record: procedure
    .route({
      method: 'POST',
      path: '/expenses',
      tags,
      summary: 'Enter a purchase with its entries in the journal',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        vendor: VendorMessage,
        category: z.enum(EXPENSE_CATEGORIES),
        documentDate: DayText,
        /** Day on which the document came; left out: its date. */
        receivedOn: DayText.optional(),
        dueDate: DayText.optional(),
        /** Left out: the document's date. */
        servicePeriod: ServicePeriodMessage.optional(),
        /** It bills before the supply (BT-3 386): it is entered when it is paid. */
        kind: z.literal('prepayment').optional(),
        /** Day on which all of it was paid; left out while it is open. */
        paidOn: DayText.optional(),
        lines: z.array(LineInput).max(LINES_MAXIMUM),
        /** Part that is not for the business. */
        privateSharePercent: PercentText.optional(),
      }),
    )
    .output(z.object({ id: Id })),
  pay: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/payments',
      tags,
      summary: 'Record that an expense was paid, or a part of it',
      successStatus: 201,
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey, paidOn: DayText, amount: CentsAmount }))
    /** Of the payment. */
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  undo: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/undo',
      tags,
      summary:
        'Take back an expense that was entered by mistake, with its payments; all of it stays in the books',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
  undoPayment: procedure
    .route({
      method: 'POST',
      path: '/expenses/{id}/payments/{paymentId}/undo',
      tags,
      summary: 'Take back a payment that never moved; both stay in the books',
    })
    .input(z.object({ id: Id, paymentId: Id, idempotencyKey: IdempotencyKey }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK }),
};
