/** Until when the records of a business that ends are to be kept, from the days of its last ones. */
import { type Day, day, yearOf } from '../calendar/index.ts';
import { type RetainedKind, retainedUntil } from './retention.ts';

/** What is kept for its term. */
export type KeptRecords = 'invoices' | 'expenses' | 'entries';

/** The last day on which there is a record of each kind; null without one. */
export interface LastRecords {
  invoice: Day | null;
  expense: Day | null;
  /** A payment is booked by what shows it, § 147 (1) no. 4 AO. */
  payment: Day | null;
  entry: Day | null;
}

/** The last days of keeping; null where there is nothing. */
export interface KeptUntil {
  /** Invoices, expenses and their payments, which go together. */
  vouchers: Day | null;
  /** Journal and audit log: never before the documents they are about. */
  books: Day | null;
}

/** § 14b (1) UStG, § 147 (3) and (4) AO: from the end of the calendar year of the last record. */
export function keptUntil(last: LastRecords): KeptUntil {
  const receipts = latest(untilOf('bookingVoucher', last.expense), untilOf('bookingVoucher', last.payment));
  const vouchers = latest(untilOf('invoice', last.invoice), receipts);
  return { vouchers, books: latest(untilOf('books', last.entry), vouchers) };
}

/** Of a year that the table does not know, the longest term there is. */
function untilOf(kind: RetainedKind, on: Day | null): Day | null {
  if (on === null) return null;
  const known = retainedUntil(kind, on);
  return known.known ? known.value : day(`${yearOf(on) + LONGEST_YEARS}-12-31`);
}

const LONGEST_YEARS = 10;

function latest(one: Day | null, other: Day | null): Day | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
