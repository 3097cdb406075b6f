import type { MAIL_FAILURES, MAIL_STATES } from '@belegbar/contract/sending-messages';
import type { Day } from '@belegbar/domain/calendar';
import type { ColumnType, Generated, Selectable } from 'kysely';

export type MailState = (typeof MAIL_STATES)[number];
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** What ends a mail, or leaves somebody without it. */
export type FinalFailure = Exclude<MailFailure, 'limit'>;

export interface InvoiceMailsTable {
  business_id: string;
  id: string;
  invoice_id: string;
  kind: 'invoice' | 'reminder';
  origin: 'hand' | 'issue' | 'schedule';
  /** Of a reminder: 0 before the due day, then 1, 2 and so on. */
  step: Generated<number>;
  planned_on: Day | null;
  /** Until when a reminder of what is overdue asks to pay. */
  pay_by: Day | null;
  state: MailState;
  recipients: string[];
  copies: Generated<string[]>;
  from_name: string;
  reply_to: string;
  subject: string;
  text: string;
  not_before: Date;
  tries: Generated<number>;
  failure: MailFailure | null;
  failure_text: Generated<string>;
  refused: Generated<string[]>;
  created_at: ColumnType<Date, Date, never>;
  /** When a person said yes to it; null where none was asked. */
  approved_at: Date | null;
  handed_over_at: Date | null;
  settled_at: Date | null;
}

export type MailRecord = Selectable<InvoiceMailsTable>;

/** What somebody has sent to themselves to see what the client would get. */
export interface TestMailsTable {
  business_id: string;
  id: string;
  invoice_id: string;
  kind: 'invoice' | 'reminder';
  recipient: string;
  from_name: string;
  reply_to: string;
  subject: string;
  text: string;
  created_at: ColumnType<Date, Date, never>;
}

export type TestMailRecord = Selectable<TestMailsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    invoice_mails: InvoiceMailsTable;
    test_mails: TestMailsTable;
  }
}
