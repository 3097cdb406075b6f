/** Returns that went to the tax office: the user says so, their figures are frozen, and what changes later is told. Part of the tax reports. */
import { FILED_REPORTS, RETURN_WORDS } from '@belegbar/domain/tax-reports';
import { z } from 'zod';
import { DayText, Id, IdempotencyKey, procedure, Sum } from './common.ts';
import { unknownYear } from './tax-reports-parts.ts';

const Figure = z.object({
  /** Kennzahl, line, or kind and VAT id of a recapitulative statement. */
  key: z.string(),
  /** Cents. */
  amount: Sum,
});

export const FiledReturn = z.object({
  id: Id,
  report: z.enum(FILED_REPORTS),
  /** `2026-Q1`, `2026-04` or `2026`. */
  period: z.string(),
  filedOn: DayText,
  /** Last journal entry that its figures include. */
  lastEntry: z.int(),
  /** It corrects one that was filed before (Kz 10 of the advance return, § 153 AO). */
  isCorrected: z.boolean(),
  figures: z.array(Figure),
  /** What it asks to be paid and what of that was noted, in cents, below zero for a refund; null where it asks for no money. */
  payment: z.object({ payable: Sum, paid: Sum, lastPaidOn: DayText.nullable() }).nullable(),
});

/** How a return stands that was filed; null while it was not. */
export const FiledState = FiledReturn.omit({ report: true, period: true, figures: true, payment: true })
  .extend({
    /** What the figures were and what they are now; empty while nothing has changed. Entries after `lastEntry` make the difference. */
    differences: z.array(z.object({ key: z.string(), filed: Sum, now: Sum })),
  })
  .nullable();

const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Something was booked into the period since, or a later return of it was filed.',
};
const ALREADY_TAKEN_BACK = { status: 409, message: 'It was taken back that the return was filed.' };

export const ReturnStateMessage = z.object({
  word: z.enum(RETURN_WORDS),
  /** Calendar days since its day, of what is late; else 0. */
  lateDays: z.int(),
});

/** A return that waits for its owner: it is due within two weeks, late, or to be corrected. */
export const PendingReturn = z.object({
  report: z.enum(FILED_REPORTS),
  period: z.string(),
  /** What is to be paid, in cents; null of what asks for no money by itself. */
  payable: Sum.nullable(),
  dueDate: DayText,
  state: ReturnStateMessage,
});

export const filedProcedures = {
  pendingReturns: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/pending',
      tags: ['Tax reports'],
      summary:
        'The returns of this year and the last that are due, late or to be corrected, and those of the two years before, the oldest first',
    })
    .output(z.object({ returns: z.array(PendingReturn) })),
  filedReturns: procedure
    .route({
      method: 'GET',
      path: '/tax-reports/filed/{year}',
      tags: ['Tax reports'],
      summary: 'The returns of a year that were filed, with their figures, the latest first',
    })
    .input(z.object({ year: z.coerce.number().int().min(2000).max(2999) }))
    .output(z.object({ returns: z.array(FiledReturn) })),
  markFiled: procedure
    .route({
      method: 'POST',
      path: '/tax-reports/filed',
      tags: ['Tax reports'],
      summary: 'Say that a return went to the tax office; its figures are frozen',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        report: z.enum(FILED_REPORTS),
        period: z.string().max(7),
        filedOn: DayText,
        /** `lastEntry` of the figures that were filed. */
        lastEntry: z.int().min(0).max(2_000_000_000),
      }),
    )
    .output(z.object({ id: Id }))
    .errors({ ...unknownYear, CHANGED_MEANWHILE }),
  undoFiled: procedure
    .route({
      method: 'POST',
      path: '/tax-reports/filed/{id}/undo',
      tags: ['Tax reports'],
      summary: 'Take back that a return was filed, when it was not',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id }))
    .errors({ ALREADY_TAKEN_BACK, CHANGED_MEANWHILE }),
};
