/** Opening a session without any proof, reachable from inside the server only. */
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { Refusal } from '../../platform/refusal.ts';

const enterAs = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.uuid() }) },
  async (call) => {
    const user = await call.context.internalAdapter.findUserById(call.body.userId);
    if (user === null) throw new Refusal('NOT_FOUND');
    const session = await call.context.internalAdapter.createSession(user.id);
    await setSessionCookie(call, { session, user });
    return call.json({ userId: user.id });
  },
);

export const entering = { id: 'enter-as', endpoints: { enterAs } };
