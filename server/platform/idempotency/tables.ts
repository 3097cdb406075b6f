import type { Generated } from 'kysely';

export interface IdempotencyKeysTable {
  business_id: string;
  key: string;
  procedure: string;
  request_hash: string;
  subject_id: string;
  created_at: Generated<Date>;
}

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}
