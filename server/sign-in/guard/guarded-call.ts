/** A call of the auth library on its way in, and how it is refused before it gets there. */
import type { AuthCall } from './calls.ts';

export interface GuardedCall {
  call: AuthCall;
  /** Below `/api/auth`. */
  path: string;
  body: Record<string, unknown>;
  /** The solved captcha as it was sent. */
  captcha: unknown;
  headers: Headers;
  /** Address of the visitor. */
  address: string;
  requestId: string;
}

/** A refusal as the endpoint sends it; what is more than code and message stands beside them. */
export interface GuardRefusal {
  status: number;
  code: string;
  message: string;
  retryAfterSeconds?: number;
  issues?: string[];
}

const REFUSALS = {
  CAPTCHA_MISSING: [400, 'Please complete the captcha verification'],
  CAPTCHA_INVALID: [400, 'The captcha is wrong, too old or was used before.'],
  weak_password: [400, 'Password is too weak.'],
  NO_ACTIVE_ACCOUNT: [404, 'No active account found for this email. Please sign up first.'],
  ACCOUNT_CHECK_FAILED: [503, 'Unable to verify account. Please try again.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please wait.'],
  TOO_MANY_ATTEMPTS: [429, 'Too many wrong attempts. Please wait.'],
} as const;

/** The refusal of a code. */
export function refused(
  code: keyof typeof REFUSALS,
  more: Pick<GuardRefusal, 'retryAfterSeconds' | 'issues'> = {},
): GuardRefusal {
  const [status, message] = REFUSALS[code];
  return { status, code, message, ...more };
}

/** The address of the body. The endpoint has made it small. */
export function emailOf({ body }: Pick<GuardedCall, 'body'>): string | null {
  return typeof body.email === 'string' ? body.email : null;
}
