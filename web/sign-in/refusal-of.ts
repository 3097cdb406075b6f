/** Refusals of calls that ask for the password, as the forms of the endpoints know them. */
import { ORPCError } from '@orpc/client';
import { AuthRefusal } from './calls.ts';

const CODES = ['INVALID_PASSWORD', 'INVALID_CODE', 'NO_PASSWORD', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_REQUESTS'];

/** Passes the answer on; a refusal because of password, code or haste becomes an `AuthRefusal`. */
export async function refusedAsAtSignIn<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ORPCError) || !CODES.includes(error.code)) throw error;
    const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
    throw new AuthRefusal(
      error.code,
      error.message,
      retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
    );
  }
}
