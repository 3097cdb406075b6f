/** Setting a new password: behind a link, or with the present one. Whoever was signed in elsewhere is so no longer. */
import { createHash } from 'node:crypto';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { mailLinks } from '../mails/links.ts';
import { languageOf, passwordChangedMail, passwordResetMail } from '../mails/mails.ts';
import { notifySafely } from '../notify-user.ts';
import { hasPassword } from '../users/store.ts';
import { RESET_PREFIX } from '../users/verifications-store.ts';
import type { AuthOptions } from './auth.ts';
import { onPaths } from './on-paths.ts';
import type { MailedUser } from './sign-up.ts';

const HOUR_SECONDS = 3600;

/** The library's settings for the link to a new password. It goes to confirmed addresses only. */
export function newPasswords(options: AuthOptions) {
  return {
    resetPasswordTokenExpiresIn: HOUR_SECONDS,
    revokeSessionsOnPasswordReset: true,
    async sendResetPassword({ user, token }: { user: MailedUser; token: string }) {
      if (!user.emailVerified) return;
      const link = mailLinks.newPassword(options.baseUrl, token);
      await options.mailer.send(passwordResetMail(user.email, languageOf(user), link));
    },
    onPasswordReset: ({ user }: { user: MailedUser }) => passwordWasSet(options, user),
  };
}

/** How the library keeps the tokens of these links. */
export const keptAsHash = {
  storeIdentifier: {
    default: 'plain' as const,
    overrides: {
      'reset-password:': {
        hash: async (identifier: string) =>
          RESET_PREFIX + createHash('sha256').update(identifier).digest('base64url'),
      },
    },
  },
};

const NEEDS_PASSWORD = [
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
];

/** What the library lacks when someone changes the password. */
export function passwordChanges(options: AuthOptions) {
  const refuseWithoutPassword = createAuthMiddleware(async (call) => {
    const session = await getSessionFromCtx(call);
    if (session === null || (await hasPassword(options.database, session.user.id))) return;
    throw new APIError('BAD_REQUEST', { code: 'NO_PASSWORD', message: 'This account has no password.' });
  });
  const endOthers = createAuthMiddleware(async (call) => ({
    context: { body: { ...call.body, revokeOtherSessions: true } },
  }));
  const tell = createAuthMiddleware(async (call) => {
    const { newSession } = call.context;
    if (newSession) await passwordWasSet(options, newSession.user);
  });
  const isChange = onPaths('/change-password');
  return {
    id: 'password-changes',
    hooks: {
      before: [
        { matcher: onPaths(...NEEDS_PASSWORD), handler: refuseWithoutPassword },
        { matcher: isChange, handler: endOthers },
      ],
      after: [{ matcher: isChange, handler: tell }],
    },
  };
}

async function passwordWasSet(options: AuthOptions, user: { id: string; email: string }): Promise<void> {
  await notifySafely(options, { userId: user.id, kind: 'password-changed' });
  const link = mailLinks.resetForm(options.baseUrl);
  try {
    await options.mailer.send(passwordChangedMail(user.email, languageOf(user), link));
  } catch (cause) {
    // The password is set, and whoever set it must not be told that it was not.
    options.log.error('auth.unsent', { mail: 'passwordChanged' }, cause);
  }
}
