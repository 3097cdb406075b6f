/** Sign-in, assembled: the auth library, the guard before it, and the endpoint that leads to both. */
import type { Platform } from '../platform/context.ts';
import { isReachable } from '../platform/database/index.ts';
import type { Endpoint } from '../platform/http/index.ts';
import { CAPTCHA_COST } from './captcha/captcha.ts';
import { signInEndpoint } from './endpoint.ts';
import { createGuard, type Guard } from './guard/guard.ts';
import { type Auth, type AuthOptions, createAuth } from './library/auth.ts';

export interface SignInOptions extends Omit<AuthOptions, 'database' | 'mailer' | 'log'> {
  /** How hard the captcha is, see `CAPTCHA_COST`. */
  captchaCost?: number | undefined;
}

export interface SignIn {
  auth: Auth;
  guard: Guard;
  endpoint: Endpoint;
}

export function createSignIn(
  platform: Platform,
  { captchaCost = CAPTCHA_COST, ...options }: SignInOptions,
): SignIn {
  const { database, mailer, log } = platform;
  const { baseUrl, secrets, attemptsPerMinute } = options;
  const auth = createAuth({ ...options, database, mailer, log });
  const guard = createGuard({ ...platform, auth, secrets, captchaCost });
  const isDatabaseReachable = () => isReachable(database);
  const endpoint = signInEndpoint({ auth, guard, baseUrl, attemptsPerMinute, isDatabaseReachable });
  return { auth, guard, endpoint };
}
