/** The server: assembles the capabilities behind their doors, and nothing else. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PRODUCT } from '@belegbar/contract/product';
import { accessRoutes } from './access/index.ts';
import { accountRoutes } from './account/index.ts';
import { deletionDay } from './account-deletion/index.ts';
import { adminRoutes } from './admin/index.ts';
import { bulkActionsRoutes } from './bulk-actions/index.ts';
import { businessRoutes, ensureBusiness } from './business/index.ts';
import { clientsRoutes } from './clients/index.ts';
import { complianceRoutes } from './compliance/index.ts';
import { downloadsOf } from './downloads.ts';
import { importsRoutes } from './imports/index.ts';
import { invoiceViewsRoutes } from './invoice-views/index.ts';
import { invoicesRoutes } from './invoices/index.ts';
import { accountNotifier, notificationsRoutes } from './notifications/index.ts';
import { outboxRoutes } from './outbox/index.ts';
import { ownerRoutes } from './owner-routes.ts';
import packageFile from './package.json' with { type: 'json' };
import { type Auth, createAuth, signedInReader } from './platform/auth/index.ts';
import type { Clock } from './platform/clock/index.ts';
import { type Config, readConfig } from './platform/config/index.ts';
import type { Platform } from './platform/context.ts';
import { isReachable } from './platform/database/index.ts';
import type { Events } from './platform/events/index.ts';
import { CAPTCHA_COST, createGuard, type Guard } from './platform/guard/index.ts';
import { createServer, originsOf, RATE_LIMITS, type RateLimits, type Routes } from './platform/http/index.ts';
import { type OpenPlatform, openPlatform } from './platform/open.ts';
import { stopOnSignal } from './platform/stop.ts';
import { receivedInvoicesRoutes } from './received-invoices/index.ts';
import { referralsRoutes } from './referrals/index.ts';
import { sendingRoutes } from './sending/index.ts';
import { servicesRoutes } from './services/index.ts';
import { type DemoPort, NO_DEMO, sessionRoutes } from './session/index.ts';
import { readSharedPage, shareLinksRoutes } from './share-links/index.ts';
import { storageRoutes, type UrlSigner, urlSigner } from './storage/index.ts';
import { taxReportsRoutes } from './tax-reports/index.ts';
import { jobDefinitions } from './worker.ts';

/** What a program that embeds the server may decide: `npm start` brings the demo, stories a clock, benchmarks their limits. */
export interface MainOptions {
  clock?: Clock;
  limits?: RateLimits;
  /** How hard the captcha is, see `CAPTCHA_COST`; 1 is solved at once. */
  captchaCost?: number;
  /** Makes the demo port once the platform is open. */
  demo?: (platform: Platform) => DemoPort;
  /** Folder of the built web app; null serves no pages. */
  webFolder?: string | null;
}

export interface RunningServer {
  /** `http://localhost:3000`, as people type it. */
  address: string;
  platform: Platform;
  /** Finishes requests and jobs in hand, then lets go of everything. */
  stop(): Promise<void>;
}

const APP = { name: PRODUCT, version: packageFile.version };
const BUILT_WEB = fileURLToPath(new URL('../web/dist', import.meta.url));

/** Starts the server, and the worker in it unless told otherwise. Resolves when it listens. */
export async function main(config: Config, options: MainOptions = {}): Promise<RunningServer> {
  const open = await openPlatform(config, jobDefinitions, options.clock);
  try {
    const server = await assemble(config, options, open);
    await server.listen({ host: config.host, port: config.port });
    if (config.worker === 'inline') await open.jobs.work(open.platform);
    open.platform.log.info('server.started', { port: config.port, worker: config.worker });
    return {
      address: config.baseUrl,
      platform: open.platform,
      async stop() {
        open.events.stop();
        await server.close();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function assemble(config: Config, options: MainOptions, { platform, events }: OpenPlatform) {
  const { baseUrl, isLocal, trustProxy } = config;
  const limits = options.limits ?? RATE_LIMITS;
  const { auth, guard } = guardedAuth(config, options, platform);
  const demo = config.demo && options.demo !== undefined ? options.demo(platform) : NO_DEMO;
  const signer = urlSigner(config.secret);
  const businessOf = (user: { userId: string; requestId: string }) => ensureBusiness(platform, user);
  const webFolder = options.webFolder === undefined ? BUILT_WEB : options.webFolder;
  return createServer({
    platform,
    auth,
    guard,
    limits,
    baseUrl,
    isLocal,
    trustProxy,
    webFolder: webFolder !== null && existsSync(webFolder) ? webFolder : null,
    routes: routesOf(config, { platform, auth, guard, demo, events, signer }),
    whoAmI: signedInReader({
      auth,
      database: platform.database,
      log: platform.log,
      adminEmails: config.adminEmails,
      businessOf,
    }),
    downloads: downloadsOf(platform, signer, APP),
    sharedPage: readSharedPage,
    checks: {
      database: () => isReachable(platform.database),
      renderer: async () => platform.renderer.processIds().length > 0,
    },
  });
}

function guardedAuth(config: Config, options: MainOptions, platform: Platform) {
  const { baseUrl, isLocal, secret } = config;
  const auth = createAuth({
    database: platform.database,
    mailer: platform.mailer,
    log: platform.log,
    baseUrl,
    otherOrigins: originsOf({ baseUrl, isLocal }),
    secret,
    attemptsPerMinute: (options.limits ?? RATE_LIMITS).auth,
    tellUser: accountNotifier(platform),
  });
  const captchaCost = options.captchaCost ?? CAPTCHA_COST;
  return { auth, guard: createGuard({ ...platform, auth, secret, captchaCost }) };
}

/** The records of a business, which need nothing but the platform. */
const RECORD_ROUTES = {
  business: businessRoutes,
  clients: clientsRoutes,
  services: servicesRoutes,
  imports: importsRoutes,
  invoices: invoicesRoutes,
  invoiceViews: invoiceViewsRoutes,
  receivedInvoices: receivedInvoicesRoutes,
  bulkActions: bulkActionsRoutes,
  shareLinks: shareLinksRoutes,
  sending: sendingRoutes,
};

function routesOf(
  config: Config,
  parts: { platform: Platform; auth: Auth; guard: Guard; demo: DemoPort; events: Events; signer: UrlSigner },
): Routes {
  const { platform, auth, guard, demo, events, signer } = parts;
  const install = { hasMailServer: config.smtpUrl !== null, isLocal: config.isLocal };
  return {
    session: sessionRoutes({
      ...install,
      auth,
      demo,
      deletionDay: (userId) => deletionDay(platform.database, userId),
      offersIncomeTax: config.offersIncomeTax,
      feedbackUrl: config.feedbackUrl,
    }),
    access: accessRoutes({ guard }),
    account: accountRoutes({ auth, securityLog: guard.securityLog }),
    ...ownerRoutes(config, { platform, auth, guard, app: APP }),
    ...RECORD_ROUTES,
    storage: storageRoutes(signer),
    taxReports: taxReportsRoutes,
    compliance: complianceRoutes,
    notifications: notificationsRoutes({ auth, events }),
    referrals: referralsRoutes(config.baseUrl),
    outbox: outboxRoutes(install),
    admin: adminRoutes({
      adminEmails: config.adminEmails,
      version: packageFile.version,
      address: config.baseUrl,
      hasMailServer: install.hasMailServer,
    }),
  };
}

if (import.meta.main) {
  const server = main(readConfig(process.env));
  stopOnSignal(server);
  await server;
}
