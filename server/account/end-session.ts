import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import { logEnded } from './log-ended.ts';
import type { AccountPorts } from './ports.ts';

/** Ends a session of the signed-in user, at once. A stranger's session is not found. */
export async function endSession(
  { auth, securityLog }: AccountPorts,
  request: RequestContext,
  id: string,
): Promise<{ id: string }> {
  const user = signedInUser(request);
  if (!(await auth.endSession(user.userId, id))) throw notFound();
  await logEnded(securityLog, request, 1);
  return { id };
}
