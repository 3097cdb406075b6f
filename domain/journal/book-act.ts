/** One door for all that happens to an issued invoice, so that what was booked once is booked anew alike. */
import type { ActOf, InvoiceAct, MovedEuros } from './act.ts';
import type { Discount } from './act-order.ts';
import { bookCancellation } from './book-cancellation.ts';
import { bookCreditNote } from './book-credit-note.ts';
import { bookDiscount } from './book-discount.ts';
import { bookFee } from './book-fee.ts';
import { bookPayment } from './book-payment.ts';
import { bookRefund } from './book-refund.ts';
import { bookWriteOff } from './book-write-off.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import { inEuros, taxedOfRefund } from './in-euros.ts';

/** What an act books after `entries`: all of the invoice and of the documents that correct it. */
export function bookAct(entries: readonly BookedEntry[], act: InvoiceAct | Discount): NewEntry[] {
  switch (act.kind) {
    case 'payment':
      return [...inEuros(entries, bookPayment(entries, act), act.moved), ...bookFee(entries, act)];
    case 'discount':
      return inEuros(entries, bookDiscount(entries, act));
    case 'refund':
      return inEuros(entries, bookRefund(entries, act), goesBack(entries, act));
    case 'creditNote':
      return inEuros(entries, bookCreditNote(entries, act));
    case 'writeOff':
      return inEuros(entries, bookWriteOff(entries, act));
    case 'cancellation':
      return inEuros(entries, bookCancellation(entries, act));
  }
}

/** What VAT counts of it follows from what came before it, whichever of that was noted first. */
function goesBack(entries: readonly BookedEntry[], act: ActOf<'refund'>): MovedEuros | undefined {
  return act.moved && { euros: act.moved.euros, taxed: taxedOfRefund(entries, act) };
}
