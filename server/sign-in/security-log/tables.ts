import type { ColumnType } from 'kysely';

type Json = ColumnType<Record<string, unknown>, string, never>;

export interface SecurityEventsTable {
  id: string;
  at: Date;
  type: string;
  severity: string;
  user_id: string | null;
  account_hash: string | null;
  address_hash: string | null;
  device: string;
  details: Json;
}

export interface UserActivitiesTable {
  id: string;
  at: Date;
  user_id: string;
  type: string;
  device: string;
  data: Json;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    security_events: SecurityEventsTable;
    user_activities: UserActivitiesTable;
  }
}
