/** Whether a receipt is one of a bill that is entered already. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { folded } from './fold.ts';
import type { ReceiptReading } from './reading.ts';

export interface EnteredBill {
  vendor: string;
  /** Empty where it has none. */
  documentNumber: string;
  documentDate: Day;
  gross: Cents;
}

/** Of the same vendor and amount, and of the same number, or, where one of both has none, of the same day. */
export function sameBill(
  { vendor, total, number, date }: Pick<ReceiptReading, 'vendor' | 'total' | 'number' | 'date'>,
  bill: EnteredBill,
): boolean {
  if (vendor === null || total === null || total.value !== bill.gross) return false;
  if (!isAlike(vendor.value, bill.vendor)) return false;
  if (number !== null && bill.documentNumber !== '')
    return folded(number.value) === folded(bill.documentNumber);
  return date?.value === bill.documentDate;
}

/** One of both may have its legal form or its branch behind it. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}
