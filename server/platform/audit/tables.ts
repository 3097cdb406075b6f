import type { ColumnType } from 'kysely';

export interface AuditLogTable {
  business_id: string;
  id: string;
  at: Date;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string | null;
  detail: ColumnType<Record<string, unknown>, string, never>;
}

declare module '../database/tables.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}
