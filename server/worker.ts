/** Background work: which jobs there are, and a process that does nothing but them. */
import { accountDeletionJobs } from './account-deletion/index.ts';
import { bulkActionJobs } from './bulk-actions/index.ts';
import { importJobs } from './imports/index.ts';
import { invoiceJobs } from './invoices/index.ts';
import { notificationJobs } from './notifications/index.ts';
import { type Config, readConfig } from './platform/config/index.ts';
import { guardJobs } from './platform/guard/index.ts';
import type { JobDefinition } from './platform/jobs/index.ts';
import { openPlatform } from './platform/open.ts';
import { stopOnSignal } from './platform/stop.ts';
import { sendingJobs } from './sending/index.ts';
import { storageJobs } from './storage/index.ts';

/** The work of all capabilities. */
export const jobDefinitions: readonly JobDefinition[] = [
  ...accountDeletionJobs,
  ...bulkActionJobs,
  ...guardJobs,
  ...importJobs,
  ...invoiceJobs,
  ...notificationJobs,
  ...sendingJobs,
  ...storageJobs,
];

/** Starts a process that only works jobs off, beside servers over the same database and files. */
export async function startWorker(config: Config): Promise<{ stop(): Promise<void> }> {
  const { platform, jobs, close } = await openPlatform(config, jobDefinitions);
  await jobs.work(platform);
  platform.log.info('worker.started');
  return { stop: close };
}

if (import.meta.main) {
  const worker = startWorker(readConfig(process.env));
  stopOnSignal(worker);
  await worker;
}
