import type { RequestContext } from '../platform/http/index.ts';
import { deviceInWords, type SecurityEventType } from '../sign-in/index.ts';
import type { AccountDeletionPorts } from './ports.ts';

/** Tells the security log of a step towards the end of an account. */
export function logDeletion(
  { securityLog }: Pick<AccountDeletionPorts, 'securityLog'>,
  { address, headers }: Pick<RequestContext, 'address' | 'headers'>,
  eventType: SecurityEventType,
  userId: string,
): Promise<void> {
  const device = deviceInWords(headers.get('user-agent'));
  return securityLog.logSecurityEvent(
    { eventType, severity: 'warning' },
    { userId, emailAddress: null, address, device },
  );
}
