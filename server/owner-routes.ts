/** What an owner alone may do, with the password: take everything along, and leave. Assembled here, for `main.ts`. */
import { ownerCheck } from './account/index.ts';
import { accountDeletionRoutes } from './account-deletion/index.ts';
import { type AppVersion, dataExportRoutes } from './data-export/index.ts';
import { accountNotifier } from './notifications/index.ts';
import type { Auth } from './platform/auth/index.ts';
import type { Config } from './platform/config/index.ts';
import type { Platform } from './platform/context.ts';
import type { Guard } from './platform/guard/index.ts';

export function ownerRoutes(
  { baseUrl, adminEmails }: Pick<Config, 'baseUrl' | 'adminEmails'>,
  { platform, auth, guard, app }: { platform: Platform; auth: Auth; guard: Guard; app: AppVersion },
) {
  const confirmOwner = ownerCheck({ guard, auth, database: platform.database });
  const { securityLog } = guard;
  return {
    accountDeletion: accountDeletionRoutes({ auth, confirmOwner, securityLog, baseUrl, adminEmails }),
    dataExport: dataExportRoutes({ confirmOwner, securityLog, app, tellUser: accountNotifier(platform) }),
  };
}
