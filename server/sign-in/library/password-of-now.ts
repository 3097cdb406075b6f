/** A password that is replaced while somebody signs in with it opens nothing any more. */
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { deleteSessionOf } from '../sessions/store.ts';
import { passwordSettledSince, passwordSince } from '../users/store.ts';
import type { AuthOptions } from './auth.ts';
import { onPaths } from './on-paths.ts';

/** Has to come before the second factor, which nobody is asked for here. */
export function passwordOfNow({ database }: AuthOptions) {
  const sinces = new WeakMap<object, number | null>();
  const look = createAuthMiddleware(async (call) => {
    if (call.request) sinces.set(call.request, await passwordSince(database, String(call.body?.email)));
  });
  const lookAgain = createAuthMiddleware(async (call) => {
    const { newSession } = call.context;
    if (!newSession || !call.request) return;
    const since = await passwordSettledSince(database, newSession.user.email);
    if (since === sinces.get(call.request)) return;
    await deleteSessionOf(database, newSession.session.token);
    deleteSessionCookie(call);
    call.context.setNewSession(null);
    throw new APIError('UNAUTHORIZED', {
      code: 'INVALID_EMAIL_OR_PASSWORD',
      message: 'Invalid email or password',
    });
  });
  const matcher = onPaths('/sign-in/email');
  return {
    id: 'password-of-now',
    hooks: { before: [{ matcher, handler: look }], after: [{ matcher, handler: lookAgain }] },
  };
}
