/** The annual VAT return (USt 2 A). Part of the tax reports. */
import { z } from 'zod';
import { procedure, Sum } from './common.ts';
import { YearNumber } from './tax-reports-income-surplus.ts';
import { DerivationEntry, unknownYear } from './tax-reports-parts.ts';

/** One box of USt 2 A. Amounts in cents; `amount` is what the form takes, `exact` what the journal says. */
export const AnnualVatBoxMessage = z.object({
  kennzahl: z.string(),
  /** Null where the lines of the year's form are not known. */
  line: z.int().nullable(),
  kind: z.enum(['base', 'tax']),
  /** The box that takes the VAT on this base; null without one. */
  taxKennzahl: z.string().nullable(),
  /** How the box, or the VAT computed from it, enters Kz 816. */
  sign: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
  /** Key of its name. */
  label: z.string(),
  amount: Sum,
  exact: Sum,
  /** VAT that the form computes from a base box, else null. */
  computedTax: Sum.nullable(),
  entryCount: z.int(),
});

export const AnnualVatReturnMessage = z.object({
  formYear: z.int(),
  /** The official form was not seen: it is that of the last year that was. */
  isProvisional: z.boolean(),
  source: z.string(),
  boxes: z.array(AnnualVatBoxMessage),
  /** Kz 816 */
  owed: Sum,
  /** What was to be paid in advance (Vorauszahlungssoll), with the special prepayment. */
  prepaid: Sum,
  /** Kz 820 */
  closing: Sum,
});

export const annualReturnProcedures = {
  annualVatEntries: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/annual-vat/{year}/boxes/{kennzahl}',
      tags: ['Tax reports'],
      summary: 'The journal entries behind one box of the annual VAT return (USt 2 A)',
    })
    .input(
      z.object({
        year: YearNumber,
        kennzahl: z.string().max(4),
        after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ entries: z.array(DerivationEntry), next: z.int().nullable() }))
    .errors(unknownYear),
};
