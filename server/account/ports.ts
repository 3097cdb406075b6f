/** What the account is given by the program that runs it. */
import type { Auth, SecurityLog } from '../sign-in/index.ts';

export interface AccountPorts {
  auth: Pick<Auth, 'sessionsOf' | 'endSession' | 'endOtherSessions' | 'securityOf'>;
  securityLog: Pick<SecurityLog, 'logSecurityEvent'>;
}
