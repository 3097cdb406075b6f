import type { Generated } from 'kysely';

export interface OutboxMailsTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  created_at: Generated<Date>;
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox_mails: OutboxMailsTable;
  }
}
