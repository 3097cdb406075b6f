import type { Capability } from '../capability.ts';
import { databaseClasses } from './data-classes.ts';

/** Its table is nobody's: no export has it, and no account ends in it. */
export const database: Capability = { dataClasses: databaseClasses };
