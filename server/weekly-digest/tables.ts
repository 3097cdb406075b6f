import type { Day } from '@belegbar/domain/calendar';

export interface WeeklyDigestsTable {
  business_id: string;
  /** Monday of the week. */
  told_week: Day;
  token: string;
  created_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    weekly_digests: WeeklyDigestsTable;
  }
}
