/** What the security log is told of a call, from how it ended. */
import type { Details, FailureReason, SecurityEventType, Severity } from '../security-log/events.ts';

/** How a call ended, and what was true before it. */
export interface Ending {
  path: string;
  /** Null where the call was done. */
  code: string | null;
  /** A link that was opened leads to a page that says why it did nothing. */
  isLinkRefused: boolean;
  /** Somebody is signed in now who was not before. */
  isSignedIn: boolean;
  /** The second factor is still to come. */
  isHalfway: boolean;
  /** The address had a confirmed account. */
  hadAccount: boolean;
  hadSession: boolean;
  hadSecondFactor: boolean;
  /** How long the next guess has to wait. */
  waitSeconds: number;
}

export type LoggedEvent =
  | { kind: 'event'; type: SecurityEventType; severity: Severity; details: Details }
  | { kind: 'failed'; reason: FailureReason; details: Details }
  | { kind: 'activity'; type: 'sign_in' | 'sign_out'; details: Details };

/** By which a person has shown who they are. */
const METHODS: Record<string, string> = {
  '/sign-in/email': 'password',
  '/magic-link/verify': 'magic_link',
  '/verify-email': 'confirmation_link',
  '/two-factor/verify-totp': 'app_code',
  '/two-factor/verify-backup-code': 'recovery_code',
};

/** What is told of a call that was done, beside that somebody signed in by it. */
const DONE: Record<string, [SecurityEventType, Severity]> = {
  '/verify-email': ['email_confirmed', 'info'],
  '/request-password-reset': ['password_reset_requested', 'info'],
  '/sign-in/magic-link': ['magic_link_requested', 'info'],
  '/reset-password': ['password_reset', 'warning'],
  '/change-password': ['password_changed', 'info'],
  '/two-factor/disable': ['second_factor_disabled', 'warning'],
  '/two-factor/generate-backup-codes': ['recovery_codes_renewed', 'info'],
};

/** Refusals after which somebody has guessed wrong. */
const WRONG = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'INVALID_CODE'];

/** The password was right and did not help, or the sign-in broke down. */
const OTHER_FAILURE = /^(EMAIL_NOT_VERIFIED|FAILED_TO_.*|INTERNAL_SERVER_ERROR)$/;

/** True where the call was refused because a password or a code was wrong. */
export function isWrongGuess(code: string | null): boolean {
  return code !== null && WRONG.includes(code);
}

/** Nothing, where a stranger could fill the log without having to work for it. */
export function loggedEventsOf(ending: Ending): LoggedEvent[] {
  const { path, code } = ending;
  if (path === '/sign-up/email') return [signUpEvent(ending)];
  if (code !== null) return refusalEvents(ending);
  if (ending.isLinkRefused) return [];
  const method = METHODS[path] ?? '';
  const logged: LoggedEvent[] = [];
  const [type, severity] = DONE[path] ?? [];
  if (type !== undefined && severity !== undefined)
    logged.push({ kind: 'event', type, severity, details: {} });
  if (path === '/sign-out' && ending.hadSession)
    logged.push({ kind: 'activity', type: 'sign_out', details: {} });
  if (ending.isHalfway) logged.push(event('second_factor_demanded', { method }));
  if (path === '/two-factor/verify-totp' && ending.hadSession && !ending.hadSecondFactor)
    logged.push(event('second_factor_enabled', {}));
  if (method !== '' && ending.isSignedIn)
    logged.push(event('successful_authentication', { method }), {
      kind: 'activity',
      type: 'sign_in',
      details: { method },
    });
  return logged;
}

function event(type: SecurityEventType, details: Details): LoggedEvent {
  return { kind: 'event', type, severity: 'info', details };
}

/** The form does not tell that there is an account; the log does. */
function signUpEvent({ code, hadAccount }: Ending): LoggedEvent {
  const reason = code ?? (hadAccount ? 'account_exists' : null);
  if (reason === null) return event('successful_signup', {});
  return { kind: 'event', type: 'failed_signup', severity: 'warning', details: { reason } };
}

/** What was not even looked at, because of a limit, is no attempt. */
function refusalEvents({ path, code, waitSeconds }: Ending): LoggedEvent[] {
  const method = METHODS[path] ?? path.slice(1);
  const details = { method, wait_seconds: waitSeconds };
  if (isWrongGuess(code)) return [{ kind: 'failed', reason: 'invalid_credentials', details }];
  if (path === '/sign-in/email' && OTHER_FAILURE.test(code ?? ''))
    return [{ kind: 'failed', reason: 'authentication_error', details: { ...details, code } }];
  return [];
}
