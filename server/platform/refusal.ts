/** A refusal that the caller can mend or must accept. Thrown inside verbs, so that the transaction rolls back; translated once, in `platform/http`. */
import type { Problem } from '@belegbar/domain/invoices';

export type RefusalCode =
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CHANGED_MEANWHILE'
  | 'INVALID'
  | 'INCOMPLETE'
  | 'NOT_A_DRAFT'
  | 'NOT_ISSUED'
  | 'ALREADY_CANCELLED'
  | 'NOT_AN_INVOICE'
  | 'GRACE_OVER'
  | 'JUST_SENT'
  | 'NOT_OVERDUE'
  | 'NOT_WAITING'
  | 'NOT_TO_REVIEW'
  | 'NOT_SET_ASIDE'
  | 'LIKELY_DUPLICATE'
  | 'UNKNOWN_YEAR'
  | 'KEY_REUSED'
  | 'CAPTCHA_MISSING'
  | 'CAPTCHA_INVALID'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_ATTEMPTS'
  | 'INVALID_PASSWORD'
  | 'INVALID_CODE'
  | 'NO_PASSWORD'
  | 'LINK_INVALID'
  | 'SERVICE_UNAVAILABLE';

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly data: unknown;

  constructor(code: RefusalCode, data?: unknown) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

export function notFound(): Refusal {
  return new Refusal('NOT_FOUND');
}

/** The database does not answer; whether the act was done is unknown, and asking again with the same key tells. */
export function databaseAway(): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE');
}

/** Problems at fields; each has the path of its field and a code that the web translates. */
export function invalid(problems: Problem[]): Refusal {
  return new Refusal('INVALID', { problems });
}
