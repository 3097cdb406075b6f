/** The audit log: who did what to which record, in the same transaction as the act. */
export { changesBetween } from './changes.ts';
export type { AuditEvent } from './event.ts';
export type { Sittings } from './sittings.ts';
export {
  type AuditRecord,
  audit,
  auditAll,
  auditAllEntries,
  auditBySittings,
  auditEntries,
  auditOf,
  entriesInAudit,
  type MadeEntries,
} from './store.ts';
