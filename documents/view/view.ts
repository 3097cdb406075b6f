/** What a design is given: every text resolved, formatted and printable; a design only decides where it stands. */
import type { LetterheadLayout } from '@belegbar/domain/business';
import type { Language } from '@belegbar/domain/invoices';
import type { Colours } from '../designs/index.ts';

/** Lines of one paragraph. */
export type Paragraph = string[];

export interface LabelledValue {
  label: string;
  value: string;
}

/** A row of the information block; `brief` is its label for narrow places. */
export interface ViewFact extends LabelledValue {
  key: 'number' | 'date' | 'service' | 'client' | 'reference' | 'buyer' | 'vatId' | 'due';
  brief: string;
  strong: boolean;
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
  /** What the lines come to up to this one, for the page after it; empty where that is not known. */
  carried: string;
  /** True for a row that may be higher than half a page and therefore has to break. */
  long: boolean;
}

export interface ViewTable {
  heads: string[];
  vat: boolean;
  rows: ViewRow[];
  /** The word before what a page carries over from the one before. */
  carried: string;
  /** How many of the last rows stay on one page with the totals. */
  kept: number;
}

export interface ViewPayment {
  request: string;
  payee: string;
  /** In groups of four; empty without a bank account. */
  iban: string;
  /** The same in lines of three groups, for narrow columns. */
  ibanLines: string[];
  bank: string;
  referenceLabel: string;
  reference: string;
  /** The GiroCode without its quiet zone, or null. */
  code: { svg: string; alt: string; caption: string[] } | null;
  paypal: ViewPaypal | null;
}

export interface ViewPaypal {
  /** Where to, as it is printed; `url` opens it, empty for the address of an account. */
  to: string;
  url: string;
  /** The code that the user uploaded. */
  code: ViewPicture | null;
}

/** A picture in the compiler's workspace, in the size in which it is shown. */
export interface ViewPicture {
  file: string;
  widthMm: number;
  heightMm: number;
  alt: string;
}

export interface ViewFooterColumn {
  about: 'address' | 'contact' | 'bank' | 'tax';
  head: string;
  lines: string[];
}

export interface ViewFooter {
  columns: ViewFooterColumn[];
  /** Whether each column may be as wide as its lines; else all are equally wide and long lines wrap. */
  roomy: boolean;
  /** Lines of the highest column, its head included. */
  height: number;
  /** The user's own lines below the columns. */
  text: string[];
}

/** A file that the document carries: the invoice as XML, or an enclosure. */
export interface ViewAttachment {
  name: string;
  /** Where it lies in the compiler's workspace. */
  source: string;
  mediaType: string;
  relationship: string;
  /** What readers show beside its name. */
  about: string;
}

export interface InvoiceView {
  language: Language;
  region: string;
  metadata: { title: string; author: string; date: { year: number; month: number; day: number } };
  colours: Colours;
  /** `opaque`: it brings a ground of its own, which shows on paper that is not white. */
  logo: (ViewPicture & { opaque: boolean }) | null;
  /** Between greeting and typed name; the design leaves as much white without one. */
  signature: ViewPicture | null;
  /** Under `custom`: the paper, behind the text and as large as the page; null for paper that is printed already. */
  letterhead: { file: string | null; layout: LetterheadLayout } | null;
  /** The family that replaces the design's own for text; null where the design's own holds. */
  font: string | null;
  sender: { name: string; line: string };
  recipient: string[];
  information: ViewFact[];
  heading: string;
  /** The heading in two parts: its word, and the number or what a cancellation is of. `numbered`: the rest is the number. */
  title: { word: string; rest: string; numbered: boolean };
  /** The last digits of the number, five at most, else the whole; empty for a draft. */
  shortNumber: string;
  subheading: string;
  introduction: Paragraph[];
  table: ViewTable;
  /** Statutory notes first, then the user's own where they are short. */
  notes: Paragraph[];
  payment: ViewPayment | null;
  closing: { greeting: string; name: string };
  totals: LabelledValue[];
  due: LabelledValue;
  /** Net and VAT that the amount due contains, for prices written with VAT; VAT in euros where the amounts are in another currency; Skonto. */
  belowDue: LabelledValue[];
  totalsNote: string;
  /** Text that is too long for its usual place; set below the totals, free to break. */
  remarks: Paragraph[];
  footer: ViewFooter;
  /** Whom to ask: the person, then how to reach them. */
  contact: { head: string; lines: string[] };
  /** Tax number and VAT ID, for paper that need not carry them. */
  taxLines: string[];
  /** `toPay`: the amount due where it stands alone, beside the date. */
  labels: { page: [before: string, between: string]; continued: string; payment: string; toPay: string };
}
