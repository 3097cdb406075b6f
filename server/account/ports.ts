/** What the account is given by the program that runs it. */
import type { Auth } from '../platform/auth/index.ts';
import type { SecurityLog } from '../platform/security-log/index.ts';

export interface AccountPorts {
  auth: Pick<Auth, 'sessionsOf' | 'endSession' | 'endOtherSessions' | 'securityOf'>;
  securityLog: Pick<SecurityLog, 'logSecurityEvent'>;
}
