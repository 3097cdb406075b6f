/** Rules of the European standard for the invoice as a whole: its number, day, type, currency, and what it refers to. */
import { amountOf, isGiven, isMissing } from './amounts.ts';
import { breachIf, breachIfMissing, EN, OWN, ofEach, say } from './finding.ts';
import type { Rule } from './rule.ts';

export const DOCUMENT_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-01',
    fields: ['BT-24'],
    message: say(
      'Die Rechnung nennt nicht die Spezifikation, der sie folgt (BT-24).',
      'The invoice does not name the specification it follows (BT-24).',
    ),
    mend: say(
      'Wähle XRechnung oder ZUGFeRD als Format; das Feld wird dann gefüllt.',
      'Choose XRechnung or ZUGFeRD as the format; the field is then filled in.',
    ),
    find: ({ customization }) => breachIfMissing(customization, 'customization'),
  },
  {
    ...EN,
    id: 'BR-02',
    fields: ['BT-1'],
    message: say('Die Rechnung hat keine Nummer (BT-1).', 'The invoice has no number (BT-1).'),
    mend: say('Gib der Rechnung eine Nummer.', 'Give the invoice a number.'),
    find: ({ number }) => breachIfMissing(number, 'number'),
  },
  {
    ...EN,
    id: 'BR-03',
    fields: ['BT-2'],
    message: say('Die Rechnung hat kein Rechnungsdatum (BT-2).', 'The invoice has no issue date (BT-2).'),
    mend: say('Gib das Rechnungsdatum an.', 'Give the issue date.'),
    find: ({ issueDate }) => breachIfMissing(issueDate, 'issueDate'),
  },
  {
    ...EN,
    id: 'BR-04',
    fields: ['BT-3'],
    message: say(
      'Es fehlt die Angabe, was für ein Dokument das ist (BT-3).',
      'The type of document is missing (BT-3).',
    ),
    mend: say(
      'Gib die Art an: 380 ist eine Rechnung, 381 eine Rechnungskorrektur, 384 eine Stornorechnung.',
      'Give the type: 380 is an invoice, 381 a credit note, 384 a corrected invoice.',
    ),
    find: ({ typeCode }) => breachIfMissing(typeCode, 'typeCode'),
  },
  {
    ...EN,
    id: 'BR-05',
    fields: ['BT-5'],
    message: say('Die Rechnung nennt keine Währung (BT-5).', 'The invoice names no currency (BT-5).'),
    mend: say('Gib die Währung an, zum Beispiel EUR.', 'Give the currency, for example EUR.'),
    find: ({ currency }) => breachIfMissing(currency, 'currency'),
  },
  {
    ...EN,
    id: 'BR-16',
    fields: ['BG-25'],
    message: say('Die Rechnung hat keine Position (BG-25).', 'The invoice has no item (BG-25).'),
    mend: say('Füge mindestens eine Position hinzu.', 'Add at least one line.'),
    find: ({ lines }) => breachIf(lines.length === 0, 'lines'),
  },
  {
    ...EN,
    id: 'BR-CO-03',
    fields: ['BT-7', 'BT-8'],
    message: say(
      'Der Tag der Steuerentstehung steht doppelt da: als Datum (BT-7) und als Code (BT-8).',
      'The tax point is said twice: as a date (BT-7) and as a code (BT-8).',
    ),
    mend: say('Lass eines von beiden weg.', 'Leave out one of the two.'),
    find: ({ taxPointDate, taxPointCode }) =>
      breachIf(isGiven(taxPointDate) && isGiven(taxPointCode), 'taxPointCode'),
  },
  {
    ...OWN,
    // The norm has this rule; since 1.3.16 the official rule set no longer checks it.
    id: 'BR-CO-25',
    fields: ['BT-9', 'BT-20', 'BT-115'],
    message: say(
      'Es ist etwas zu zahlen, aber weder ein Fälligkeitstag (BT-9) noch Zahlungsbedingungen (BT-20) stehen da.',
      'Something is to be paid, but there is neither a due date (BT-9) nor payment terms (BT-20).',
    ),
    mend: say('Gib an, bis wann zu zahlen ist.', 'Say by when payment is due.'),
    find: ({ dueDate, paymentTerms, totals }) =>
      breachIf(
        (amountOf(totals.payable)?.gt('0') ?? false) && isMissing(dueDate) && isMissing(paymentTerms),
        'dueDate',
      ),
  },
  {
    ...EN,
    id: 'BR-55',
    fields: ['BT-25', 'BG-3'],
    message: say(
      'Der Verweis auf eine frühere Rechnung nennt deren Nummer nicht (BT-25).',
      'The reference to an earlier invoice does not give its number (BT-25).',
    ),
    mend: say(
      'Gib die Nummer der früheren Rechnung an oder lösche den Verweis.',
      'Give the number of the earlier invoice or remove the reference.',
    ),
    find: ({ preceding }) =>
      ofEach(preceding, 'preceding', ({ number }, path) => breachIfMissing(number, `${path}.number`)),
  },
  {
    ...EN,
    id: 'BR-52',
    fields: ['BT-122', 'BG-24'],
    message: say(
      'Ein Anhang oder Verweis auf ein Dokument hat keine Kennung (BT-122).',
      'An attachment or a reference to a document has no identifier (BT-122).',
    ),
    mend: say('Gib dem Anhang einen Namen.', 'Give the attachment a name.'),
    find: ({ documents }) =>
      ofEach(documents, 'documents', ({ reference }, path) =>
        breachIfMissing(reference, `${path}.reference`),
      ),
  },
];
