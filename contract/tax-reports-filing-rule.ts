/** How often advance returns are due by the year before, and what is prepaid for the permanent extension. */
import { FILING_PERIODS } from '@belegbar/domain/business';
import { z } from 'zod';
import { CentsAmount, DayText, procedure, Sum } from './common.ts';
import { YearNumber } from './tax-reports-income-surplus.ts';

/** Amounts in cents. */
export const FilingRule = z.object({
  year: z.int(),
  /** Advance payments of the year before by the journal, and for twelve months where the books begin within it; null without books or form. */
  previous: z.object({ year: z.int(), tax: Sum, activeMonths: z.int(), annualised: Sum }).nullable(),
  /** § 18 (2) UStG; null for a year whose limits are not known. */
  limits: z
    .object({ monthAbove: Sum, exemptUpTo: Sum, monthAboveSurplus: Sum, paragraph: z.string() })
    .nullable(),
  /** What that comes to; `none`: the tax office can free the business from advance returns. */
  proposed: z.enum(FILING_PERIODS).nullable(),
  /** The business was founded in this year or the one before, and so files by the month (§ 18 (2) s. 4 UStG). */
  isMonthlyFounder: z.boolean(),
  /** Until when who had a large surplus in the year before can choose the month; null where that is not so (§ 18 (2a) UStG). */
  monthByChoiceUntil: DayText.nullable(),
  /** Kz 38 of the form USt 1 H, deducted as Kz 39 in the last return of the year. */
  prepayment: z.object({ recorded: Sum.nullable(), proposed: Sum.nullable(), dueDate: DayText }),
});

export const filingProcedures = {
  filingRule: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/filing/{year}',
      tags: ['Tax reports'],
      summary: 'How often advance returns are due by the VAT of the year before, and the special prepayment',
    })
    .input(z.object({ year: YearNumber }))
    .output(FilingRule),
  setPrepayment: procedure
    .route({
      method: 'PUT',
      path: '/tax-reports/filing/{year}/prepayment',
      tags: ['Tax reports'],
      summary: 'Record the special prepayment of a year, or take it back',
    })
    .input(z.object({ year: YearNumber, amount: CentsAmount.refine((amount) => amount >= 0).nullable() }))
    .output(FilingRule),
};
