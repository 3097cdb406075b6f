/** BG-1: the texts of a document that have no place of their own. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { Note, VatBreakdown } from '../model.ts';
import { subjectIn } from '../note-subject.ts';
import { paypalText } from './payment.ts';

/** UNTDID 4451: general information. */
const GENERAL = 'AAI';

/**
 * The texts around the lines, in their order, PayPal where it is the second way to pay, and what the law asks for and no BT-120 says: the
 * business's own words on VAT, and the second language of a document in two.
 */
export function notesOf(document: InvoiceDocument, breakdown: readonly VatBreakdown[]): Note[] {
  const { title, introduction, notes, bank, statutoryNotes } = document;
  const paypal = bank.iban === '' ? '' : paypalText(document);
  const isSaid = (text: string) =>
    breakdown.some(({ exemptionReason = '' }) => exemptionReason.includes(text));
  const others = statutoryNotes.filter((text) => !isSaid(text));
  return [title, introduction, notes, paypal, ...others].filter((text) => text.trim() !== '').map(noteOf);
}

/** What stands between the first two number signs UBL takes for a subject if it has three letters, as in “Issues #1, #2” (BR-CL-08). */
function noteOf(text: string): Note {
  return subjectIn(text) === null ? { text } : { subject: GENERAL, text };
}
