/** Carrying out what was confirmed, and removing what no longer has to be kept, once an hour. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { carryOutDeletions } from './carry-out.ts';

export const accountDeletionJobs: readonly JobDefinition[] = [
  { name: 'account-deletion.due', everyHour: true, handle: carryOutDeletions },
];
