/** What stands before the auth library: the captcha, waits after wrong guesses, passwords that are hard to guess, and what is told to the security log. */
export type { Measure } from './back-off.ts';
export { type AuthCall, findAuthCall } from './calls.ts';
export { CAPTCHA_COST, type Captcha, type CaptchaChallenge } from './captcha.ts';
export { createGuard, type Guard } from './guard.ts';
export type { GuardedCall, GuardRefusal } from './guarded-call.ts';
export { guardJobs } from './jobs.ts';
export type { PasswordIssue, PasswordStrength } from './password-strength.ts';
