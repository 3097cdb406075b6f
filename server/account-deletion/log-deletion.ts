import type { Transaction } from '../platform/database/index.ts';
import type { RequestContext } from '../platform/http/index.ts';
import { deviceInWords, type SecurityEventType } from '../sign-in/index.ts';
import type { AccountDeletionPorts } from './ports.ts';

/** Tells the security log of a step towards the end of an account, in the transaction of the step. */
export function logDeletion(
  transaction: Transaction,
  { securityLog }: Pick<AccountDeletionPorts, 'securityLog'>,
  { address, headers }: Pick<RequestContext, 'address' | 'headers'>,
  eventType: SecurityEventType,
  userId: string,
): Promise<void> {
  const device = deviceInWords(headers.get('user-agent'));
  return securityLog.logSecurityEventWithin(
    transaction,
    { eventType, severity: 'warning' },
    { userId, emailAddress: null, address, device },
  );
}
