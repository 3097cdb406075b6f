/** The expense that is proposed for a received invoice; the user may change all of it. */
import type { Day } from '@belegbar/domain/calendar';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';
import type { ReceivedHeader } from './header.ts';
import type { NoteCode, NoteKind, ProposalReason } from './words.ts';

export interface ProposedLine {
  /** BT-118, BT-119, BT-116, BT-117 as the file has them; empty where it says none. */
  category: string;
  rate: string;
  base: string;
  tax: string;
  taxCode: PurchaseTaxCode;
  /** What else it can be, the proposed one first. */
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
  /** The business's own day, for what the invoice does not date. */
  today: Day;
}

/** Types of UNTDID 1001 that lower what was billed before. */
const CREDIT_TYPES = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'];
/** Written by the customer in the seller's name. */
const SELF_BILLED_TYPES = ['261', '389'];

/** Whether it lowers what is owed to the sender: by its type, or because its total is below zero. */
export function isCredit({ typeCode, gross }: Pick<ReceivedHeader, 'typeCode' | 'gross'>): boolean {
  return CREDIT_TYPES.includes(typeCode) || isBelowZero(gross);
}

/** Credit notes say what is taken off above zero; a correction by a negative invoice has the sign already. */
export function isSignTurned({ typeCode, gross }: Pick<ReceivedHeader, 'typeCode' | 'gross'>): boolean {
  return CREDIT_TYPES.includes(typeCode) && !isBelowZero(gross);
}

/** A credit note below zero: some senders mean it as one, by the standard it would be the opposite. */
export function hasDoubleSign({ typeCode, gross }: Pick<ReceivedHeader, 'typeCode' | 'gross'>): boolean {
  return CREDIT_TYPES.includes(typeCode) && isBelowZero(gross);
}

export function isSelfBilled({ typeCode }: Pick<ReceivedHeader, 'typeCode'>): boolean {
  return SELF_BILLED_TYPES.includes(typeCode);
}

function isBelowZero(amount: string | null): boolean {
  return amount?.startsWith('-') ?? false;
}
