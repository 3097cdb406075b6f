/** The income-surplus statement (EÜR): the cash journal of a year. Part of the tax reports. */
import { EUR_LINES } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { CentsAmount, DayText, procedure, Sum } from './common.ts';
import { ListedEntry, ShiftReasonMessage } from './tax-reports-parts.ts';

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

export const IncomeSurplusStatement = z.object({
  year: z.int(),
  /** Those with entries, in the order of the statement; amounts of expenses are positive. */
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
});

export const CashEntry = ListedEntry.extend({
  category: z.string(),
  /** What the entry adds to the line, in its sign; without a line what moved, negative for money that went out. */
  counted: CentsAmount,
});

export const incomeSurplusProcedures = {
  eur: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/eur/{year}',
      tags: ['Tax reports'],
      summary: 'Income and expenses of a year by the cash journal (EÜR)',
    })
    .input(z.object({ year: YearNumber, by: ByDay }))
    .output(IncomeSurplusStatement),
  eurEntries: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/eur/{year}/entries',
      tags: ['Tax reports'],
      summary: 'The cash entries of a year, of a month or behind one line, newest first',
    })
    .input(
      z.object({
        year: YearNumber,
        month: z.coerce.number().int().min(1).max(12).optional(),
        line: z.enum(EUR_LINES).optional(),
        /** Money that came in, or that went out. */
        side: z.enum(['income', 'expense']).optional(),
        by: ByDay,
        /** `next` of the page before. */
        after: z.string().max(30).optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ entries: z.array(CashEntry), next: z.string().nullable() })),
};
