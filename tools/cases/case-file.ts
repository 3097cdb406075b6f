/** The format of a tax case: events in, figures of the returns out. Unknown keys are errors, never ignored. */
import { isDay, isPeriod } from '@belegbar/domain/calendar';
import { VAT_CASES } from '@belegbar/domain/invoices';
import { z } from 'zod';

const Day = z.string().refine(isDay, 'not a day');
const Period = z.string().refine(isPeriod, 'not a period');
const Amount = z.string().regex(/^-?\d+(\.\d{1,2})?$/, 'not an amount');
const Decimal = z.string().regex(/^-?\d+(\.\d{1,6})?$/, 'not a decimal');

const InvoiceLine = z.strictObject({
  quantity: Decimal,
  unitPrice: Decimal,
  discountPercent: Decimal.optional(),
  vatCase: z.enum(VAT_CASES),
  paragraph: z.string().optional(),
});

const CaseClient = z.strictObject({
  country: z.string(),
  business: z.boolean(),
  vatId: z.string().optional(),
});

const PURCHASE_CODES = [
  'standard19',
  'reduced7',
  'none',
  'notDeductible',
  'euServiceReverseCharge',
  'otherReverseCharge',
  'intraCommunityAcquisition19',
  'intraCommunityAcquisition7',
  'importVat',
] as const;

const Deduction = z.discriminatedUnion('reason', [
  z.strictObject({ reason: z.enum(['exemptOutput', 'entertainment']) }),
  z.strictObject({ reason: z.literal('mixedOutput'), percent: Decimal }),
]);

const Amounts = {
  net: Amount.optional(),
  gross: Amount.optional(),
  taxCode: z.enum(PURCHASE_CODES),
  importVat: Amount.optional(),
};

const ExpenseLine = z
  .strictObject({
    ...Amounts,
    category: z.string().optional(),
    deduction: Deduction.optional(),
    /** Of a gift. */
    recipient: z.string().optional(),
  })
  .refine(hasOneAmount, 'a line has a net or a gross amount');

/** `line`: of which line of the bill, from 0; absent: of all lines of the code. */
const CreditedLine = z
  .strictObject({ ...Amounts, line: z.int().optional() })
  .refine(hasOneAmount, 'a line has a net or a gross amount');

function hasOneAmount(line: { net?: string | undefined; gross?: string | undefined }): boolean {
  return (line.net === undefined) !== (line.gross === undefined);
}

const Asset = z.strictObject({
  treatment: z.enum(['immediate', 'lowValue', 'pool', 'oneYear', 'straightLine']),
  usefulLifeYears: z.number().optional(),
});

export const CaseEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('issueInvoice'),
    id: z.string(),
    date: Day,
    service: z.strictObject({ from: Day, to: Day }).optional(),
    client: CaseClient,
    lines: z.array(InvoiceLine),
    discountPercent: Decimal.optional(),
    incomeCategory: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('cancelInvoice'), of: z.string(), date: Day }),
  z.strictObject({
    type: z.literal('creditNote'),
    id: z.string(),
    of: z.string(),
    date: Day,
    lines: z.array(InvoiceLine),
  }),
  z.strictObject({
    type: z.literal('payment'),
    of: z.string(),
    date: Day,
    amount: Amount,
    skonto: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('refund'), of: z.string(), date: Day, amount: Amount }),
  z.strictObject({ type: z.literal('writeOff'), of: z.string(), date: Day }),
  z.strictObject({
    type: z.literal('expense'),
    id: z.string(),
    date: Day,
    service: z.strictObject({ from: Day, to: Day }).optional(),
    paid: Day.optional(),
    vendor: z.strictObject({ country: z.string() }),
    category: z.string(),
    lines: z.array(ExpenseLine),
    privateSharePercent: Decimal.optional(),
    asset: Asset.optional(),
  }),
  /** `discount`: what the vendor gives up with it; `amount` is below zero for what comes back. */
  z.strictObject({
    type: z.literal('expensePayment'),
    of: z.string(),
    date: Day,
    amount: Amount,
    discount: Amount.optional(),
  }),
  z.strictObject({
    type: z.literal('expenseCredit'),
    of: z.string(),
    date: Day,
    lines: z.array(CreditedLine),
  }),
  /** The bill is what it says now; `date` is the day on which it is set right. */
  z.strictObject({
    type: z.literal('expenseCorrection'),
    of: z.string(),
    date: Day,
    category: z.string().optional(),
    lines: z.array(ExpenseLine).optional(),
    privateSharePercent: Decimal.optional(),
  }),
  z.strictObject({
    type: z.literal('otherIncome'),
    date: Day,
    category: z.string(),
    gross: Amount,
    vatCase: z.enum(VAT_CASES),
  }),
  z.strictObject({ type: z.literal('vatPayment'), period: Period, date: Day, amount: Amount }),
  z.strictObject({ type: z.literal('switchVatBasis'), date: Day, to: z.enum(['accrual', 'cash']) }),
  z.strictObject({ type: z.literal('switchSmallBusiness'), date: Day, to: z.boolean() }),
]);
export type CaseEvent = z.output<typeof CaseEvent>;

/** Whole euros, as the statement has them; `L` goods, `S` services. */
const RecapitulativeLine = z.strictObject({
  vatId: z.string(),
  kind: z.enum(['L', 'S']),
  amount: z.int(),
});
export type RecapitulativeLine = z.output<typeof RecapitulativeLine>;

const Figures = z.record(z.string(), z.string());

export const TaxCase = z.strictObject({
  id: z.string(),
  title: z.string(),
  profile: z.strictObject({
    vatBasis: z.enum(['accrual', 'cash']),
    smallBusiness: z.boolean(),
    period: z.enum(['month', 'quarter']),
    land: z.string(),
    freeProfession: z.boolean(),
  }),
  events: z.array(CaseEvent),
  expected: z.strictObject({
    vatAdvance: z.record(Period, Figures).optional(),
    eur: z.record(z.string(), Figures).optional(),
    recapitulative: z.record(Period, z.array(RecapitulativeLine)).optional(),
    annualVat: z.record(z.string(), Figures).optional(),
    refused: z.array(z.strictObject({ event: z.number(), because: z.string() })).optional(),
  }),
  why: z.string(),
});
export type TaxCase = z.output<typeof TaxCase>;
