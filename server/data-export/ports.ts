/** What the export is given by the program that runs it. */
import type { OwnerCheck } from '../account/index.ts';
import type { TellUser } from '../platform/auth/index.ts';
import type { SecurityLog } from '../platform/security-log/index.ts';

export interface DataExportPorts {
  confirmOwner: OwnerCheck;
  /** Tells the owner in the app. */
  tellUser: TellUser;
  securityLog: Pick<SecurityLog, 'logSecurityEvent'>;
  app: AppVersion;
}

/** Which program wrote an archive. */
export interface AppVersion {
  name: string;
  version: string;
}
