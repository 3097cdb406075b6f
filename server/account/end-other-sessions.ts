import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { logEnded } from './log-ended.ts';
import type { AccountPorts } from './ports.ts';

/** Ends all sessions of the signed-in user but the one that asks, at once. Returns how many. */
export async function endOtherSessions(
  { auth, securityLog }: AccountPorts,
  request: RequestContext,
): Promise<{ ended: number }> {
  const { userId, sessionId } = signedInUser(request);
  const ended = await auth.endOtherSessions(userId, sessionId);
  if (ended > 0) await logEnded(securityLog, request, ended);
  return { ended };
}
