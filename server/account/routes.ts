import { api } from '../platform/http/index.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listActivity } from './list-activity.ts';
import type { AccountPorts } from './ports.ts';
import { listSessions, readSecurity } from './read.ts';

export function accountRoutes(ports: AccountPorts) {
  return {
    sessions: api.account.sessions.handler(({ context }) => listSessions(ports.auth, context)),
    endSession: api.account.endSession.handler(({ context, input }) => endSession(ports, context, input.id)),
    endOtherSessions: api.account.endOtherSessions.handler(({ context }) => endOtherSessions(ports, context)),
    security: api.account.security.handler(({ context }) => readSecurity(ports.auth, context)),
    activity: api.account.activity.handler(({ context }) => listActivity(context)),
  };
}
