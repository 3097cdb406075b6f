/** Where the figures of an open install come from. */
import { statfs } from 'node:fs/promises';
import type { Platform } from '../context.ts';
import { readConnections } from '../database/index.ts';
import { readWork } from '../jobs/index.ts';
import { countOutbox } from '../mail/index.ts';
import type { MetricSources } from './metrics.ts';

export interface WatchedInstall {
  platform: Platform;
  version: string;
  dataFolder: string;
}

export function metricSources({ platform, version, dataFolder }: WatchedInstall): MetricSources {
  const { database, renderer, images, eInvoiceReader, strangersReader } = platform;
  return {
    version,
    connections: () => readConnections(database),
    processes: {
      documents: renderer.load,
      images: images.load,
      eInvoices: eInvoiceReader.load,
      strangersFiles: strangersReader.load,
    },
    work: () => readWork(database),
    mails: () => countOutbox(database),
    space: async () => {
      const { bavail, blocks, bsize } = await statfs(dataFolder);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
  };
}
