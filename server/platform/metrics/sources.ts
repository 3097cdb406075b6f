/** Where the figures of an open install come from. */
import { statfs } from 'node:fs/promises';
import type { Platform } from '../context.ts';
import { readConnections } from '../database/index.ts';
import { readWork } from '../jobs/index.ts';
import { countOutbox } from '../mail/index.ts';
import type { MetricSources } from './metrics.ts';

export interface WatchedInstall extends Pick<MetricSources, 'processes'> {
  database: Platform['database'];
  version: string;
  dataFolder: string;
}

export function metricSources({ database, processes, version, dataFolder }: WatchedInstall): MetricSources {
  return {
    version,
    processes,
    connections: () => readConnections(database),
    work: () => readWork(database),
    mails: () => countOutbox(database),
    space: async () => {
      const { bavail, blocks, bsize } = await statfs(dataFolder);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
  };
}
