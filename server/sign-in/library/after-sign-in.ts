/** What follows on signing in: a new browser is told, and the session that the browser had before ends. */
import { randomBytes } from 'node:crypto';
import type { GenericEndpointContext, User } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { describeCause } from '../../platform/log/index.ts';
import { mailLinks } from '../mails/links.ts';
import { languageOf, newDeviceMail } from '../mails/mails.ts';
import { notifySafely } from '../notify-user.ts';
import { deviceInWords } from '../sessions/device.ts';
import { DEVICE_COOKIE, DEVICE_DAYS, isNewBesideOthers } from '../sessions/devices-store.ts';
import type { ForgetSessions } from '../sessions/session-memory.ts';
import { deleteSessionOf, deleteSessions } from '../sessions/store.ts';
import type { AuthOptions } from './auth.ts';
import { onPaths } from './on-paths.ts';

const DAY_SECONDS = 86_400;
const SIGNING_IN = [
  '/sign-in/email',
  '/magic-link/verify',
  '/verify-email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
];

/** Comes after all other plugins: only what they have left of a sign-in is one. */
export function afterSignIn(options: AuthOptions, forget: ForgetSessions) {
  const handler = createAuthMiddleware(async (call) => {
    const { newSession, responseHeaders } = call.context;
    const left = await leftToken(call, responseHeaders);
    if (left !== null) forget(await deleteSessionOf(options.database, left));
    if (!newSession) return;
    const { user } = newSession;
    await deleteSessions(options.database, user.id, 'expired');
    await greetDevice(options, call, user);
  });
  return { id: 'after-sign-in', hooks: { after: [{ matcher: onPaths(...SIGNING_IN), handler }] } };
}

/** The token that the browser came with and no longer has after the answer; at the step to a second factor it has none. */
async function leftToken(call: GenericEndpointContext, answer: Headers | undefined): Promise<string | null> {
  const { newSession, authCookies, secret } = call.context;
  const { name } = authCookies.sessionToken;
  if (answer?.getSetCookie().some((line) => line.startsWith(`${name}=`)) !== true) return null;
  const token = await call.getSignedCookie(name, secret);
  return token && token !== newSession?.session.token ? token : null;
}

async function greetDevice(options: AuthOptions, call: GenericEndpointContext, user: User) {
  const cookie = call.context.createAuthCookie(DEVICE_COOKIE, { maxAge: DEVICE_DAYS * DAY_SECONDS });
  const device = call.getCookie(cookie.name) ?? randomBytes(24).toString('base64url');
  call.setCookie(cookie.name, device, cookie.attributes);
  if (!(await isNewBesideOthers(options.database, user.id, device))) return;
  const words = deviceInWords(call.headers?.get('user-agent') ?? null);
  await notifySafely(options, {
    userId: user.id,
    kind: 'new-device',
    ...(words === '' ? {} : { device: words }),
  });
  await mailSafely(options, user, words);
}

/** Whoever has come in could read the bell before its owner does. */
async function mailSafely({ mailer, log, baseUrl }: AuthOptions, user: User, device: string): Promise<void> {
  try {
    await mailer.send(newDeviceMail(user.email, languageOf(user), mailLinks.resetForm(baseUrl), device));
  } catch (cause) {
    log.warn('auth.untold', { kind: 'new-device', ...describeCause(cause) });
  }
}
