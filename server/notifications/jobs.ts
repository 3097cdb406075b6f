/** Tidying up, once an hour. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { forgetRead } from './forget-read.ts';

export const notificationJobs: readonly JobDefinition[] = [
  { name: 'notifications.tidy', everyHour: true, handle: forgetRead },
];
