/** The finance hub: a year of money, what of it is really one's own, the months ahead, and what is missing for a quiet year end. */
import { EXPECTED_KINDS, MULTIPLIER, RHYTHMS } from '@belegbar/domain/finance';
import { z } from 'zod';
import { CentsAmount, DayText, Id, procedure, Sum } from './common.ts';
import { YearNumber } from './tax-reports-income-surplus.ts';

const tags = ['Finance'];

/** Cents without VAT; of a small business, which has none, as they are. */
const Net = z.object({ income: Sum, expense: Sum, profit: Sum });

const NotNegative = CentsAmount.refine((amount) => amount >= 0);

/** What the books do not know of a person. Amounts in cents of the year, but for `privateMonthly`. */
export const AssumptionsMessage = z.object({
  /** Beside the business, such as wages; jointly that of both. */
  otherIncome: NotNegative,
  /** What is taken off the income: insurances, children, donations. */
  deductions: NotNegative,
  /** Income and trade tax that was prepaid from money the books do not know. */
  prepaid: NotNegative,
  /** What is taken out to live on, each month. */
  privateMonthly: NotNegative,
  assessment: z.enum(['single', 'joint']),
  paysChurchTax: z.boolean(),
  /** Hebesatz in percent; null: no trade. */
  tradeMultiplier: z.int().min(MULTIPLIER.from).max(MULTIPLIER.to).nullable(),
});

/** What the sum of what is really one's own is made from: `reallyMine` of `domain/finance` makes it, on the server and in the browser alike. */
const MineFactsMessage = z.object({
  year: z.int(),
  land: z.string().nullable(),
  received: Sum,
  spent: Sum,
  vat: Sum,
  vatAhead: Sum,
  inputVatAhead: Sum,
  vatByself: Sum,
  profit: Sum,
  plannedDepreciation: Sum,
  openBills: Sum,
  ownTaxesPaid: Sum,
  isTaxedWithOwner: z.boolean(),
});

const ExpectedMessage = z.object({
  kind: z.enum(EXPECTED_KINDS),
  /** `2026-11` */
  month: z.string(),
  /** Cents; below zero for what goes out. */
  amount: Sum,
  isCertain: z.boolean(),
  /** Whom it is from, or the period of a return; empty for what is assumed. */
  name: z.string(),
  /** Of the invoice or the expense. */
  id: Id.nullable(),
});

const ForecastMonthMessage = z.object({
  month: z.string(),
  certainIn: Sum,
  assumedIn: Sum,
  certainOut: Sum,
  assumedOut: Sum,
  change: Sum,
  /** Changes from today up to the end of the month: no balance of an account. */
  sum: Sum,
  items: z.array(ExpectedMessage),
});

const RegularCostMessage = z.object({
  vendor: z.string(),
  rhythm: z.enum(RHYTHMS),
  amount: Sum,
  lastMonth: z.string(),
  nextMonth: z.string(),
  missing: z.array(z.string()),
  hasEnded: z.boolean(),
});

const OpenSide = z.object({ open: Sum, count: z.int(), overdue: Sum, overdueCount: z.int() });

const BillMessage = z.object({
  id: Id,
  number: z.string(),
  vendor: z.string(),
  dueDate: DayText.nullable(),
  /** Cents of euros; of another currency at the rate of the bill. */
  open: Sum,
});

