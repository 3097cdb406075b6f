/** What is told of the PDF around an invoice, as findings beside those over what it says. */
import { DAMAGED_PDF, OTHER_INVOICE, type RuleFinding, UNREAD_INVOICE } from '@belegbar/domain/e-invoice';
import type { OtherInvoice } from './other-invoices.ts';
import type { EInvoiceFile } from './read-file.ts';

type Around = Pick<EInvoiceFile, 'isDamaged' | 'otherInvoices' | 'embedded' | 'invoice'>;

/** Warnings: the file is broken, or holds a second invoice that says something else. */
export function findingsOfPdf(file: Around): RuleFinding[] {
  return [
    ...(file.isDamaged ? [{ rule: DAMAGED_PDF, breach: { path: '' } }] : []),
    ...file.otherInvoices.map((other) => otherInvoice(other, file)),
  ];
}

/** For what an invoice does not say. */
const UNSAID = '?';

function otherInvoice(other: OtherInvoice, { embedded, invoice }: Around): RuleFinding {
  // Of a file that is an XML and a PDF, the XML was read.
  const files = { file: other.name, read: embedded ?? 'XML' };
  if (other.terms.length === 0) return { rule: UNREAD_INVOICE, breach: { path: '', values: files } };
  const { number, currency, totals } = invoice;
  const values = {
    ...files,
    number: other.number || UNSAID,
    gross: other.gross || UNSAID,
    currency: other.currency,
    readNumber: number || UNSAID,
    readGross: totals.gross || UNSAID,
    readCurrency: currency ?? '',
    terms: other.terms.join(', '),
  };
  return { rule: OTHER_INVOICE, breach: { path: 'number', values } };
}
