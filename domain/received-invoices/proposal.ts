/** The expense that is proposed for a received invoice; the user may change all of it. */
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import type { NoteCode, NoteKind, ProposalReason } from './words.ts';

export interface ProposedLine {
  /** BT-118, BT-119, BT-116, BT-117 as the file has them; empty where it says none, and where another line has the base or the VAT of the part. */
  category: string;
  rate: string;
  base: string;
  tax: string;
  /** Null where the file leaves open who owes the VAT: the user has to choose. */
  taxCode: PurchaseTaxCode | null;
  /** What it can be; where one is proposed, that first. */
  choices: PurchaseTaxCode[];
  reason: ProposalReason;
  /** Null where the amounts in euros are the user's to say. Below zero on a credit. */
  net: Cents | null;
  vat: Cents | null;
}

export interface ProposalNote {
  kind: NoteKind;
  code: NoteCode;
  values: Record<string, string>;
}

export interface Proposal {
  vendor: { name: string; country: string; vatId: string };
  documentDate: Day | null;
  servicePeriod: { from: Day; to: Day } | null;
  dueDate: Day | null;
  /** It bills before the supply: its VAT waits for the payment, whose day is needed to book it (§ 15 (1) No. 1 s. 3 UStG). */
  isPrepayment: boolean;
  /** The file says above zero what is taken off: every amount of it is booked with the other sign, or none is. */
  isSignTurned: boolean;
  currency: string;
  /** BT-111 in cents, where the file says its VAT in euros. */
  vatInEuros: Cents | null;
  lines: ProposedLine[];
  notes: ProposalNote[];
  /** No note is blocking. */
  canBook: boolean;
}

/** What of the business the proposal depends on. */
export interface Receiver {
  /** In any form; empty without one. */
  vatId: string;
  taxNumber: string;
  /** Whether it is a Kleinunternehmer (§ 19 UStG) on that day. */
  isSmallBusinessOn(day: Day): boolean;
  /** The day on which the file was handed in. */
  handedInOn: Day;
}
