/** The auth library with everything the app uses of it. */
import { betterAuth } from 'better-auth';
import type { ForgetSessions } from '../sessions/session-memory.ts';
import { afterSignIn } from './after-sign-in.ts';
import type { AuthOptions } from './auth.ts';
import { entering } from './enter-as.ts';
import { lastingSessions } from './lasting-sessions.ts';
import { magicLinks } from './magic-links.ts';
import { passwordOfNow } from './password-of-now.ts';
import { keptAsHash, passwordChanges } from './passwords.ts';
import { secondFactor } from './second-factor.ts';
import { attempts, databaseHooks, emailAndPassword, foundations } from './settings.ts';
import { confirmations, signUpAdditions } from './sign-up.ts';
import { accountTable, userTable, verificationTable } from './tables-of-library.ts';

export type Library = ReturnType<typeof makeLibrary>;

/** What a plugin adds to an answer, those after it find there. */
export function makeLibrary(options: AuthOptions, forget: ForgetSessions) {
  const factor = secondFactor(options);
  return betterAuth({
    ...foundations(options),
    rateLimit: attempts(options),
    emailAndPassword: emailAndPassword(options),
    emailVerification: confirmations(options),
    user: userTable,
    account: accountTable,
    verification: { ...verificationTable, ...keptAsHash },
    databaseHooks: databaseHooks(options, forget),
    plugins: [
      entering,
      lastingSessions({ ...options, forget }),
      signUpAdditions(options),
      passwordChanges(options),
      passwordOfNow(options),
      magicLinks(options),
      factor.library,
      factor.additions,
      afterSignIn(options, forget),
    ],
  });
}
