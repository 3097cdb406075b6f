import type { Day } from '@belegbar/domain/calendar';

export interface AccountDeletionsTable {
  user_id: string;
  state: 'requested' | 'confirmed' | 'running';
  token_hash: string | null;
  requested_at: Date;
  link_until: Date;
  confirmed_at: Date | null;
  due_at: Date | null;
}

/** A business whose owner has left, until its terms of keeping are over; written by functions of the database alone. */
export interface ClosedBusinessesTable {
  business_id: string;
  closed_at: Date;
  vouchers_until: Day | null;
  books_until: Day | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    account_deletions: AccountDeletionsTable;
    closed_businesses: ClosedBusinessesTable;
  }
}
