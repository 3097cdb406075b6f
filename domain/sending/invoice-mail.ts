/** The words with which an invoice, or a document that corrects one, is sent. What is to be paid, and where, stands below them as facts. */
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
  const { number, title, isFamiliar, isAmended } = facts;
  const name =
    kind === 'invoice' ? 'Rechnung' : kind === 'cancellation' ? 'Stornorechnung' : 'Rechnungskorrektur';
  const replaces = isAmended ? ' Sie ersetzt alle früheren Fassungen.' : '';
  const you = isFamiliar ? 'erhältst du' : 'erhalten Sie';
  const answer = isFamiliar ? 'antworte' : 'antworten Sie';
  return {
    subject: `${isAmended ? 'Berichtigte ' : ''}${name} ${number}${title === '' ? '' : `: ${title}`}`,
    paragraphs: [
      `anbei ${you} die ${isAmended ? 'berichtigte ' : ''}${name} ${number} vom ${facts.date} über ${facts.gross}.${kind === 'invoice' ? replaces : germanReference(facts, kind)}`,
      ...(kind === 'invoice' && !facts.isGivenUp ? [germanPayment(facts)] : []),
      ...(facts.canAnswer ? [`Bei Fragen ${answer} einfach auf diese E-Mail.`] : []),
    ],
  };
}

function germanReference({ preceding }: PrintedFacts, kind: Kind): string {
  if (preceding === null) return '';
  const invoice = `Rechnung ${preceding.number} vom ${preceding.date}`;
  return kind === 'cancellation' ? ` Die ${invoice} ist damit aufgehoben.` : ` Sie mindert die ${invoice}.`;
}

function germanPayment(facts: PrintedFacts): string {
  const thanks = facts.isFamiliar ? 'Deine Zahlung ist da' : 'Ihre Zahlung ist eingegangen';
  if (!facts.isOpen) return `${facts.isPaid ? `${thanks}, vielen Dank. ` : ''}Es ist nichts mehr zu zahlen.`;
  const part = facts.isPartlyPaid ? `Offen ${facts.isOne ? 'ist' : 'sind'} noch ${facts.open}. ` : '';
  const please = facts.isFamiliar ? 'Bitte überweise' : 'Bitte überweisen Sie';
  const what = facts.isPartlyPaid ? 'diesen Rest' : 'den Betrag';
  if (facts.isDueAtOnce) return `${part}Der ${facts.isPartlyPaid ? 'Rest' : 'Betrag'} ist sofort fällig.`;
  if (facts.due === 'later') return `${part}${please} ${what} bis zum ${facts.dueDate}.`;
  if (facts.due === 'today') return `${part}${please} ${what} noch heute.`;
  return `${part}Fällig war die Rechnung am ${facts.dueDate}. ${please} ${what} in den nächsten Tagen.`;
}

function inEnglish(facts: PrintedFacts, kind: Kind) {
  const { number, title, isAmended } = facts;
  const plain = kind === 'invoice' ? 'invoice' : kind === 'cancellation' ? 'cancellation' : 'credit note';
  const name = isAmended ? `corrected ${plain}` : plain;
  const replaces = isAmended ? ' It replaces all earlier versions.' : '';
  return {
    subject: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}${title === '' ? '' : `: ${title}`}`,
    paragraphs: [
      `Please find attached ${name} ${number} dated ${facts.date} for ${facts.gross}.${kind === 'invoice' ? replaces : englishReference(facts, kind)}`,
      ...(kind === 'invoice' && !facts.isGivenUp ? [englishPayment(facts)] : []),
      ...(facts.canAnswer ? ['If you have any questions, just reply to this email.'] : []),
    ],
  };
}

function englishReference({ preceding }: PrintedFacts, kind: Kind): string {
  if (preceding === null) return '';
  const invoice = `invoice ${preceding.number} dated ${preceding.date}`;
  return kind === 'cancellation' ? ` It cancels ${invoice}.` : ` It reduces ${invoice}.`;
}

function englishPayment(facts: PrintedFacts): string {
  if (!facts.isOpen)
    return `${facts.isPaid ? 'Your payment has arrived, thank you. ' : ''}There is nothing left to pay.`;
  const what = facts.isPartlyPaid ? `${facts.open} is still outstanding` : 'Payment';
  if (facts.isDueAtOnce) return `${what}${facts.isPartlyPaid ? ' and' : ' is'} due on receipt.`;
  if (facts.due === 'later') return `${what}${facts.isPartlyPaid ? ' and' : ' is'} due by ${facts.dueDate}.`;
  if (facts.due === 'today') return `${what}${facts.isPartlyPaid ? ' and' : ' is'} due today.`;
  const open = facts.isPartlyPaid ? `${facts.open} is still outstanding. ` : '';
  return `${open}The invoice was due on ${facts.dueDate}. Please pay ${facts.isPartlyPaid ? 'the rest ' : ''}within the next few days.`;
}
