/** The words with which an invoice, or a document that corrects one, is sent. */
import { letter, type MailFacts, type MailWords, type PrintedFacts } from './letter.ts';

/** Subject and text in the language of the document; whoever sends it may change both. */
export function invoiceMail(facts: MailFacts): MailWords {
  const { kind } = facts.document;
  return letter(facts, (printed) =>
    printed.language === 'de' ? inGerman(printed, kind) : inEnglish(printed, kind),
  );
}

type Kind = MailFacts['document']['kind'];

function inGerman(facts: PrintedFacts, kind: Kind) {
  const { number, title, link, isFamiliar } = facts;
  const name =
    kind === 'invoice' ? 'Rechnung' : kind === 'cancellation' ? 'Stornorechnung' : 'Rechnungskorrektur';
  const you = isFamiliar ? 'erhältst du' : 'erhalten Sie';
  const look = isFamiliar ? 'kannst du' : 'können Sie';
  const answer = isFamiliar ? 'antworte' : 'antworten Sie';
  return {
    subject: `${name} ${number}${title === '' ? '' : `: ${title}`}`,
    paragraphs: [
      `anbei ${you} die ${name} ${number} vom ${facts.date} über ${facts.gross}.${kind === 'invoice' ? '' : germanReference(facts, kind)}`,
      ...(kind === 'invoice' && !facts.isGivenUp ? [germanPayment(facts)] : []),
      ...(link === null ? [] : [`Online ${look} sie hier ansehen und herunterladen:\n${link}`]),
      `Bei Fragen ${answer} einfach auf diese E-Mail.`,
    ],
  };
}

function germanReference({ preceding }: PrintedFacts, kind: Kind): string {
  if (preceding === null) return '';
  const invoice = `Rechnung ${preceding.number} vom ${preceding.date}`;
  return kind === 'cancellation' ? ` Die ${invoice} ist damit aufgehoben.` : ` Sie mindert die ${invoice}.`;
}

function germanPayment(facts: PrintedFacts): string {
  if (!facts.isOpen) return 'Es ist nichts mehr zu zahlen.';
  const amount = facts.isPartlyPaid ? `Offen sind noch ${facts.open}, fällig` : 'Der Betrag ist';
  const due = facts.isDueAtOnce ? 'sofort' : `bis zum ${facts.dueDate}`;
  const end = facts.isPartlyPaid ? '.' : ' fällig.';
  return `${amount} ${due}${end} Die Zahlungsdaten stehen auf der Rechnung.`;
}

function inEnglish(facts: PrintedFacts, kind: Kind) {
  const { number, title, link } = facts;
  const name = kind === 'invoice' ? 'invoice' : kind === 'cancellation' ? 'cancellation' : 'credit note';
  return {
    subject: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}${title === '' ? '' : `: ${title}`}`,
    paragraphs: [
      `Please find attached ${name} ${number} of ${facts.date} over ${facts.gross}.${kind === 'invoice' ? '' : englishReference(facts, kind)}`,
      ...(kind === 'invoice' && !facts.isGivenUp ? [englishPayment(facts)] : []),
      ...(link === null ? [] : [`You can also view and download it online:\n${link}`]),
      'If you have any questions, simply reply to this email.',
    ],
  };
}

function englishReference({ preceding }: PrintedFacts, kind: Kind): string {
  if (preceding === null) return '';
  const invoice = `invoice ${preceding.number} of ${preceding.date}`;
  return kind === 'cancellation' ? ` It takes back ${invoice}.` : ` It reduces ${invoice}.`;
}

function englishPayment(facts: PrintedFacts): string {
  if (!facts.isOpen) return 'Nothing is left to pay.';
  const amount = facts.isPartlyPaid ? `${facts.open} is still open and` : 'The amount is';
  const due = facts.isDueAtOnce ? 'due at once' : `due by ${facts.dueDate}`;
  return `${amount} ${due}. The payment details are on the invoice.`;
}
