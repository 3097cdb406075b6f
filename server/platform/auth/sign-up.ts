/** Signing up, with a link that confirms the address once. Of several sign-ups with one address the latest counts, and only its link. */
import { APIError, createAuthMiddleware, createEmailVerificationToken, isAPIError } from 'better-auth/api';
import type { AuthOptions } from './auth.ts';
import { ALREADY_CONFIRMED_PAGE, isConfirmed, mailLinks, STALE_CONFIRMATION_PAGE } from './links.ts';
import { confirmationMail, existingAccountMail, languageOf, repeatedSignUpMail } from './mails.ts';
import { onPaths } from './on-paths.ts';
import { confirmAddress, countSignUps, signUpAgain } from './sign-up-store.ts';
import { tellSafely } from './tell-user.ts';

const DAY_SECONDS = 86_400;
export const PASSWORD_LENGTH = { min: 8, max: 200 };

export interface MailedUser {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** The mail for an address that has an account already. Answer and time of a sign-up do not tell; only the mail does. */
export async function tellExisting(options: AuthOptions, user: MailedUser): Promise<void> {
  if (!user.emailVerified) return sendConfirmation(options, user);
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
    sendVerificationEmail: ({ user }: { user: MailedUser }) => sendConfirmation(options, user),
    /** Of two requests with one link this lets one through. */
    async beforeEmailVerification({ id }: MailedUser, request?: Request) {
      const signUps = signUpsNamedIn(request);
      if (await confirmAddress(options.database, id, signUps)) return;
      const isOther = (await countSignUps(options.database, id)) !== signUps;
      throw redirection(isOther ? STALE_CONFIRMATION_PAGE : ALREADY_CONFIRMED_PAGE);
    },
    afterEmailVerification: ({ id }: MailedUser) => tellSafely(options, { userId: id, kind: 'welcome' }),
  };
}

/** What the library lacks: a stranger's earlier sign-up with the address leaves nothing behind, and a used link says so. */
export function signUpAdditions(options: AuthOptions) {
  const replaceEarlier = createAuthMiddleware(async (call) => {
    const { email, password, name, language } = call.body ?? {};
    if (typeof email !== 'string' || !isPossiblePassword(password)) return;
    const known = await call.context.internalAdapter.findUserByEmail(email);
    if (known === null || known.user.emailVerified) return;
    const passwordHash = await call.context.password.hash(password);
    const said = { name: String(name ?? ''), language: languageOf({ language }) };
    await signUpAgain(options.database, known.user.id, { ...said, passwordHash });
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
      before: [{ matcher: onPaths('/sign-up/email'), handler: replaceEarlier }],
      after: [{ matcher: onPaths('/verify-email'), handler: sayUsed }],
    },
  };
}

function isPossiblePassword(password: unknown): password is string {
  const { min, max } = PASSWORD_LENGTH;
  return typeof password === 'string' && password.length >= min && password.length <= max;
}

async function sendConfirmation(options: AuthOptions, user: MailedUser): Promise<void> {
  const signUps = await countSignUps(options.database, user.id);
  const claims = { userId: user.id, signUps };
  const token = await createEmailVerificationToken(
    options.secret,
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