export const FinanceYear = z.object({
  year: z.int(),
  /** First year in which money moved; null before any did. */
  firstYear: z.int().nullable(),
  /** Those of the year in view have no VAT of their own. */
  isSmallBusiness: z.boolean(),
  months: z.array(Net.extend({ month: z.int() })),
  total: Net,
  /** The year before: its months, and what it came to until the end of the same month. */
  before: z.object({ months: z.array(Net.extend({ month: z.int() })), total: Net, untilSameMonth: Net }),
  /** Cash, net; the most first. Without a name where nobody was named. */
  byClient: z.array(z.object({ name: z.string(), amount: Sum, before: Sum })),
  byCategory: z.array(z.object({ category: z.string(), amount: Sum, entryCount: z.int(), before: Sum })),
  /** What clients owe and what is owed to vendors, now. */
  receivables: OpenSide,
  payables: OpenSide,
  /** By advance return: what it asks for, what of that was paid, and when it is due. */
  vatReturns: z.array(
    z.object({
      period: z.string(),
      payable: Sum,
      paid: Sum,
      dueDate: DayText,
      isOver: z.boolean(),
      filedOn: DayText.nullable(),
    }),
  ),
  facts: MineFactsMessage,
  assumptions: AssumptionsMessage,
  /** Nobody has said them for this year or one before. */
  areAssumed: z.boolean(),
  /** Of the year that runs; null of another. */
  ahead: z
    .object({
      months: z.array(ForecastMonthMessage),
      /** Whole months of which the averages are. */
      averageMonths: z.int(),
      averageReceived: Sum,
      averageSpent: Sum,
    })
    .nullable(),
  /** What the entries show to come again and again. */
  regular: z.array(RegularCostMessage),
  missing: z.object({
    /** Bills of the year that are not paid, the first due first. */
    unpaid: z.array(BillMessage),
    /** Receipts and received invoices that wait to be entered. */
    receiptsWaiting: z.int(),
    receivedWaiting: z.int(),
    /** Expenses of the year that have neither receipt nor e-invoice; at most a hundred are named. */
    unproved: z.object({ count: z.int(), bills: z.array(BillMessage.omit({ open: true, dueDate: true })) }),
    /** Payments that always came and did not. */
    payments: z.array(z.object({ vendor: z.string(), months: z.array(z.string()) })),
  }),
  lastEntry: z.int(),
});

/** What of the hub can be had as a file; `whole` is all of it. */
export const FINANCE_VIEWS = [
  'months',
  'owed',
  'mine',
  'ahead',
  'clients',
  'categories',
  'regular',
  'missing',
  'whole',
] as const;

/** A view as a PDF: path and query of its address. */
export const FinanceReportQuery = z.object({
  year: YearNumber,
  view: z.enum(FINANCE_VIEWS),
  language: z.enum(['de', 'en']),
});

/** What moved, as it is in view: query of its address. `of` says what the name is of; left out: all that moved. */
export const MovementsQuery = z
  .object({
    year: YearNumber,
    month: z.coerce.number().int().min(1).max(12).optional(),
    side: z.enum(['income', 'expense']).optional(),
    of: z.enum(['client', 'category']).optional(),
    /** Empty: with nobody by name. */
    name: z.string().max(200),
    language: z.enum(['de', 'en']),
  })
  .strict();

export const financeContract = {
  year: procedure
    .route({
      method: 'GET',
      path: '/finance/{year}',
      tags,
      summary: 'A year of money with the year before, what of it is really one’s own, and the months ahead',
    })
    .input(z.object({ year: YearNumber }))
    .output(FinanceYear),
  setAssumptions: procedure
    .route({
      method: 'PUT',
      path: '/finance/{year}/assumptions',
      tags,
      summary: 'Say what the books do not know: other income, joint assessment, church, what was prepaid',
    })
    .input(AssumptionsMessage.extend({ year: YearNumber }))
    .output(AssumptionsMessage),
  setAside: procedure
    .route({
      method: 'GET',
      path: '/finance/set-aside/{invoiceId}',
      tags,
      summary:
        'What of the last payment of an invoice is to be put aside for VAT and taxes; null where that cannot be told',
    })
    .input(z.object({ invoiceId: Id }))
    .output(
      z.object({
        setAside: z
          .object({
            /** Cents with VAT. */
            payment: Sum,
            vat: Sum,
            tax: Sum,
            total: Sum,
            rest: Sum,
          })
          .nullable(),
      }),
    ),
};
