/** What the capabilities of an install are given beside the platform: made once, here, out of each other. */
import { PRODUCT } from '@belegbar/domain/product';
import { type AccountPorts, ownerCheck } from './account/index.ts';
import { type AccountDeletionPorts, deletionDay } from './account-deletion/index.ts';
import type { AdminPorts } from './admin/index.ts';
import type { DescribedInstall } from './api-description/index.ts';
import type { RegimePorts } from './business/index.ts';
import { CAPABILITIES } from './capabilities.ts';
import type { DataExportPorts, ExportSource } from './data-export/index.ts';
import type { ExpensesPorts } from './expenses/index.ts';
import { installRisks } from './install-risks.ts';
import { accountNotifier, type NotificationsPorts } from './notifications/index.ts';
import packageFile from './package.json' with { type: 'json' };
import type { Config } from './platform/config/index.ts';
import { originsOf } from './platform/http/index.ts';
import type { OpenPlatform } from './platform/open.ts';
import { recordBill } from './recurring-expenses/index.ts';
import type { ReferralsPorts } from './referrals/index.ts';
import { REGIME_PORTS } from './regime-ports.ts';
import { createSignIn, type DemoPort, type SignInPorts } from './sign-in/index.ts';
import { type StoragePorts, urlSigner } from './storage/index.ts';

/** All that any of them asks for. */
export type InstallPorts = SignInPorts &
  AccountPorts &
  RegimePorts &
  AccountDeletionPorts &
  DataExportPorts &
  ExpensesPorts &
  ExportSource &
  NotificationsPorts &
  ReferralsPorts &
  StoragePorts &
  AdminPorts &
  DescribedInstall;

export interface PortOptions {
  /** Attempts to sign in, each minute and address. */
  attemptsPerMinute: number;
  /** How hard the captcha is, see `CAPTCHA_COST`. */
  captchaCost: number | undefined;
  demo: DemoPort;
}

const APP = { name: PRODUCT, version: packageFile.version };

/** Makes the ports of an install that is open. */
export function makePorts(
  config: Config,
  { attemptsPerMinute, captchaCost, demo }: PortOptions,
  { platform, events }: OpenPlatform,
): InstallPorts {
  const { baseUrl, isLocal, secrets, adminEmails, offersIncomeTax, feedbackUrl } = config;
  const { imprintUrl, privacyUrl, missingNotices } = config;
  const { database } = platform;
  const notifyUser = accountNotifier(platform);
  const otherOrigins = originsOf({ baseUrl, isLocal });
  const signIn = { baseUrl, otherOrigins, secrets, attemptsPerMinute, captchaCost, notifyUser };
  const { auth, guard, endpoint } = createSignIn(platform, signIn);
  return {
    app: APP,
    capabilities: CAPABILITIES,
    ...REGIME_PORTS,
    recordBill,
    baseUrl,
    isLocal,
    hasMailServer: config.smtpUrl !== null,
    adminEmails,
    offersIncomeTax,
    feedbackUrl,
    imprintUrl,
    privacyUrl,
    missingNotices,
    risks: installRisks(config),
    auth,
    guard,
    securityLog: guard.securityLog,
    signInEndpoint: endpoint,
    demo,
    notifyUser,
    confirmOwner: ownerCheck({ guard, auth, database }),
    deletionDay: (userId) => deletionDay(database, userId),
    signer: urlSigner(secrets),
    events,
  };
}
