import type { JobDefinition } from '../platform/jobs/index.ts';
import { tidySignIn } from './tidy.ts';

export const signInJobs: readonly JobDefinition[] = [
  { name: 'guard.tidy', everyHour: true, handle: tidySignIn },
];
