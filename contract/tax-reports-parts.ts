/** What the messages of the tax reports share. */
import { DOCUMENT_KINDS } from '@belegbar/domain/journal';
import { z } from 'zod';
import { CentsAmount, DayText, Id } from './common.ts';

/** `2026-Q1` or `2026-04`. */
export const PeriodText = z.string().regex(/^\d{4}-(Q[1-4]|0[1-9]|1[0-2])$/);

export const ShiftReasonMessage = z.enum(['saturday', 'sunday', 'holiday']);

/** An entry of the journal with what every list of entries shows. */
export const ListedEntry = z.object({
  number: z.int(),
  bookedOn: DayText,
  kind: z.string(),
  documentKind: z.enum(DOCUMENT_KINDS),
  documentId: Id,
  documentNumber: z.string(),
  counterparty: z.string(),
  taxCode: z.string(),
  net: CentsAmount,
  vat: CentsAmount,
});

export const DerivationEntry = ListedEntry.extend({
  taxPoint: DayText,
  /** What the entry adds to the box, in the box's sign: these add up to its `exact`. Input VAT is positive. */
  counted: CentsAmount,
});

export const unknownYear = {
  UNKNOWN_YEAR: {
    status: 422,
    message: 'No form is known for this year.',
    data: z.object({ year: z.int(), known: z.array(z.int()) }),
  },
} as const;
