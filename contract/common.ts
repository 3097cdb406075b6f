/** Shared building blocks of all messages: ids, money, days, decimals and the refusals every procedure can give. */
import { DOCUMENT_LANGUAGES } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { isDay } from '@belegbar/domain/calendar';
import type { Cents, Decimal } from '@belegbar/domain/money';
import { decimal, isDecimal, MAXIMUM_CENTS } from '@belegbar/domain/money';
import { oc } from '@orpc/contract';
import { z } from 'zod';

/** In lower case, as the database writes it. */
export const Id = z.uuid().toLowerCase();

/** Which state of a record was read; it fits the database's integer. */
export const Version = z.int().min(0).max(2_000_000_000);

/** A whole number of cents, within what the product can carry. */
export const CentsAmount = z.int().min(-MAXIMUM_CENTS).max(MAXIMUM_CENTS) as unknown as z.ZodType<
  Cents,
  Cents
>;

/** A sum of many amounts in cents, which may be larger than one of them. */
export const Sum = z.int() as unknown as z.ZodType<Cents, Cents>;

/** A day such as `2026-03-31`, without time or zone. */
export const DayText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isDay) as unknown as z.ZodType<Day, Day>;

/** An exact decimal such as `-12.5`, at most 12 digits before and 4 after the point; read in canonical form. */
export const DecimalText = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,4})?$/)
  .overwrite(inCanonicalForm) as unknown as z.ZodType<Decimal, Decimal>;

/** A percentage from 0 to 100 with at most 6 decimals. */
export const PercentText = z
  .string()
  .regex(/^(100(\.0{1,6})?|\d{1,2}(\.\d{1,6})?)$/)
  .overwrite(inCanonicalForm) as unknown as z.ZodType<Decimal, Decimal>;

/** Units of a currency for one euro: at most 6 digits before and after the point. Whether it is a rate that can be is asked at issue. */
export const RateText = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/)
  .overwrite(inCanonicalForm) as unknown as z.ZodType<Decimal, Decimal>;

/** One line of text; control characters, broken Unicode and direction overrides are refused, they have no place in a document. */
export const Line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]*$/u);

/** Text of several lines; line feed and tab are allowed. */
export const Text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\n\t])*$/u);

/** What someone looks for; what no record can hold becomes a blank. */
export const SearchText = z
  .string()
  .max(200)
  .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' '));

export const LanguageCode = z.enum(['de', 'en']);
/** Of documents; `both` is German with English beside it. */
export const DocumentLanguageCode = z.enum(DOCUMENT_LANGUAGES);

/** A missing or wrong thing the user can mend; mirrors `Problem` of `domain/invoices`. */
export const ProblemMessage = z.object({
  field: z.string(),
  code: z.string(),
  paragraph: z.string(),
  severity: z.enum(['blocking', 'warning']),
  values: z.record(z.string(), z.string()),
});

/** A client makes one of these per intended act; repeating the call with it repeats the answer, not the act. */
export const IdempotencyKey = z.uuid().toLowerCase();

/** What the server has to know of a procedure beside its route. */
export interface ProcedureMeta {
  /** Anyone may call it, signed in or not. */
  isOpen?: true;
  /** It is counted apart from all others: reached by a token, asked before signing in, or for files of strangers. */
  limit?: 'publicLink' | 'access' | 'check';
  /** It takes a file that may be larger than any other. */
  takesLargeFile?: true;
}

/** Procedures of the contract; the errors here can come from every one of them. */
export const procedure = oc.$meta<ProcedureMeta>({}).errors({
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  NOT_FOUND: { status: 404, message: 'There is no such record.' },
  CHANGED_MEANWHILE: { status: 409, message: 'The record was changed meanwhile.' },
  KEY_REUSED: { status: 409, message: 'This key was used for another request.' },
  INVALID: {
    status: 422,
    message: 'Some fields need another look.',
    data: z.object({ problems: z.array(ProblemMessage) }),
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'This cannot be answered at the moment. Please try again shortly.',
  },
  STORAGE_FULL: {
    status: 507,
    message:
      'The storage of this install is full. Nothing was saved, and nothing that was saved before is lost.',
  },
});

function inCanonicalForm(text: string): string {
  return isDecimal(text) ? decimal(text) : text;
}
