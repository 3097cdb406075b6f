/** Opens everything behind the endpoints: database, queue, files, mail, renderer, log. */
import { join } from 'node:path';
import {
  createEInvoiceReader,
  createImageReader,
  createPaperReader,
  createRenderer,
} from '@belegbar/documents';
import { type Clock, systemClock } from './clock/index.ts';
import { closeAll } from './close-all.ts';
import type { Config } from './config/index.ts';
import type { Platform } from './context.ts';
import { connect, type Database, openDatabase, type Patience } from './database/index.ts';
import { type Events, openEvents } from './events/index.ts';
import { openFiles } from './files/index.ts';
import { type JobDefinition, type JobQueue, type Jobs, openJobs } from './jobs/index.ts';
import { pinoLog } from './log/index.ts';
import { type Mailer, mailJobs, outboxMailer, type SmtpOptions, smtpPost } from './mail/index.ts';
import { clamScanner, NO_SCANNER } from './scanner/index.ts';
import { openSpace } from './space/index.ts';

export interface OpenPlatform {
  platform: Platform;
  jobs: Jobs;
  events: Events;
  /** Lets jobs in hand finish, then closes everything. Close the endpoints before. */
  close(): Promise<void>;
}

/** Few are ever open: they are made when they are asked for, and closed when they rest. */
const POOL_CONNECTIONS_MAX = 32;
/** A row is held for tens of milliseconds, a table while it is changed; what takes longer is better asked again. */
const PATIENCE: Patience = { connection: 5_000, lock: 5_000, statement: 30_000 };
/** Who hands in nothing gets less of the server's time. */
const STRANGERS = { cpuMs: 8_000, wallMs: 30_000 };

/**
 * Brings the database up to date and connects to it.
 * @param definitions the work that the capabilities promise; mail to a mail server comes on top
 * @throws DatabaseProblem with a sentence for the operator
 */
export async function openPlatform(
  config: Config,
  definitions: readonly JobDefinition[],
  clock: Clock = systemClock,
): Promise<OpenPlatform> {
  const log = pinoLog(config.logLevel);
  const server = await openDatabase(config, (event, cause) => {
    if (event === 'database.back') log.info(event);
    else log.error(event, {}, cause);
  });
  const closers: (() => Promise<void>)[] = [() => server.stop()];
  const close = () => closeAll(closers.splice(0).reverse());
  try {
    const pool = connect({ ...server.application, poolSize: POOL_CONNECTIONS_MAX, patience: PATIENCE });
    closers.push(pool.close);
    const events = openEvents({ ...server.application, log });
    closers.push(() => events.close());
    const documents = openDocuments();
    closers.push(...Object.values(documents).map(({ close: end }) => end));
    const work = [...definitions, ...mailWork(config)];
    const jobs = await openJobs({ ...server.application, definitions: work, log });
    closers.push(() => jobs.close());
    const platform: Platform = {
      baseUrl: config.baseUrl,
      database: pool.database,
      clock,
      ...documents,
      files: await openFiles(config),
      jobs: jobs.queue,
      mailer: mailerOf(config, pool.database, jobs.queue),
      log,
      scanner: config.scanner === null ? NO_SCANNER : clamScanner(config.scanner),
      space: openSpace(writtenFolders(config), { quotaBytes: config.quotaBytes }),
    };
    return { platform, jobs, events, close };
  } catch (error) {
    await close().catch((cause) => log.error('platform.close', {}, cause));
    throw error;
  }
}

/** Where this install writes on its own machine. */
function writtenFolders({ dataFolder, database, s3 }: Config): string[] {
  return [
    ...(database.kind === 'embedded' ? [join(dataFolder, 'postgres')] : []),
    ...(s3 === null ? [dataFolder, join(dataFolder, 'files')] : []),
  ];
}

/** What works on documents, each in processes of its own. */
function openDocuments() {
  return {
    renderer: createRenderer(),
    images: createImageReader(),
    eInvoiceReader: createEInvoiceReader(),
    paperReader: createPaperReader(),
    strangersReader: createEInvoiceReader(STRANGERS),
  };
}

function mailWork(config: Config): JobDefinition[] {
  const smtp = smtpOf(config);
  return smtp === null ? [] : mailJobs(smtp);
}

function mailerOf(config: Config, database: Database, queue: JobQueue): Mailer {
  const smtp = smtpOf(config);
  return smtp === null ? outboxMailer(database, null) : outboxMailer(database, queue, smtpPost(smtp));
}

function smtpOf({ smtpUrl, mailFrom, baseUrl }: Config): SmtpOptions | null {
  return smtpUrl === null ? null : { url: smtpUrl, from: mailFrom, host: new URL(baseUrl).hostname };
}
