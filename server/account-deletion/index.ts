/** Leaving: the request, its confirmation by mail, the days of grace, and the end of an account. */
export { carryOutDeletions } from './carry-out.ts';
export type { AccountDeletionPorts } from './ports.ts';
export { deletionDay } from './read.ts';
export { leavingTemplates } from './templates.ts';
