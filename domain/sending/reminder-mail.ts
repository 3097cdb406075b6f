/** The words with which a client is reminded of an invoice: friendly, and without fees or interest, which are the owner's to decide. */
import { letter, type MailFacts, type MailWords, type PrintedFacts } from './letter.ts';

export interface ReminderFacts extends MailFacts {
  /** 0 before the due day, then 1 for the first reminder after it, and so on. */
  step: number;
  /** Words of the business's own, before the closing words; may be empty. */
  ownWords: string;
}

/** Subject and text in the language of the document; whoever sends it may change both. */
export function reminderMail(facts: ReminderFacts): MailWords {
  return letter(facts, (printed) => {
    const { subject, paragraphs } =
      printed.language === 'de' ? inGerman(printed, facts.step) : inEnglish(printed, facts.step);
    const bank = bankText(printed);
    const link = linkText(printed);
    return { subject, paragraphs: [...paragraphs, bank, link, facts.ownWords].filter((text) => text !== '') };
  });
}

function inGerman(facts: PrintedFacts, step: number) {
  const { number, isFamiliar } = facts;
  const invoice = `die Rechnung ${number} vom ${facts.date}`;
  const amount = facts.isPartlyPaid ? `noch ${facts.open} von ${facts.gross}` : facts.open;
  const please = isFamiliar ? 'Bitte überweise' : 'Bitte überweisen Sie';
  const paid = `Falls ${isFamiliar ? 'du' : 'Sie'} schon bezahlt ${isFamiliar ? 'hast' : 'haben'}, ist diese E-Mail gegenstandslos.`;
  if (step === 0)
    return {
      subject: `Rechnung ${number} ist am ${facts.dueDate} fällig`,
      paragraphs: [`${invoice} ist am ${facts.dueDate} fällig. Zu zahlen sind ${amount}.`, paid],
    };
  const opening =
    step === 1
      ? `${invoice} war am ${facts.dueDate} fällig. Offen sind ${amount}; vielleicht ist sie nur untergegangen.`
      : `${invoice} war am ${facts.dueDate} fällig und ist trotz Erinnerung nicht ausgeglichen. Offen sind ${amount}.`;
  const ask = step === 1 ? `${please} den Betrag in den nächsten Tagen.` : `${please} den Betrag umgehend.`;
  return {
    subject: `${step === 1 ? '' : `${step}. `}Zahlungserinnerung: Rechnung ${number}`,
    paragraphs: [opening, `${ask} ${paid}`],
  };
}

function inEnglish(facts: PrintedFacts, step: number) {
  const { number } = facts;
  const amount = facts.isPartlyPaid ? `${facts.open} of ${facts.gross}` : facts.open;
  const paid = 'If you have already paid, please disregard this email.';
  if (step === 0)
    return {
      subject: `Invoice ${number} is due on ${facts.dueDate}`,
      paragraphs: [
        `Invoice ${number} of ${facts.date} is due on ${facts.dueDate}. The amount to pay is ${amount}.`,
        paid,
      ],
    };
  const opening =
    step === 1
      ? `Invoice ${number} of ${facts.date} was due on ${facts.dueDate}, and ${amount} is still open. Perhaps it was overlooked.`
      : `Invoice ${number} of ${facts.date} was due on ${facts.dueDate} and is not settled in spite of a reminder. ${amount} is still open.`;
  const ask = step === 1 ? 'Please pay within the next few days.' : 'Please pay without delay.';
  return {
    subject: `Payment reminder${step === 1 ? '' : ` no. ${step}`}: invoice ${number}`,
    paragraphs: [opening, `${ask} ${paid}`],
  };
}

function bankText({ language, bank, number }: PrintedFacts): string {
  if (bank === null) return '';
  const { payee, iban, bic } = bank;
  const account = `${payee}\nIBAN: ${iban}${bic === '' ? '' : `\nBIC: ${bic}`}`;
  return language === 'de'
    ? `Konto: ${account}\nVerwendungszweck: ${number}`
    : `Account: ${account}\nReference: ${number}`;
}

function linkText({ language, link, isFamiliar }: PrintedFacts): string {
  if (link === null) return '';
  if (language === 'en') return `The invoice online:\n${link}`;
  return `${isFamiliar ? 'Deine' : 'Ihre'} Rechnung online:\n${link}`;
}
