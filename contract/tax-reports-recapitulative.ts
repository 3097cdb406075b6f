/** The recapitulative statement (ZM). Part of the tax reports. */
import { RECAPITULATIVE_KINDS } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { DayText, procedure, Sum } from './common.ts';
import { FiledState } from './tax-reports-filed.ts';
import { DerivationEntry, PeriodText, ShiftReasonMessage, unknownYear } from './tax-reports-parts.ts';

export const RecapitulativeStatement = z.object({
  period: PeriodText,
  /** How the quarter is filed, and the statements that are filed for it. */
  filing: z.enum(['month', 'quarter']),
  statements: z.array(PeriodText),
  isStatement: z.boolean(),
  /** What makes it monthly, in cents of goods per quarter. */
  goodsLimit: Sum,
  lines: z.array(
    z.object({
      /** Empty where the journal has none. */
      vatId: z.string(),
      name: z.string(),
      kind: z.enum(RECAPITULATIVE_KINDS),
      /** Whole euros; zero is not reported. */
      amount: Sum,
      exact: Sum,
      entryCount: z.int(),
    }),
  ),
  amount: Sum,
  exact: z.object({ services: Sum, goods: Sum }),
  /** What the advance return says of the same months, to the cent: Kz 21 and 41. */
  advance: z.object({ services: Sum, goods: Sum }),
  dueDate: DayText,
  statutoryDueDate: DayText,
  dueShiftedBy: ShiftReasonMessage.nullable(),
  lastEntry: z.int(),
  filed: FiledState,
});

export const recapitulativeProcedures = {
  recapitulative: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/recapitulative/{period}',
      tags: ['Tax reports'],
      summary: 'Recapitulative statement (ZM) of a month or quarter',
    })
    .input(z.object({ period: PeriodText }))
    .output(RecapitulativeStatement)
    .errors(unknownYear),
  recapitulativeEntries: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/recapitulative/{period}/{kind}',
      tags: ['Tax reports'],
      summary: 'The journal entries behind one line of the statement',
    })
    .input(
      z.object({
        period: PeriodText,
        kind: z.enum(RECAPITULATIVE_KINDS),
        /** Empty for entries without one. */
        vatId: z.string().max(20),
        after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ entries: z.array(DerivationEntry), next: z.int().nullable() }))
    .errors(unknownYear),
};
