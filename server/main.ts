/** The server: puts what all capabilities say of themselves behind one port, and nothing else. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBusiness } from './business/index.ts';
import { CAPABILITIES } from './capabilities.ts';
import { installRisks } from './install-risks.ts';
import type { Clock } from './platform/clock/index.ts';
import { type Config, readConfig } from './platform/config/index.ts';
import type { Platform } from './platform/context.ts';
import { isReachable } from './platform/database/index.ts';
import { createServer, RATE_LIMITS, type RateLimits, type Routes } from './platform/http/index.ts';
import { metricSources, openMetrics } from './platform/metrics/index.ts';
import { type OpenPlatform, openPlatform } from './platform/open.ts';
import { giveBackStartMemory } from './platform/start-memory.ts';
import { stopOnSignal } from './platform/stop.ts';
import { type InstallPorts, makePorts } from './ports.ts';
import { type DemoPort, NO_DEMO, signedInReader } from './sign-in/index.ts';
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

const BUILT_WEB = fileURLToPath(new URL('../web/dist', import.meta.url));

/** Starts the server, and the worker in it unless told otherwise. Resolves when it listens. */
export async function main(config: Config, options: MainOptions = {}): Promise<RunningServer> {
  const open = await openPlatform(config, jobDefinitions, options.clock);
  try {
    const server = await assemble(config, options, open);
    await server.listen({ host: config.host, port: config.port });
    if (config.worker === 'inline') await open.jobs.work(open.platform);
    const { missingNotices } = config;
    if (missingNotices.length > 0)
      open.platform.log.warn('server.noticesMissing', { missing: missingNotices.join(', ') });
    for (const risk of installRisks(config)) open.platform.log.warn('server.risk', { risk });
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

async function assemble(config: Config, options: MainOptions, open: OpenPlatform) {
  const { platform } = open;
  const { baseUrl, isLocal, trustProxy, adminEmails, metricsToken } = config;
  const limits = options.limits ?? RATE_LIMITS;
  const demo = config.demo && options.demo !== undefined ? options.demo(platform) : NO_DEMO;
  const { captchaCost } = options;
  const ports = makePorts(config, { attemptsPerMinute: limits.auth, captchaCost, demo }, open);
  const businessOf = (user: { userId: string; requestId: string }) => ensureBusiness(platform, user);
  const webFolder = options.webFolder === undefined ? BUILT_WEB : options.webFolder;
  return createServer({
    platform,
    limits,
    baseUrl,
    isLocal,
    trustProxy,
    httpsOnSubdomains: config.httpsOnSubdomains,
    metrics: openMetrics(metricSources({ ...watched(platform), version: ports.app.version })),
    metricsToken,
    webFolder: webFolder !== null && existsSync(webFolder) ? webFolder : null,
    routes: routesOf(ports),
    endpoints: CAPABILITIES.flatMap(({ endpoints }) => endpoints?.(ports) ?? []),
    downloads: CAPABILITIES.flatMap(({ downloads }) => downloads?.(ports) ?? []),
    filledPages: CAPABILITIES.flatMap(({ pages }) => pages ?? []),
    strangersPages: CAPABILITIES.flatMap(({ strangersPages }) => strangersPages?.(ports) ?? []),
    whoAmI: signedInReader({
      auth: ports.auth,
      database: platform.database,
      log: platform.log,
      adminEmails,
      businessOf,
    }),
    checks: {
      database: () => isReachable(platform.database),
      renderer: async () => platform.renderer.isWell(),
    },
  });
}

/** What is busy when people wait. */
function watched({
  database,
  space,
  renderer,
  images,
  eInvoiceReader,
  paperReader,
  strangersReader,
}: Platform) {
  const processes = {
    documents: renderer.load,
    images: images.load,
    eInvoices: eInvoiceReader.load,
    paperPages: () => paperReader.load().pages,
    paperSight: () => paperReader.load().sight,
    strangersFiles: strangersReader.load,
  };
  return { database, space, processes };
}

/** The procedures of all capabilities; that none of the contract is missing a test holds. */
export function routesOf(ports: InstallPorts): Routes {
  return Object.assign({}, ...CAPABILITIES.map(({ routes }) => routes?.(ports)));
}

if (import.meta.main) {
  const server = main(readConfig(process.env));
  stopOnSignal(server);
  await server;
  giveBackStartMemory();
}
