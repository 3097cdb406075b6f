/** Tax reports: journal sums turned into the boxes of a form. */
import { OWED_REASONS } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { CentsAmount, DayText, Id, procedure, Sum } from './common.ts';

/** `2026-Q1` or `2026-04`. */
export const PeriodText = z.string().regex(/^\d{4}-(Q[1-4]|0[1-9]|1[0-2])$/);

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
  vatBasis: z.enum(['accrual', 'cash']),
  /** False for a small business without reverse-charge purchases (§ 19 (1) s. 2, § 18 (4a) UStG). */
  required: z.boolean(),
  boxes: z.array(BoxMessage),
  /** Kz 83 */
  payable: Sum,
  /** VAT by the ledger to the cent, and how far the form's rounding is from it. */
  ledgerPayable: Sum,
  roundingDifference: Sum,
  dueDate: DayText,
  /** The 10th of the month after, and why the due date is another day: `saturday`, `sunday`, `holiday` or null. */
  statutoryDueDate: DayText,
  dueShiftedBy: z.enum(['saturday', 'sunday', 'holiday']).nullable(),
  /** Last journal entry that the figures include; 0 for an empty journal. */
  lastEntry: z.int(),
});

export const DerivationEntry = z.object({
  number: z.int(),
  bookedOn: DayText,
  taxPoint: DayText,
  kind: z.string(),
  documentKind: z.enum(['invoice', 'expense']),
  documentId: Id,
  documentNumber: z.string(),
  counterparty: z.string(),
  taxCode: z.string(),
  net: CentsAmount,
  vat: CentsAmount,
  /** What the entry adds to the box, in the box's sign: these add up to its `exact`. Input VAT is positive. */
  counted: CentsAmount,
});

/** A period in whose return something stands. */
export const OwedReturnMessage = z.object({
  period: PeriodText,
  /** Kz 83 */
  payable: Sum,
  dueDate: DayText,
  /** `regular`: supplies and purchases outside of § 19 UStG; the others are owed by small businesses too. */
  reasons: z.array(z.enum(OWED_REASONS)),
});

const unknownYear = {
  UNKNOWN_YEAR: {
    status: 422,
    message: 'No form is known for this year.',
    data: z.object({ year: z.int(), known: z.array(z.int()) }),
  },
} as const;

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
};
