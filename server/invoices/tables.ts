import type { Day } from '@belegbar/domain/calendar';
import type { Profile } from '@belegbar/domain/e-invoice';
import type { DocumentKind, InvoiceDocument, InvoiceDraft, InvoiceStatus } from '@belegbar/domain/invoices';
import type { Cents, Currency } from '@belegbar/domain/money';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** JSON is written as text and read as data. */
type Json<Value> = ColumnType<Value, string, string>;

export interface InvoicesTable {
  business_id: string;
  id: string;
  version: Generated<number>;
  kind: Generated<DocumentKind>;
  status: Generated<InvoiceStatus>;
  number: string | null;
  client_id: string | null;
  client_name: string;
  title: string;
  invoice_date: Day | null;
  due_date: Day | null;
  net: Cents;
  vat: Cents;
  gross: Cents;
  /** Of the document; the amounts without its name are euros, in which invoices are added up. */
  currency: Generated<Currency>;
  currency_gross: Generated<Cents | null>;
  currency_paid: Generated<Cents | null>;
  /** What of it is no longer open. */
  currency_settled: Generated<Cents | null>;
  currency_written_off: Generated<Cents | null>;
  paid: Generated<Cents>;
  reduced: Generated<Cents>;
  draft: Json<InvoiceDraft>;
  document: ColumnType<InvoiceDocument | null, string | null, string | null>;
  issued_at: Date | null;
  delivery: 'queued' | 'ready' | 'failed' | null;
  document_hash: string | null;
  /** The XRechnung (UBL), and the CII that also lies in the PDF; null where a fatal rule speaks against it. */
  xrechnung_hash: string | null;
  cii_hash: string | null;
  /** Which rules; null before the document is stored, and where there were no e-invoices yet. */
  e_invoice_breaches: ColumnType<EInvoiceBreaches[] | null, string | null, string | null>;
  cancels: string | null;
  /** The document that cancels it; itself, where it was taken back before anyone outside saw it. */
  cancelled_by: string | null;
  /** Of a credit note: the invoice that it reduces. */
  corrects: string | null;
  written_off: Generated<Cents>;
  viewed_at: Date | null;
  /** When anyone but the owner first fetched anything of it by a share link, programs included. */
  fetched_at: Date | null;
  mailed_at: Date | null;
  /** When it was first given to its client: a mail has left, a link was given out or opened, or its owner says so. */
  sent_at: Date | null;
  reminders_paused: Generated<boolean>;
  /** Counts from 1; what is stored of sending and views is of this one. */
  edition: Generated<number>;
  /** When this edition was issued; null for the first. */
  amended_at: Date | null;
  search: string;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  list_date: GeneratedAlways<Day>;
  bucket: GeneratedAlways<Bucket>;
  open: GeneratedAlways<Cents>;
  currency_open: GeneratedAlways<Cents | null>;
}

/** The fatal rules for which a document is no e-invoice of the profile. */
export interface EInvoiceBreaches {
  profile: Profile;
  ids: string[];
}

export type Bucket = 'draft' | 'open' | 'paid' | 'cancelled' | 'credit';
export type InvoiceRecord = Selectable<InvoicesTable>;

/** The editions that were replaced, as they were. */
export interface InvoiceEditionsTable {
  business_id: string;
  invoice_id: string;
  edition: number;
  draft: Json<InvoiceDraft>;
  document: ColumnType<InvoiceDocument, string, never>;
  issued_at: Date;
  replaced_at: Date;
  document_hash: string;
  xrechnung_hash: string | null;
  cii_hash: string | null;
  e_invoice_breaches: ColumnType<EInvoiceBreaches[] | null, string | null, never>;
  sent_at: Date | null;
  viewed_at: Date | null;
}

export type InvoiceEditionRecord = Selectable<InvoiceEditionsTable>;

export interface PaymentsTable {
  business_id: string;
  id: string;
  invoice_id: string;
  paid_on: Day;
  amount: Cents;
  method: PaymentMethod;
  note: string;
  fee: Generated<Cents>;
  discount: Generated<Cents>;
  /** Amount and discount in the currency of the invoice; null for euros. */
  currency_amount: Generated<Cents | null>;
  currency_discount: Generated<Cents | null>;
  reverses: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type PaymentMethod = 'bankTransfer' | 'paypal' | 'cash' | 'other';
export type PaymentRecord = Selectable<PaymentsTable>;

export interface InvoiceSumsTable {
  business_id: string;
  bucket: Bucket;
  due_date: Day;
  count: number;
  gross: Cents;
  open: Cents;
}

/** Kept by the database: what the list searches, filters and adds up. */
export interface InvoiceSearchTable {
  business_id: string;
  id: string;
  kind: InvoicesTable['kind'];
  bucket: Bucket;
  client_id: string | null;
  list_date: Day;
  due_date: Day | null;
  net: Cents;
  gross: Cents;
  open: Cents;
  words: string;
  number: string | null;
  client_name: string;
}

/** Kept by the database: stored PDFs by the year of the invoice. */
export interface DocumentSumsTable {
  business_id: string;
  year: number;
  count: number;
  bytes: number;
}

/** What a client said on the public page. */
export interface ClientMessagesTable {
  business_id: string;
  id: string;
  invoice_id: string;
  kind: 'paid' | 'notPaid' | 'question';
  text: string;
  said_on: Day;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ClientMessageRecord = Selectable<ClientMessagesTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    invoices: InvoicesTable;
    payments: PaymentsTable;
    invoice_editions: InvoiceEditionsTable;
    invoice_sums: InvoiceSumsTable;
    invoice_search: InvoiceSearchTable;
    document_sums: DocumentSumsTable;
    client_messages: ClientMessagesTable;
  }
}
