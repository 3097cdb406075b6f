/** Signing up, with a link that confirms the address once. Of several sign-ups with one address the latest counts, and only its link. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { APIError, createAuthMiddleware, createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { describeCause } from '../../platform/log/index.ts';
import { ALREADY_CONFIRMED_PAGE, isConfirmed, mailLinks, STALE_CONFIRMATION_PAGE } from '../mails/links.ts';
import {
  confirmationMail,
  existingAccountMail,
  languageOf,
  repeatedSignUpMail,
  welcomeMail,
} from '../mails/mails.ts';
import { notifySafely } from '../notify-user.ts';
import { confirmAddress, countSignUps, signUpAgain } from '../users/sign-up-store.ts';
import type { AuthOptions } from './auth.ts';
import { onPaths } from './on-paths.ts';

const DAY_SECONDS = 86_400;
/** Sign-up takes at least this long, so that its time does not tell whether the address has an account. */
const SIGN_UP_MILLISECONDS = 400;
export const PASSWORD_LENGTH = { min: 8, max: 200 };

export interface MailedUser {
  id: string;
  email: string;
  emailVerified: boolean;
}

type Replace = (userId: string) => Promise<{ signUps: number; language: string } | null>;

/** How the sign-up under way replaces an earlier one: the library says whose the address is, and not what was said. */
const underWay = new AsyncLocalStorage<{ replace?: Replace }>();

/** Whatever the library is asked for in here may be a sign-up. */
export async function withinSignUp<Answer>(request: Request, act: () => Promise<Answer>): Promise<Answer> {
  const isSignUp = new URL(request.url).pathname.endsWith('/sign-up/email');
  const leastTime = isSignUp ? sleep(SIGN_UP_MILLISECONDS) : null;
  const answer = await underWay.run({}, act);
  await leastTime;
  return answer;
}

/**
 * For an address that has an account already: what was said replaces an earlier sign-up that was never confirmed, so that a stranger's leaves nothing
 * behind. Answer and time of a sign-up do not tell; only the mail does.
 */
export async function notifyExisting(options: AuthOptions, user: MailedUser): Promise<void> {
  const replaced = user.emailVerified ? null : await underWay.getStore()?.replace?.(user.id);
  if (replaced) return sendConfirmation(options, { ...user, ...replaced });
  const link = mailLinks.signIn(options.baseUrl);
  await options.mailer.send(existingAccountMail(user.email, languageOf(user), link));
}

/** The library's settings for the link that confirms an address. */
export function confirmations(options: AuthOptions) {
  return {
    sendOnSignUp: true,
    // Who has lost the mail gets a new one by trying to sign in with the right password.
    sendOnSignIn: true,
    autoSignInAfterVerification: true,
    expiresIn: DAY_SECONDS,
    async sendVerificationEmail({ user }: { user: MailedUser }) {
      const isNew = underWay.getStore()?.replace !== undefined;
      const signUps = isNew ? 1 : await countSignUps(options.database, user.id);
      await sendConfirmation(options, { ...user, signUps });
    },
    /** Of two requests with one link this lets one through. */
    async beforeEmailVerification({ id }: MailedUser, request?: Request) {
      const signUps = signUpsNamedIn(request);
      if (await confirmAddress(options.database, id, signUps)) return;
      const isOther = (await countSignUps(options.database, id)) !== signUps;
      throw redirection(isOther ? STALE_CONFIRMATION_PAGE : ALREADY_CONFIRMED_PAGE);
    },
    afterEmailVerification: (user: MailedUser) => welcome(options, user),
  };
}

/** What the library lacks: it hears what a sign-up says, and a used link says so. */
export function signUpAdditions(options: AuthOptions) {
  const hear = createAuthMiddleware(async (call) => {
    const { password, name, language: wanted } = call.body ?? {};
    const store = underWay.getStore();
    if (store === undefined) return;
    store.replace = async (userId) => {
      const passwordHash = await call.context.password.hash(String(password));
      const said = { name: String(name ?? ''), language: languageOf({ language: wanted }) };
      const signUps = await signUpAgain(options.database, userId, { ...said, passwordHash });
      return signUps === null ? null : { signUps, language: said.language };
    };
  });
  const sayUsed = createAuthMiddleware(async (call) => {
    const { returned, newSession } = call.context;
    if (newSession || !isAPIError(returned)) return;
    if (isConfirmed(new Headers(returned.headers).get('location') ?? ''))
      throw call.redirect(ALREADY_CONFIRMED_PAGE);
  });
  return {
    id: 'sign-up-additions',
    hooks: {
      before: [{ matcher: onPaths('/sign-up/email'), handler: hear }],
      after: [{ matcher: onPaths('/verify-email'), handler: sayUsed }],
    },
  };
}

/** By the bell and by mail; the address stays confirmed when nothing of that works. */
async function welcome(options: AuthOptions, user: MailedUser): Promise<void> {
  await notifySafely(options, { userId: user.id, kind: 'welcome' });
  try {
    await options.mailer.send(welcomeMail(user.email, languageOf(user), mailLinks.start(options.baseUrl)));
  } catch (cause) {
    options.log.warn('auth.untold', { kind: 'welcome', ...describeCause(cause) });
  }
}

/** The link holds as long as nobody signs up with the address once more: `signUps` is how often that was done. */
async function sendConfirmation(options: AuthOptions, user: MailedUser & { signUps: number }): Promise<void> {
  const { signUps } = user;
  const claims = { userId: user.id, signUps };
  const token = await createEmailVerificationToken(
    options.secrets[0],
    user.email,
    undefined,
    DAY_SECONDS,
    claims,
  );
  const compose = signUps > 1 ? repeatedSignUpMail : confirmationMail;
  const link = mailLinks.confirmation(options.baseUrl, token);
  await options.mailer.send(compose(user.email, languageOf(user), link));
}

/** The library has checked the token; this reads how many sign-ups there were when it was made. */
function signUpsNamedIn(request: Request | undefined): number {
  const token = new URL(request?.url ?? 'none:').searchParams.get('token') ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}');
  return Number((claims as { signUps?: unknown }).signUps ?? 1);
}

function redirection(location: string): APIError {
  return new APIError('FOUND', undefined, { location });
}
