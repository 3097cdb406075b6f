/** Signing in, its links and second factor, and the password: as the server's endpoints below `/api/auth` speak them. */
import { CALL_HEADERS, followSessionChange } from '../connection/api.ts';
import { shownLanguage } from '../locales/i18n.ts';

/** Why the server refused, as a code such as `INVALID_EMAIL_OR_PASSWORD`, with its own words. */
export class AuthRefusal extends Error {
  readonly code: string;
  /** Codes of what makes a password weak; empty for other refusals. */
  readonly issues: readonly string[];
  /** From when on it can be tried again, in milliseconds since 1970; null when it does not depend on time. */
  readonly openFrom: number | null;

  constructor(code: string, message = '', rest: Pick<RefusalBody, 'issues' | 'retryAfterSeconds'> = {}) {
    super(message);
    this.code = code;
    this.issues = rest.issues ?? [];
    const seconds = rest.retryAfterSeconds;
    this.openFrom = seconds === undefined ? null : Date.now() + seconds * 1000;
  }
}

interface RefusalBody {
  code?: string;
  message?: string;
  issues?: string[];
  retryAfterSeconds?: number;
}

/** The solution of a captcha, good for one call. */
interface Proved {
  captcha: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** How far a sign-in has come: `second-factor` waits for a code. */
export type SignedIn = 'done' | 'second-factor';

const CONFIRMED_ADDRESS = '/email-confirmation';

/** Signs in with the password. Like all calls here it rejects with `AuthRefusal`, or a `TypeError` when nothing answers. */
export async function signIn(credentials: Credentials & Proved): Promise<SignedIn> {
  const said = await post<{ twoFactorRedirect?: boolean }>('sign-in/email', credentials);
  return said.twoFactorRedirect === true ? 'second-factor' : 'done';
}

/** Creates the account; the server then sends a mail whose link ends at `/email-confirmation`. */
export async function signUp(account: Credentials & Proved): Promise<void> {
  const profile = { name: '', language: shownLanguage() };
  await post('sign-up/email', { ...account, ...profile, callbackURL: CONFIRMED_ADDRESS });
}

/** Sends the confirmation mail once more. */
export async function sendConfirmation(to: { email: string } & Proved): Promise<void> {
  await post('send-verification-email', { ...to, callbackURL: CONFIRMED_ADDRESS });
}

/** Sends a link that signs in; it ends at `/invoice`. */
export async function sendMagicLink(to: { email: string } & Proved): Promise<void> {
  await post('sign-in/magic-link', {
    ...to,
    callbackURL: '/invoice',
    errorCallbackURL: '/auth?mode=magic-link',
  });
}

/** Sends a link with which a new password can be set. */
export async function requestPasswordReset(to: { email: string } & Proved): Promise<void> {
  await post('request-password-reset', { ...to, redirectTo: '/auth' });
}

/** Sets the password with the token of the link; every session ends. */
export async function resetPassword(reset: { token: string; newPassword: string }): Promise<void> {
  await post('reset-password', reset);
}

/** Completes a sign-in with the six digits of the app, or the setting up of the second factor with the first six. */
export async function verifyCode(given: { code: string; trustDevice: boolean }): Promise<void> {
  await post('two-factor/verify-totp', given);
}

/** Completes a sign-in with a recovery code, which is then used up. */
export async function verifyBackupCode(given: { code: string; trustDevice: boolean }): Promise<void> {
  await post('two-factor/verify-backup-code', given);
}

/** Begins the setting up of a second factor; it counts from the first `verifyCode` on. */
export function enableSecondFactor(password: string): Promise<{ totpURI: string; backupCodes: string[] }> {
  return post('two-factor/enable', { password });
}

export async function disableSecondFactor(password: string): Promise<void> {
  await post('two-factor/disable', { password });
}

/** New recovery codes; the old ones no longer count. */
export async function renewBackupCodes(password: string): Promise<string[]> {
  return (await post<{ backupCodes: string[] }>('two-factor/generate-backup-codes', { password }))
    .backupCodes;
}

/** Changes the password of whoever is signed in; all other sessions end. */
export async function changePassword(change: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await post('change-password', change);
}

export async function signOut(): Promise<void> {
  await post('sign-out', {});
}

function post<Answer>(path: string, body: object): Promise<Answer> {
  return followSessionChange(send(path, body));
}

async function send<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...CALL_HEADERS },
    body: JSON.stringify(body),
  });
  const said = (await response.json().catch(() => ({}))) as Answer & RefusalBody;
  if (response.ok) return said;
  const code = said.code ?? (response.status === 429 ? 'TOO_MANY_REQUESTS' : 'UNEXPECTED');
  const retryAfterSeconds = said.retryAfterSeconds ?? secondsOf(response.headers.get('retry-after'));
  throw new AuthRefusal(code, said.message, {
    ...(said.issues === undefined ? {} : { issues: said.issues }),
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  });
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
