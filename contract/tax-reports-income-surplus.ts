/** The income-surplus statement (EÜR): the cash journal of a year. Part of the tax reports. */
import { EUR_LINES } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { CentsAmount, DayText, Line, procedure, Sum } from './common.ts';
import { FiledState } from './tax-reports-filed.ts';
import { ListedEntry, ShiftReasonMessage, unknownYear } from './tax-reports-parts.ts';

export const YearNumber = z.coerce.number().int().min(2000).max(2999);

/** When the returns of a year are due, and why on that day. */
export const AnnualDueMessage = z.object({
  dueDate: DayText,
  statutoryDueDate: DayText,
  dueShiftedBy: ShiftReasonMessage.nullable(),
  /** The same with a tax adviser. */
  advisedDueDate: DayText,
  paragraph: z.string(),
});

/** Into which month an entry is put: that in which it counts (§ 11 EStG), or that in which money moved. */
const ByDay = z.enum(['counting', 'money']).optional();

/** One box of Anlage EÜR with entries; amounts of expenses are positive. */
export const EurBoxMessage = z.object({
  kennzahl: z.string(),
  line: z.int(),
  side: z.enum(['income', 'expense']),
  /** Whether it is added to its side, taken from it, or only told. */
  effect: z.enum(['adds', 'lowers', 'informs']),
  /** Key of its name. */
  label: z.string(),
  amount: Sum,
  entryCount: z.int(),
});

/** The form of the year; provisional: the official one was not seen, it is that of the last year that was. */
export const YearForm = z.object({ year: z.int(), isProvisional: z.boolean(), source: z.string() });

export const IncomeSurplusStatement = z.object({
  year: z.int(),
  /** Null for a year whose form is not known: it has no boxes. */
  form: YearForm.nullable(),
  /** The boxes of the form, in its order; none by the day of the money. */
  boxes: z.array(EurBoxMessage),
  /**
   * Kz 159 and 199, of a form that is known. What follows to the profit (Kz 290 to 219) is the user's: it takes what is in no books, such as
   * investment deductions.
   */
  totals: z.array(EurBoxMessage.pick({ kennzahl: true, line: true, side: true, label: true, amount: true })),
  /** Those with entries, in the order of the statement; amounts of expenses are positive. None by the day of the money. */
  lines: z.array(
    z.object({
      line: z.enum(EUR_LINES),
      side: z.enum(['income', 'expense']),
      amount: Sum,
      entryCount: z.int(),
    }),
  ),
  /** All twelve. */
  months: z.array(z.object({ month: z.int(), income: Sum, expense: Sum })),
  income: Sum,
  expense: Sum,
  /** Income less expenses. */
  result: Sum,
  /** First year in which money moved; null before any did. */
  firstYear: z.int().nullable(),
  /** Null for a year whose rule is not known. */
  due: AnnualDueMessage.nullable(),
  lastEntry: z.int(),
  /** By the boxes of the form; none by the day of the money, which is no return. */
  filed: FiledState,
});

export const CashEntry = ListedEntry.extend({
  category: z.string(),
  /** What the entry adds to the line or the box, in its sign; without one what it adds to the result, or what moved: negative for what went out. */
  counted: CentsAmount,
});

export const incomeSurplusProcedures = {
  eur: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/eur/{year}',
      tags: ['Tax reports'],
      summary: 'Income and expenses of a year (EÜR), by line and by box of the form',
    })
    .input(z.object({ year: YearNumber, by: ByDay }))
    .output(IncomeSurplusStatement),
  eurEntries: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/eur/{year}/entries',
      tags: ['Tax reports'],
      summary: 'The entries of a year, of a month, behind one line or behind one box, newest first',
    })
    .input(
      z.object({
        year: YearNumber,
        month: z.coerce.number().int().min(1).max(12).optional(),
        line: z.enum(EUR_LINES).optional(),
        /** A box of the form (Kennzahl). */
        box: z.string().max(4).optional(),
        /** Money that came in, or that went out. */
        side: z.enum(['income', 'expense']).optional(),
        /** One category of costs alone. */
        category: z.string().max(60).optional(),
        /** With whom money moved, word for word; empty: with nobody by name. */
        counterparty: Line(200).optional(),
        by: ByDay,
        /** `next` of the page before. */
        after: z.string().max(30).optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ entries: z.array(CashEntry), next: z.string().nullable() }))
    .errors(unknownYear),
};
