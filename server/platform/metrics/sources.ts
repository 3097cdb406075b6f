/** Where the figures of an open install come from. */
import type { Platform } from '../context.ts';
import { readConnections } from '../database/index.ts';
import { readWork } from '../jobs/index.ts';
import { countOutbox } from '../mail/index.ts';
import type { MetricSources } from './metrics.ts';

export interface WatchedInstall
  extends Pick<MetricSources, 'processes' | 'version'>,
    Pick<Platform, 'database' | 'space'> {}

export function metricSources({ database, space, processes, version }: WatchedInstall): MetricSources {
  return {
    version,
    processes,
    connections: () => readConnections(database),
    work: () => readWork(database),
    mails: () => countOutbox(database),
    space: () => space.read(),
  };
}
