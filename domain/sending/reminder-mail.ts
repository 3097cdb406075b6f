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
    // What waited for a yes until after the due day is a first reminder by then.
    const step = facts.step === 0 && printed.due === 'past' ? 1 : facts.step;
    const { subject, paragraphs } =
      printed.language === 'de' ? inGerman(printed, step) : inEnglish(printed, step);
    return { subject, paragraphs: [...paragraphs, facts.ownWords].filter((text) => text !== '') };
  });
}

function inGerman(facts: PrintedFacts, step: number) {
  const { number, isFamiliar } = facts;
  const invoice = `die Rechnung ${number} vom ${facts.date}`;
  const are = facts.isOne ? 'ist' : 'sind';
  const open = facts.isPartlyPaid
    ? `Von ${facts.gross} ${are} noch ${facts.open} offen.`
    : `Offen ${are} ${facts.open}.`;
  const please = isFamiliar ? 'Bitte überweise' : 'Bitte überweisen Sie';
  const what = facts.isPartlyPaid ? 'den Rest' : 'den Betrag';
  const paid = `Falls ${isFamiliar ? 'du schon überwiesen hast' : 'Sie schon überwiesen haben'}, hat sich das erledigt.`;
  if (step === 0) {
    const day = facts.due === 'today' ? `heute, am ${facts.dueDate},` : `am ${facts.dueDate}`;
    return {
      subject: `Rechnung ${number} ist am ${facts.dueDate} fällig`,
      paragraphs: [`${invoice} ist ${day} fällig. ${open}`, paid],
    };
  }
  const subject = `${step === 1 ? '' : `${step}. `}Zahlungserinnerung: Rechnung ${number}`;
  const was = `${invoice} war am ${facts.dueDate} fällig`;
  if (step === 1) {
    const lost = facts.isPartlyPaid ? '' : ' Vielleicht ist die Rechnung nur untergegangen.';
    return {
      subject,
      paragraphs: [`${was}. ${open}${lost}`, `${please} ${what} in den nächsten Tagen. ${paid}`],
    };
  }
  const still = facts.isPartlyPaid ? 'erst zum Teil ausgeglichen' : 'nicht ausgeglichen';
  return {
    subject,
    paragraphs: [
      `${was} und ist trotz ${step === 2 ? 'Erinnerung' : 'mehrerer Erinnerungen'} ${still}. ${open}`,
      `${please} ${what} umgehend. ${paid}`,
    ],
  };
}

function inEnglish(facts: PrintedFacts, step: number) {
  const { number } = facts;
  const open = facts.isPartlyPaid
    ? `${facts.open} of ${facts.gross} is still outstanding.`
    : `The amount outstanding is ${facts.open}.`;
  const what = facts.isPartlyPaid ? 'pay the rest' : 'pay';
  const paid = 'If you have already paid, please disregard this email.';
  if (step === 0)
    return {
      subject: `Invoice ${number} is due on ${facts.dueDate}`,
      paragraphs: [
        `Invoice ${number} of ${facts.date} is due ${facts.due === 'today' ? 'today' : `on ${facts.dueDate}`}. ${open}`,
        paid,
      ],
    };
  const subject = `Payment reminder${step === 1 ? '' : ` no. ${step}`}: invoice ${number}`;
  const was = `Invoice ${number} of ${facts.date} was due on ${facts.dueDate}`;
  if (step === 1) {
    const lost = facts.isPartlyPaid ? '' : ' Perhaps it was overlooked.';
    return {
      subject,
      paragraphs: [`${was}. ${open}${lost}`, `Please ${what} within the next few days. ${paid}`],
    };
  }
  const after = step === 2 ? 'a reminder' : 'several reminders';
  const still = facts.isPartlyPaid ? 'only partly settled' : 'not settled';
  return {
    subject,
    paragraphs: [`${was} and is ${still} despite ${after}. ${open}`, `Please ${what} without delay. ${paid}`],
  };
}
