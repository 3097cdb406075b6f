/** Tax reports: journal sums turned into the boxes of a form. */
import { OWED_REASONS } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { DayText, procedure, Sum } from './common.ts';
import { AnnualVatReturnMessage, annualReturnProcedures } from './tax-reports-annual-vat.ts';
import { FiledState, filedProcedures } from './tax-reports-filed.ts';
import { filingProcedures } from './tax-reports-filing-rule.ts';
import { AnnualDueMessage, incomeSurplusProcedures, YearNumber } from './tax-reports-income-surplus.ts';
import { DerivationEntry, PeriodText, ShiftReasonMessage, unknownYear } from './tax-reports-parts.ts';
import { recapitulativeProcedures } from './tax-reports-recapitulative.ts';

/** One box of the form. Amounts in cents; `amount` is what the form takes, `exact` what the journal says. */
export const BoxMessage = z.object({
  kennzahl: z.string(),
  line: z.int(),
  kind: z.enum(['base', 'tax']),
  section: z.string(),
  amount: Sum,
  exact: Sum,
  /** VAT that the form computes from a base box, else null. */
  computedTax: Sum.nullable(),
  entryCount: z.int(),
});

export const VatAdvanceReturn = z.object({
  period: PeriodText,
  /** Year of the form that was used. */
  formYear: z.int(),
  /** The official form was not seen: it is that of the last year that was. */
  isProvisional: z.boolean(),
  vatBasis: z.enum(['accrual', 'cash']),
  /** False for a small business without reverse-charge purchases (§ 19 (1) s. 2, § 18 (4a) UStG). */
  required: z.boolean(),
  /** Over before anything was booked, or before the business began: nothing is known that would be owed for it. */
  isBeforeBooks: z.boolean(),
  boxes: z.array(BoxMessage),
  /** Kz 83 */
  payable: Sum,
  /** VAT by the ledger to the cent, and how far the form's rounding is from it. */
  ledgerPayable: Sum,
  roundingDifference: Sum,
  dueDate: DayText,
  /** The 10th of the month after, and why the due date is another day: `saturday`, `sunday`, `holiday` or null. */
  statutoryDueDate: DayText,
  dueShiftedBy: ShiftReasonMessage.nullable(),
  /** Last journal entry that the figures include; 0 for an empty journal. */
  lastEntry: z.int(),
  filed: FiledState,
});

/** A period in whose return something stands. */
export const OwedReturnMessage = z.object({
  period: PeriodText,
  /** Kz 83 */
  payable: Sum,
  dueDate: DayText,
  /** `regular`: supplies and purchases outside of § 19 UStG; the others are owed by small businesses too. */
  reasons: z.array(z.enum(OWED_REASONS)),
  /** Day on which it was filed; null while it was not. */
  filedOn: DayText.nullable(),
  /** Whether something was booked into the period since. */
  isChangedSince: z.boolean(),
});

/** The advance returns of a year as the journal gives them now, and their sum. */
export const AdvancesOfYear = z.object({
  year: z.int(),
  /** In order of time, those that have begun. */
  periods: z.array(
    VatAdvanceReturn.pick({
      period: true,
      boxes: true,
      payable: true,
      required: true,
      isBeforeBooks: true,
      dueDate: true,
      statutoryDueDate: true,
      dueShiftedBy: true,
    }),
  ),
  /** Each box with what the periods come to. */
  boxes: z.array(BoxMessage),
  /** The sum of Kz 83. */
  payable: Sum,
  /** The annual return (USt 2 A); null for a year whose form is not known. */
  annualReturn: AnnualVatReturnMessage.nullable(),
  /** Null for a year whose rule is not known. */
  due: AnnualDueMessage.nullable(),
  lastEntry: z.int(),
  /** Of the annual return, by its boxes; where its form is not known, by those of the advance returns. */
  filed: FiledState,
});

export const taxReportsContract = {
  owedReturns: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/vat-advance',
      tags: ['Tax reports'],
      summary: 'The periods of this year and the last in whose VAT advance return something stands',
    })
    .output(z.object({ returns: z.array(OwedReturnMessage) })),
  vatAdvance: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/vat-advance/{period}',
      tags: ['Tax reports'],
      summary: 'VAT advance return (UStVA) of a month or quarter',
    })
    .input(z.object({ period: PeriodText }))
    .output(VatAdvanceReturn)
    .errors(unknownYear),
  vatAdvanceEntries: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/vat-advance/{period}/boxes/{kennzahl}',
      tags: ['Tax reports'],
      summary: 'The journal entries behind one box',
    })
    .input(
      z.object({
        period: PeriodText,
        kennzahl: z.string().max(4),
        after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ entries: z.array(DerivationEntry), next: z.int().nullable() }))
    .errors(unknownYear),
  annualVat: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/annual-vat/{year}',
      tags: ['Tax reports'],
      summary: 'The VAT advance returns of a year, their sum, and the annual return',
    })
    .input(z.object({ year: YearNumber }))
    .output(AdvancesOfYear)
    .errors(unknownYear),
  ...filedProcedures,
  ...annualReturnProcedures,
  ...filingProcedures,
  ...incomeSurplusProcedures,
  ...recapitulativeProcedures,
};
