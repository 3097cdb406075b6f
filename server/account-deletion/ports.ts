/** What leaving is given by the program that runs it. */
import type { OwnerCheck } from '../account/index.ts';
import type { CapabilityRecords } from '../platform/capability.ts';
import type { Auth, SecurityLog } from '../sign-in/index.ts';

export interface AccountDeletionPorts {
  confirmOwner: OwnerCheck;
  auth: Pick<Auth, 'forgetUser'>;
  securityLog: Pick<SecurityLog, 'logSecurityEventWithin'>;
  /** Origin of the install, as people type it. */
  baseUrl: string;
  /** Of all of the install. */
  capabilities: readonly CapabilityRecords[];
  /** Lower case. */
  adminEmails: readonly string[];
}
