/** The order in which acts count, whatever the order in which they were noted: that of their days. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { InvoiceAct } from './act.ts';
import type { BookedEntry } from './entry.ts';

/** An act, and the entries that it wrote. */
export interface NotedAct {
  act: InvoiceAct;
  made: readonly BookedEntry[];
}

/** A discount that counts by itself, apart from its payment. */
export interface Discount {
  kind: 'discount';
  on: Day;
  amount: Cents;
}

/** Of one day: what lowers the claim, what comes in of it, what ends it, what goes back, and what is given up after all that. */
const KINDS: readonly (InvoiceAct | Discount)['kind'][] = [
  'creditNote',
  'payment',
  'discount',
  'cancellation',
  'refund',
  'writeOff',
];

/** Negative where `one` counts before `other`; 0 only for acts that are the same. */
export function compareActs(one: InvoiceAct | Discount, other: InvoiceAct | Discount): number {
  return (
    one.on.localeCompare(other.on) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    JSON.stringify(one).localeCompare(JSON.stringify(other))
  );
}

/** Those that nobody took back, of all that were noted; `entries`: all of the invoice. */
export function standingActs<Noted extends NotedAct>(
  acts: readonly Noted[],
  entries: readonly BookedEntry[],
): Noted[] {
  const undone = new Set(entries.map(({ reverses }) => reverses));
  return acts.filter(({ made: [first] }) => first === undefined || !undone.has(first.number));
}

/** The number of the entry that took the act back. */
export function undoneAt({ made }: NotedAct, entries: readonly BookedEntry[]): number {
  const [first] = made;
  return entries.find(({ reverses }) => reverses !== null && reverses === first?.number)?.number ?? NEVER;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The day from which a discount counts that is given up with money of the day: what is left then is what later credit notes left. */
export function discountDayOf(entries: readonly BookedEntry[], on: Day): { discountOn?: Day } {
  const later = entries
    .filter(({ basis, kind, bookedOn }) => basis === 'accrual' && kind === 'creditNote' && bookedOn > on)
    .map(({ bookedOn }) => bookedOn)
    .toSorted()
    .at(-1);
  return later === undefined ? {} : { discountOn: later };
}

/** Whether an act of the day may have to be booked before something that stands already, so that all acts must be known. */
export function isNotedLate(entries: readonly BookedEntry[], on: Day): boolean {
  return entries.some(({ kind, bookedOn }) => kind !== 'invoice' && bookedOn >= on);
}
