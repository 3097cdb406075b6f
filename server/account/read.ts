import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import type { AccountPorts } from './ports.ts';

type Auth = AccountPorts['auth'];

/** Where the signed-in user is signed in, the last used first. */
export async function listSessions(auth: Auth, request: RequestContext) {
  const { userId, sessionId } = signedInUser(request);
  const sessions = await auth.sessionsOf(userId);
  return {
    sessions: sessions.map(({ id, startedAt, lastUsedAt, device }) => ({
      id,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      device,
      isCurrent: id === sessionId,
    })),
  };
}

/** Whether the signed-in user has a password and a second factor. */
export async function readSecurity(auth: Auth, request: RequestContext) {
  return auth.securityOf(signedInUser(request).userId);
}
