/** What leaving is given by the program that runs it. */
import type { OwnerCheck } from '../account/index.ts';
import type { Auth } from '../platform/auth/index.ts';
import type { SecurityLog } from '../platform/security-log/index.ts';

export interface AccountDeletionPorts {
  confirmOwner: OwnerCheck;
  auth: Pick<Auth, 'forgetUser'>;
  securityLog: Pick<SecurityLog, 'logSecurityEvent'>;
  /** Origin of the install, as people type it. */
  baseUrl: string;
  /** Lower case. */
  adminEmails: readonly string[];
}
