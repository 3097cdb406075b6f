import type { Capability } from '../capability.ts';
import { jobsClasses } from './data-classes.ts';

/** Its tables are nobody's: no export has them, and no account ends in them. */
export const jobs: Capability = { dataClasses: jobsClasses };
