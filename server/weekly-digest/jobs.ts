/** The week by mail: every hour it is asked whether it is time. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { mailWeek } from './mail-week.ts';

export const weeklyDigestJobs: readonly JobDefinition[] = [
  { name: 'weekly-digest.mail', everyHour: true, handle: mailWeek },
];
