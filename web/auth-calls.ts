/** Sign-up, sign-in and sign-out, as the server's auth library speaks them. */
import { CALL_HEADERS } from './api.ts';
import { shownLanguage } from './locales/i18n.ts';

/** Why the server refused, as a code such as `INVALID_EMAIL_OR_PASSWORD`, with its own words. */
export class AuthRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Credentials {
  email: string;
  password: string;
}

const CONFIRMED_ADDRESS = '/email-confirmation';

/** Signs in; rejects with `AuthRefusal`. */
export function signIn(credentials: Credentials): Promise<void> {
  return post('sign-in/email', { ...credentials, callbackURL: CONFIRMED_ADDRESS });
}

/** Creates the account; the server then sends a mail whose link ends at `/email-confirmation`. Rejects with `AuthRefusal`. */
export function signUp(credentials: Credentials): Promise<void> {
  const profile = { name: '', language: shownLanguage() };
  return post('sign-up/email', { ...credentials, ...profile, callbackURL: CONFIRMED_ADDRESS });
}

/** Sends the confirmation mail once more. */
export function sendConfirmation(email: string): Promise<void> {
  return post('send-verification-email', { email, callbackURL: CONFIRMED_ADDRESS });
}

export function signOut(): Promise<void> {
  return post('sign-out', {});
}

async function post(path: string, body: Record<string, string>): Promise<void> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...CALL_HEADERS },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const refusal = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  const code = refusal.code ?? (response.status === 429 ? 'TOO_MANY_REQUESTS' : 'UNEXPECTED');
  throw new AuthRefusal(code, refusal.message ?? '');
}
