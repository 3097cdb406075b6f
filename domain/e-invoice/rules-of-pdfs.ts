/** Rules over a PDF with an invoice in it: what is told of the file around the XML. */
import type { Rule } from './rules/rule.ts';

type About = Pick<Rule, 'id' | 'message' | 'mend'>;

/** Found while the file is read; the model does not know of it. */
function ofPdf(about: About): Rule {
  return { severity: 'warning', source: 'Belegbar', fields: [], find: () => [], ...about };
}

/** Its table does not say where its objects lie. */
export const DAMAGED_PDF = ofPdf({
  id: 'BB-PDF-DAMAGED',
  message: {
    de: 'Die Datei ist beschädigt; gelesen wurde, was sich darin finden ließ.',
    en: 'The file is damaged; what could be found in it was read.',
  },
  mend: {
    de: 'Erzeuge das PDF neu oder sende es noch einmal.',
    en: 'Make the PDF anew, or send it again.',
  },
});

/** Two programs that take two of them book two amounts. */
export const OTHER_INVOICE = ofPdf({
  id: 'BB-PDF-OTHER',
  message: {
    de: 'In der Datei liegt eine zweite Rechnung, die etwas anderes sagt: „{file}“ mit der Nummer {number} über {gross} {currency}. Gelesen ist „{read}“ mit der Nummer {readNumber} über {readGross} {readCurrency}. Verschieden sind {terms}.',
    en: 'The file holds a second invoice that says something else: “{file}” with the number {number} over {gross} {currency}. What was read is “{read}” with the number {readNumber} over {readGross} {readCurrency}. They differ in {terms}.',
  },
  mend: {
    de: 'Sende eine Datei mit einer einzigen Rechnung, oder mit zweien, die dasselbe sagen.',
    en: 'Send a file with one invoice in it, or with two that say the same.',
  },
});

export const UNREAD_INVOICE = ofPdf({
  id: 'BB-PDF-UNREAD',
  message: {
    de: 'In der Datei liegt eine zweite Rechnung, die sich nicht lesen lässt: „{file}“. Gelesen ist „{read}“.',
    en: 'The file holds a second invoice that cannot be read: “{file}”. What was read is “{read}”.',
  },
  mend: {
    de: 'Sende eine Datei mit einer einzigen Rechnung.',
    en: 'Send a file with one invoice in it.',
  },
});

/** Told of an invoice beside which another one lies: whoever books it has to say that it is the right one. */
export const RULES_OF_OTHER_INVOICES: readonly string[] = [OTHER_INVOICE.id, UNREAD_INVOICE.id];

export const RULES_OF_PDFS: readonly Rule[] = [DAMAGED_PDF, OTHER_INVOICE, UNREAD_INVOICE];
