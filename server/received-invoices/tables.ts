import type { Day } from '@belegbar/domain/calendar';
import type { EInvoice, KnownProfile, Syntax } from '@belegbar/domain/e-invoice';
import type {
  IbanVerdict,
  ReceivedState,
  SenderKey,
  SetAsideReason,
} from '@belegbar/domain/received-invoices';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** A broken rule at its place, without its words. */
export interface StoredFinding {
  rule: string;
  path: string;
  values?: Record<string, string>;
}

export interface LeftOutFile {
  name: string;
  why: 'size' | 'damaged';
}

/** What came is written once. */
type Fixed<Value> = ColumnType<Value, Value, never>;
/** The same as JSON, written as text. */
type FixedJson<Value> = ColumnType<Value, string, never>;

export interface ReceivedInvoicesTable {
  business_id: Fixed<string>;
  id: Fixed<string>;
  idempotency_key: Fixed<string>;
  state: ReceivedState;
  file_name: Fixed<string>;
  hash: Fixed<string>;
  xml_hash: Fixed<string>;
  container: Fixed<'xml' | 'pdf'>;
  embedded: Fixed<string | null>;
  syntax: Fixed<Syntax>;
  profile: Fixed<KnownProfile>;
  sender_keys: Fixed<SenderKey[]>;
  number_key: Fixed<string>;
  number: Fixed<string>;
  type_code: Fixed<string>;
  issue_date: Fixed<Day | null>;
  due_date: Fixed<Day | null>;
  seller_name: Fixed<string>;
  seller_vat_id: Fixed<string>;
  seller_tax_number: Fixed<string>;
  seller_country: Fixed<string>;
  buyer_name: Fixed<string>;
  buyer_trading_name: Fixed<string>;
  buyer_vat_id: Fixed<string>;
  currency: Fixed<string>;
  net: Fixed<string | null>;
  vat: Fixed<string | null>;
  gross: Fixed<string | null>;
  paid: Fixed<string | null>;
  payable: Fixed<string | null>;
  is_credit: Fixed<boolean>;
  ibans: Fixed<string[]>;
  iban_verdict: IbanVerdict;
  likely_duplicate_of: string | null;
  invoice: FixedJson<EInvoice>;
  unread: Fixed<string[]>;
  left_out: FixedJson<LeftOutFile[]>;
  findings: FixedJson<StoredFinding[]>;
  findings_total: Fixed<number>;
  fatal: Fixed<string[]>;
  warnings: Fixed<string[]>;
  words: Fixed<string>;
  received_at: Fixed<Date>;
  received_by: Fixed<string | null>;
  expense_id: string | null;
  set_aside_reason: SetAsideReason | null;
  set_aside_note: Generated<string>;
  decided_at: Date | null;
  decided_by: string | null;
}

export interface ReceivedInvoiceFilesTable {
  business_id: Fixed<string>;
  received_invoice_id: Fixed<string>;
  position: Fixed<number>;
  name: Fixed<string>;
  hash: Fixed<string>;
}

/** Kept by a trigger. */
export interface ReceivedInvoiceSendersTable {
  business_id: ColumnType<string, never, never>;
  key: ColumnType<SenderKey, never, never>;
  received_invoice_id: ColumnType<string, never, never>;
}

export type ReceivedRecord = Selectable<ReceivedInvoicesTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    received_invoices: ReceivedInvoicesTable;
    received_invoice_files: ReceivedInvoiceFilesTable;
    received_invoice_senders: ReceivedInvoiceSendersTable;
  }
}
