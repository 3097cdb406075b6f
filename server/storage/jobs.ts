/** Tidying up the stored files, once a day. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { sweepFiles } from './sweep.ts';

export const storageJobs: readonly JobDefinition[] = [
  { name: 'storage.sweep', everyDay: true, handle: sweepFiles },
];
