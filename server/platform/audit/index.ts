/** The audit log: who did what to which record, in the same transaction as the act. */
export { changesBetween } from './changes.ts';
export { auditBySittings, type Sittings } from './sittings.ts';
export {
  type AuditEvent,
  type AuditRecord,
  audit,
  auditAll,
  auditEntries,
  auditOf,
  entriesInAudit,
  type MadeEntries,
} from './store.ts';
