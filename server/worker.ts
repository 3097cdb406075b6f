/** Background work: which jobs there are, and a process that does nothing but them. */
import { listBusinessIds } from './business/index.ts';
import { CAPABILITIES } from './capabilities.ts';
import { type Config, readConfig } from './platform/config/index.ts';
import type { JobDefinition } from './platform/jobs/index.ts';
import { openPlatform } from './platform/open.ts';
import { giveBackStartMemory } from './platform/start-memory.ts';
import { stopOnSignal } from './platform/stop.ts';

/** The work of all capabilities. */
export const jobDefinitions: readonly JobDefinition[] = CAPABILITIES.flatMap(
  ({ jobs }) => jobs?.({ capabilities: CAPABILITIES, businessIds: listBusinessIds }) ?? [],
);

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
  giveBackStartMemory();
}
