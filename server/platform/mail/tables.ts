import type { Generated } from 'kysely';

export interface OutboxMailsTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: Generated<string>;
  copies: Generated<string[]>;
  sender_name: Generated<string>;
  reply_to: Generated<string>;
  attachments: Generated<string[]>;
  created_at: Generated<Date>;
}

declare module '../database/tables.ts' {
  interface Tables {
    outbox_mails: OutboxMailsTable;
  }
}
