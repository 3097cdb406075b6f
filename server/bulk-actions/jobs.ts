/** Working acts off, taking lost ones up again, and forgetting old ones. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { RUN } from './promise-run.ts';
import { giveUpBulkAction, runBulkAction } from './run.ts';
import { tidyBulkActions } from './tidy.ts';

export const bulkActionJobs: readonly JobDefinition[] = [
  { name: RUN, handle: runBulkAction, giveUp: giveUpBulkAction },
  { name: 'bulk-actions.tidy', everyHour: true, handle: tidyBulkActions },
];
