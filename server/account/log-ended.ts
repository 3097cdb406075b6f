import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { deviceInWords } from '../sign-in/index.ts';
import type { AccountPorts } from './ports.ts';

/** Tells the security log that the signed-in user has ended so many sessions. */
export async function logEnded(
  securityLog: AccountPorts['securityLog'],
  request: RequestContext,
  sessions: number,
): Promise<void> {
  const { userId } = signedInUser(request);
  const device = deviceInWords(request.headers.get('user-agent'));
  await securityLog.logSecurityEvent(
    { eventType: 'session_ended', eventDetails: { sessions }, severity: 'info' },
    { userId, emailAddress: null, address: null, device },
  );
}
