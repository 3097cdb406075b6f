/** The job queue: work that is promised in a transaction and done after it. */
import type { Platform } from '../context.ts';
import type { Transaction } from '../database/index.ts';

export { type Jobs, type JobsOptions, openJobs } from './queue.ts';
export { migrateJobs } from './schema.ts';
export { readWork, type WorkState } from './store.ts';

/** What a job is given. Stored and logged: ids only, never personal data. A job of nobody's has an empty `businessId`. */
export type JobPayload = { businessId: string } & Record<string, string>;

export interface JobRequest {
  /** `capability.work`, as in the definition. */
  name: string;
  payload: JobPayload;
  /** It begins so much later; left out, at once. */
  startAfterSeconds?: number;
  /** Of two of its kind that wait the higher one begins first; left out, 0. */
  priority?: number;
}

export interface JobQueue {
  /** Adds the job in the given transaction: it exists exactly if the transaction commits. */
  enqueue(transaction: Transaction, job: JobRequest): Promise<void>;
}

/** One kind of work; each capability's `jobs.ts` exports its own, and `server/worker.ts` gathers them. */
export interface JobDefinition {
  name: string;
  /** It is promised by itself, when a worker starts and every hour, once for all workers together. */
  everyHour?: true;
  /** The same once a day. */
  everyDay?: true;
  /** How often it is tried again; left out, ten times. Each try from the eleventh on comes 20 minutes after the one before. */
  tries?: number;
  /** Must bear being run twice. When it throws, it is tried again, ever later, ten times within about half an hour. */
  handle(platform: Platform, payload: JobPayload): Promise<void>;
  /** Told when the last try has failed as well, for whoever must hear of it. */
  giveUp?(platform: Platform, payload: JobPayload): Promise<void>;
}
