/** Sends and works off jobs in the database's own tables, so that a job commits with the rows it is about. */
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Platform } from '../context.ts';
import type { Log } from '../log/index.ts';
import type { JobDefinition, JobPayload, JobQueue } from './index.ts';
import { JOBS_SCHEMA } from './schema.ts';

export interface JobsOptions {
  /** PostgreSQL address of the application's role. */
  url: string;
  /** Role to take on at the start of every connection, where the address names a stronger one. */
  role: string | null;
  definitions: readonly JobDefinition[];
  log: Log;
}

export interface Jobs {
  queue: JobQueue;
  /** Begins to work jobs off; a job starts within half a second of its transaction's end. */
  work(platform: Platform): Promise<void>;
  /** Takes no new job, waits up to 30 seconds for those in hand, and lets go of the database. */
  close(): Promise<void>;
}

/** Ten tries with growing pauses from 2 seconds to 20 minutes. A worker that dies loses its jobs to another within half a minute. */
const QUEUE = {
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 1200,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
  notify: true,
};

/** Opens the queue for sending; the tables must have been migrated. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    connectionString: options.url,
    ...(options.role === null ? {} : { options: `-c role=${options.role}` }),
    application_name: 'belegbar-jobs',
    max: 3,
    migrate: false,
    createSchema: false,
    schedule: false,
    // Rebuilding indexes needs their owner, which the application is not.
    reindex: false,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on('error', (error) => options.log.error('jobs.failed', {}, error));
  boss.on('warning', (warning) => options.log.warn('jobs.warning', { about: warningType(warning) }));
  await boss.start();
  for (const { name, tries = QUEUE.retryLimit } of options.definitions)
    await boss.createQueue(name, { ...QUEUE, retryLimit: tries });
  let hours: NodeJS.Timeout | undefined;
  return {
    queue: {
      async enqueue(transaction, job) {
        const { startAfterSeconds: startAfter = 0, priority = 0 } = job;
        await boss.send(job.name, job.payload, { db: fromKysely(transaction), startAfter, priority });
      },
    },
    async work(platform) {
      for (const definition of options.definitions) await workOff(boss, platform, definition);
      await promiseHourly(boss, options);
      hours = setInterval(() => void promiseHourly(boss, options), HOUR_SECONDS * 1000).unref();
    },
    async close() {
      clearInterval(hours);
      await boss.stop({ graceful: true, timeout: 30_000 });
    },
  };
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

/** Of the workers that promise it, the first one in the hour or the day does. */
async function promiseHourly(boss: PgBoss, { definitions, log }: JobsOptions): Promise<void> {
  for (const { name, everyHour, everyDay } of definitions) {
    if (everyHour === undefined && everyDay === undefined) continue;
    const singletonSeconds = everyDay === undefined ? HOUR_SECONDS : DAY_SECONDS;
    try {
      await boss.send(name, { businessId: '' }, { singletonSeconds });
    } catch (cause) {
      log.error('jobs.failed', { job: name }, cause);
    }
  }
}

/** Of one kind, in one process. */
const WORKERS = 2;
const PACE = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 3, includeMetadata: true } as const;

async function workOff(boss: PgBoss, platform: Platform, definition: JobDefinition): Promise<void> {
  for (let worker = 0; worker < WORKERS; worker += 1) {
    let id = '';
    id = await boss.work<JobPayload, void, typeof PACE>(definition.name, PACE, async (jobs) => {
      // Where one job was there may be more: without this a worker waits for the next poll after each of them.
      boss.notifyWorker(id);
      for (const job of jobs) await handle(platform, definition, job);
    });
  }
}

async function handle(
  platform: Platform,
  definition: JobDefinition,
  job: JobWithMetadata<JobPayload>,
): Promise<void> {
  try {
    await definition.handle(platform, job.data);
    platform.log.info('job.done', { job: definition.name, jobId: job.id });
  } catch (cause) {
    platform.log.error('job.failed', { job: definition.name, jobId: job.id }, cause);
    if (job.retryCount >= job.retryLimit) await giveUp(platform, definition, job);
    // The queue keeps what it is told in its tables, so it is told the kind of error only.
    throw new Error(cause instanceof Error ? cause.name : 'unknown');
  }
}

/** Telling of it may fail for the same reason as the work itself; that is logged and changes nothing. */
async function giveUp(
  platform: Platform,
  definition: JobDefinition,
  job: JobWithMetadata<JobPayload>,
): Promise<void> {
  try {
    await definition.giveUp?.(platform, job.data);
  } catch (cause) {
    platform.log.error('job.givenUpUntold', { job: definition.name, jobId: job.id }, cause);
  }
}

function warningType(warning: { data?: unknown }): string {
  const type = (warning.data as { type?: unknown } | undefined)?.type;
  return typeof type === 'string' ? type : 'other';
}
