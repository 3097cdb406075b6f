/** What a design is given: every text resolved, formatted and printable; a design only decides where it stands. */
import type { Language } from '@belegbar/domain/invoices';
import type { Colours } from '../designs/index.ts';

/** Lines of one paragraph. */
export type Paragraph = string[];

export interface LabelledValue {
  label: string;
  value: string;
}

export interface ViewRow {
  position: string;
  description: string;
  details: string[];
  /** Quantity with unit, and unit price. */
  figures: [string, string];
  /** VAT percent; null where the document has no VAT column. */
  vat: string | null;
  total: string;
  /** True for a row that may be higher than half a page and therefore has to break. */
  long: boolean;
}

export interface ViewTable {
  heads: string[];
  vat: boolean;
  rows: ViewRow[];
  /** How many of the last rows stay on one page with the totals. */
  kept: number;
}

export interface ViewPayment {
  request: string;
  payee: string;
  /** In groups of four; empty without a bank account. */
  iban: string;
  bank: string;
  referenceLabel: string;
  reference: string;
  /** The GiroCode without its quiet zone, or null. */
  code: { svg: string; alt: string; caption: string[] } | null;
}

export interface ViewLogo {
  file: string;
  widthMm: number;
  heightMm: number;
  alt: string;
}

export interface ViewFooter {
  columns: { head: string; lines: string[] }[];
  /** Whether each column may be as wide as its lines; else all are equally wide and long lines wrap. */
  roomy: boolean;
  /** Lines of the highest column, its head included. */
  height: number;
  /** The user's own lines below the columns. */
  text: string[];
}

export interface InvoiceView {
  language: Language;
  region: string;
  metadata: { title: string; author: string; date: { year: number; month: number; day: number } };
  colours: Colours;
  logo: ViewLogo | null;
  sender: { name: string; line: string };
  recipient: string[];
  information: (LabelledValue & { strong: boolean })[];
  heading: string;
  subheading: string;
  introduction: Paragraph[];
  table: ViewTable;
  /** Statutory notes first, then the user's own where they are short. */
  notes: Paragraph[];
  payment: ViewPayment | null;
  closing: { greeting: string; name: string };
  totals: LabelledValue[];
  due: LabelledValue;
  /** Net and VAT that the amount due contains, for prices written with VAT. */
  included: LabelledValue[];
  totalsNote: string;
  /** Text that is too long for its usual place; set below the totals, free to break. */
  remarks: Paragraph[];
  footer: ViewFooter;
  labels: { page: [before: string, between: string]; continued: string };
}
