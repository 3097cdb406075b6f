/** Every hour: what is due is entered, and whose bill did not come is told of. The day is that of Berlin, so clocks may change as they like. */
import type { JobDefinition } from '../platform/jobs/index.ts';
import { generateDue } from './generate.ts';
import { GENERATE, TELL_MISSING } from './job-names.ts';
import { tellOfMissing } from './missing.ts';

export const recurringExpensesJobs: readonly JobDefinition[] = [
  { name: GENERATE, everyHour: true, handle: generateDue },
  { name: TELL_MISSING, everyHour: true, handle: tellOfMissing },
];
