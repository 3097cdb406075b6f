/** The audit log: who did what to which record, in the same transaction as the act. */
export { changesBetween } from './changes.ts';
export {
  type AuditEvent,
  type AuditRecord,
  audit,
  auditAll,
  auditBySittings,
  auditEntries,
  auditOf,
  entriesInAudit,
  type MadeEntries,
  type Sittings,
} from './store.ts';
