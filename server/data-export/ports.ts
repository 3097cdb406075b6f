/** What the export is given by the program that runs it. */
import type { OwnerCheck } from '../account/index.ts';
import type { CapabilityRecords } from '../platform/capability.ts';
import type { NotifyUser, SecurityLog } from '../sign-in/index.ts';

export interface DataExportPorts {
  confirmOwner: OwnerCheck;
  /** Tells the owner in the app. */
  notifyUser: NotifyUser;
  securityLog: Pick<SecurityLog, 'logSecurityEvent'>;
}

/** What an export is made of. */
export interface ExportSource {
  app: AppVersion;
  /** Of all of the install. */
  capabilities: readonly CapabilityRecords[];
}

/** Which program wrote an archive. */
export interface AppVersion {
  name: string;
  version: string;
}
