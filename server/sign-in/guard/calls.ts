/** The calls of the auth library that are open: what each takes in, and what stands before it. Whatever is not here is shut. */
export interface AuthCall {
  /** Body fields that are passed on. All others are left out, also places to go on to: links lead where `mails/links.ts` says. */
  takes: readonly string[];
  /** It needs a solved captcha of its own. */
  captcha?: true;
  /** The field with a new password, which must be hard to guess. */
  newPassword?: 'password' | 'newPassword';
  /** It sends a mail to the address it is given, and of which kind: each is counted by itself. */
  mails?: 'confirmation' | 'magic-link' | 'new-password';
  /** It is only for addresses with an active account. */
  activeAccount?: true;
  /** What can be guessed here, so that wrong guesses have to wait. */
  guess?: 'sign-in' | 'second-factor' | 'own-password';
  /** By what the caller is known before the call: a session, the step of the second factor or else a session, a link to a new password. */
  by?: 'session' | 'step' | 'link';
}

const CALLS: Record<string, AuthCall> = {
  'POST /sign-up/email': {
    takes: ['name', 'email', 'password', 'language'],
    captcha: true,
    newPassword: 'password',
    mails: 'confirmation',
  },
  'POST /send-verification-email': { takes: ['email'], captcha: true, mails: 'confirmation' },
  'GET /verify-email': { takes: [] },
  'POST /sign-in/email': { takes: ['email', 'password'], captcha: true, guess: 'sign-in' },
  'POST /sign-in/magic-link': {
    takes: ['email'],
    captcha: true,
    activeAccount: true,
    mails: 'magic-link',
  },
  'GET /magic-link/verify': { takes: [] },
  'POST /request-password-reset': {
    takes: ['email'],
    captcha: true,
    activeAccount: true,
    mails: 'new-password',
  },
  'GET /reset-password/*': { takes: [] },
  'POST /reset-password': { takes: ['token', 'newPassword'], newPassword: 'newPassword', by: 'link' },
  'POST /change-password': {
    takes: ['currentPassword', 'newPassword'],
    newPassword: 'newPassword',
    guess: 'own-password',
    by: 'session',
  },
  'POST /two-factor/enable': { takes: ['password'], guess: 'own-password', by: 'session' },
  'POST /two-factor/disable': { takes: ['password'], guess: 'own-password', by: 'session' },
  'POST /two-factor/generate-backup-codes': { takes: ['password'], guess: 'own-password', by: 'session' },
  'POST /two-factor/verify-totp': { takes: ['code', 'trustDevice'], guess: 'second-factor', by: 'step' },
  'POST /two-factor/verify-backup-code': {
    takes: ['code', 'trustDevice'],
    guess: 'second-factor',
    by: 'step',
  },
  'POST /sign-out': { takes: [], by: 'session' },
};

/** The open call of a method and a path below `/api/auth`; null where nothing is open. */
export function findAuthCall(method: string, path: string): AuthCall | null {
  const name = `${method} ${path}`;
  const withToken = name.replace(/^GET \/reset-password\/[^/]+$/, 'GET /reset-password/*');
  return Object.hasOwn(CALLS, withToken) ? (CALLS[withToken] ?? null) : null;
}
