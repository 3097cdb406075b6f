/** Shared building blocks of all messages: ids, money, days, decimals and the refusals every procedure can give. */
import type { Day } from '@belegbar/domain/calendar';
import { isDay } from '@belegbar/domain/calendar';
import type { Cents, Decimal } from '@belegbar/domain/money';
import { MAXIMUM_CENTS } from '@belegbar/domain/money';
import { oc } from '@orpc/contract';
import { z } from 'zod';

export const Id = z.uuid();

/** A whole number of cents, within what the product can carry. */
export const CentsAmount = z.int().min(-MAXIMUM_CENTS).max(MAXIMUM_CENTS) as unknown as z.ZodType<Cents, Cents>;

/** A day such as `2026-03-31`, without time or zone. */
export const DayText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay) as unknown as z.ZodType<Day, Day>;

/** An exact decimal in canonical form: `-12.5`, at most 12 digits before and 4 after the point. */
export const DecimalText = z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/) as unknown as z.ZodType<Decimal, Decimal>;

/** A percentage from 0 to 100 with at most 4 decimals. */
export const PercentText = z
  .string()
  .regex(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/) as unknown as z.ZodType<Decimal, Decimal>;

/** One line of text; control characters and direction overrides are refused, they have no place in a document. */
export const Line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u);

/** Text of several lines; line feed and tab are allowed. */
export const Text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u);

export const LanguageCode = z.enum(['de', 'en']);

/** A missing or wrong thing the user can mend; mirrors `Problem` of `domain/invoices`. */
export const ProblemMessage = z.object({
  field: z.string(),
  code: z.string(),
  paragraph: z.string(),
  severity: z.enum(['blocking', 'warning']),
  values: z.record(z.string(), z.string()),
});

/** A client makes one of these per intended act; repeating the call with it repeats the answer, not the act. */
export const IdempotencyKey = z.uuid();

/** Procedures of the contract; the errors here can come from every one of them. */
export const procedure = oc.errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  NOT_FOUND: { status: 404, message: 'There is no such record.' },
  CHANGED_MEANWHILE: { status: 409, message: 'The record was changed meanwhile.' },
  KEY_REUSED: { status: 409, message: 'This key was used for another request.' },
  INVALID: { status: 422, message: 'Some fields need another look.', data: z.object({ problems: z.array(ProblemMessage) }) },
});
