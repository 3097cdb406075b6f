/** The second factor: codes of an app (TOTP) with recovery codes. No way of signing in leads past it. */
import assert from 'node:assert/strict';
import { PRODUCT } from '@belegbar/domain/product';
import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type { Secrets } from '../../platform/keys.ts';
import { SECOND_FACTOR_PAGE } from '../mails/links.ts';
import { notifySafely } from '../notify-user.ts';
import { takeCode } from '../users/verifications-store.ts';
import type { AuthOptions } from './auth.ts';
import { readSigned } from './former-secrets.ts';
import { onPaths } from './on-paths.ts';
import { STEP_SECONDS, TRUSTED_SECONDS } from './second-factor-times.ts';
import { secondFactorTables } from './tables-of-library.ts';

/** Signing in by a link; the library itself stops at the password alone. */
const LINKS = ['/magic-link/verify', '/verify-email'];

/** The library's plugin, and what it lacks: links stop at the step as well, and a code works once. */
export function secondFactor(options: AuthOptions) {
  const library = twoFactor({
    issuer: PRODUCT,
    schema: secondFactorTables,
    twoFactorCookieMaxAge: STEP_SECONDS,
    trustDeviceMaxAge: TRUSTED_SECONDS,
  });
  const [afterPassword] = library.hooks.after;
  assert(afterPassword !== undefined);
  const isLink = onPaths(...LINKS);
  const additions = {
    id: 'second-factor-additions',
    endpoints: { atStep: atStep(options) },
    hooks: {
      before: [{ matcher: onPaths('/two-factor/verify-totp'), handler: refuseUsedCode(options) }],
      after: [
        { matcher: isLink, handler: afterPassword.handler },
        { matcher: isLink, handler: goToStep },
      ],
    },
  };
  return { library, additions };
}

/** Called whenever the library has written a user, with the path of the call. */
export async function secondFactorSwitched(
  options: AuthOptions,
  userId: string,
  path: string,
): Promise<void> {
  const kind = SWITCHES[path];
  if (kind === undefined) return;
  await notifySafely(options, { userId, kind });
}

/** Where the library writes the user because the second factor goes on or off, and for no other reason. */
const SWITCHES: Record<string, 'second-factor-on' | 'second-factor-off'> = {
  '/two-factor/verify-totp': 'second-factor-on',
  '/two-factor/disable': 'second-factor-off',
};

/** Where the handler before has asked for a code, its answer for programs becomes a way for browsers. */
const goToStep = createAuthMiddleware(async (call) => {
  const returned = call.context.returned as { twoFactorRedirect?: boolean } | undefined;
  if (returned?.twoFactorRedirect === true) throw call.redirect(SECOND_FACTOR_PAGE);
});

/** RFC 6238, 5.2: a code is taken once, so that whoever has seen it cannot use it as well. */
function refuseUsedCode({ database, secrets }: AuthOptions) {
  return createAuthMiddleware(async (call) => {
    const userId = await userOfStep(call, secrets);
    if (userId === null || (await takeCode(database, userId, String(call.body?.code)))) return;
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'This code was used before.' });
  });
}

/** Who is signed in and sets the second factor up, or who is at the step. */
async function userOfStep(call: GenericEndpointContext, secrets: Secrets): Promise<string | null> {
  const session = await getSessionFromCtx(call);
  return session === null ? userAtStep(call, secrets) : session.user.id;
}

/** For the server alone: who has given the password, or a link, and is now to give a code; read as the library reads it. */
function atStep({ secrets }: AuthOptions) {
  return createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (call) => {
    const userId = await userAtStep(call, secrets);
    return userId === null ? null : call.context.internalAdapter.findUserById(userId);
  });
}

async function userAtStep(call: GenericEndpointContext, secrets: Secrets): Promise<string | null> {
  const cookie = call.context.createAuthCookie('two_factor');
  const step = (await readSigned(call, cookie.name, secrets))?.value ?? null;
  const pending = step ? await call.context.internalAdapter.findVerificationValue(step) : null;
  return pending?.value ?? null;
}
