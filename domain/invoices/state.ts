/** Where an invoice stands, told from what is stored about it alone: a word, and the points that it has come to. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { DocumentKind, InvoiceStatus } from './invoice.ts';

/** `partlyPaid`: some money has come, and the rest is not due yet. `credited`: nothing is open, and no money has made it so. */
export const STATE_WORDS = [
  'draft',
  'issued',
  'sent',
  'seen',
  'partlyPaid',
  'dueToday',
  'overdue',
  'paid',
  'withoutAmount',
  'credited',
  'writtenOff',
  'cancelled',
  'cancellation',
  'creditNote',
] as const;
export type StateWord = (typeof STATE_WORDS)[number];

export const TRACK_POINTS = ['draft', 'issued', 'sent', 'seen', 'due', 'paid'] as const;
export type TrackPoint = (typeof TRACK_POINTS)[number];

/** Amounts in cents of the invoice's currency. */
export interface StatedInvoice {
  kind: DocumentKind;
  status: InvoiceStatus;
  cancelled: boolean;
  gross: Cents;
  open: Cents;
  /** Money that has come, less what was given back. */
  received: Cents;
  writtenOff: Cents;
  dueDate: Day | null;
  /** A mail has left with it, a link was given out, or its owner says that it was handed over. */
  isSent: boolean;
  /** Somebody else than its owner has opened it. */
  isSeen: boolean;
}

export interface InvoiceState {
  word: StateWord;
  /** Calendar days since the due day, of what is overdue; else 0. */
  overdueDays: number;
  /** What is open is a rest: some money has come. */
  isRest: boolean;
  /** The points whose event is stored, in their order. One that was skipped is missing. */
  reached: TrackPoint[];
}

/** What an invoice says of itself on a day. A part payment is told beside what is due or overdue, never instead of it. */
export function invoiceState(invoice: StatedInvoice, today: Day): InvoiceState {
  const word = wordOf(invoice, today);
  const { dueDate, open, received } = invoice;
  return {
    word,
    overdueDays: word === 'overdue' && dueDate !== null ? daysBetween(dueDate, today) : 0,
    isRest: isOwed(invoice) && received > 0 && open > 0,
    reached: reachedOf(invoice, word, today),
  };
}

function wordOf(invoice: StatedInvoice, today: Day): StateWord {
  const { kind, status, gross, received, writtenOff, dueDate, isSent, isSeen } = invoice;
  if (status === 'draft') return 'draft';
  if (kind !== 'invoice') return kind;
  if (invoice.cancelled) return 'cancelled';
  if (writtenOff > 0) return 'writtenOff';
  if (gross === 0) return 'withoutAmount';
  if (status === 'paid') return received > 0 ? 'paid' : 'credited';
  if (dueDate !== null && dueDate < today) return 'overdue';
  if (dueDate === today) return 'dueToday';
  if (received > 0) return 'partlyPaid';
  if (isSeen) return 'seen';
  return isSent ? 'sent' : 'issued';
}

function isOwed({ kind, status, cancelled, writtenOff }: StatedInvoice): boolean {
  return kind === 'invoice' && status === 'sent' && !cancelled && writtenOff <= 0;
}

function reachedOf(invoice: StatedInvoice, word: StateWord, today: Day): TrackPoint[] {
  const { status, dueDate, isSent, isSeen } = invoice;
  const isIssued = status !== 'draft';
  const holds: Record<TrackPoint, boolean> = {
    draft: true,
    issued: isIssued,
    sent: isIssued && isSent,
    seen: isIssued && isSeen,
    due: isIssued && dueDate !== null && dueDate <= today,
    paid: word === 'paid',
  };
  return TRACK_POINTS.filter((point) => holds[point]);
}
