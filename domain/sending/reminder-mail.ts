/** The words with which a client is reminded of an invoice: friendly, and without fees or interest, which are the owner's to decide. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { letter, type MailFacts, type MailWords, type PrintedFacts } from './letter.ts';
import { LABELS } from './letter-labels.ts';
import { stepOn } from './pay-by.ts';

export interface ReminderFacts extends MailFacts {
  /** 0 before the due day, then 1 for the first reminder after it, and so on. */
  step: number;
  /** Until when it asks to pay; null before the due day, which holds then. */
  payBy: Day | null;
  /** Words of the business's own, before the closing words; may be empty. */
  ownWords: string;
}

/** Subject and text in the language of the document; whoever sends it may change both. */
export function reminderMail(facts: ReminderFacts): MailWords {
  const { document, today, payBy } = facts;
  const step = stepOn(today, { step: facts.step, dueDate: document.dueDate });
  return letter(facts, (printed) => {
    const { language } = printed;
    const asked = { step, payBy: payBy && formatDay(payBy, language) };
    const { subject, paragraphs } = language === 'de' ? inGerman(printed, asked) : inEnglish(printed, asked);
    return { subject, paragraphs: [...paragraphs, facts.ownWords].filter((text) => text !== '') };
  });
}

interface Asked {
  step: number;
  payBy: string | null;
}

function inGerman(facts: PrintedFacts, { step, payBy }: Asked) {
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
  const subject = `${LABELS.de.reminder(step)}: Rechnung ${number}`;
  const until = payBy === null ? 'in den nächsten Tagen' : `bis zum ${payBy}`;
  const was = `${invoice} war am ${facts.dueDate} fällig`;
  if (step === 1) {
    const lost = facts.isPartlyPaid ? '' : ' Vielleicht ist die Rechnung nur untergegangen.';
    return {
      subject,
      paragraphs: [`${was}. ${open}${lost}`, `${please} ${what} ${until}. ${paid}`],
    };
  }
  const still = facts.isPartlyPaid ? 'erst zum Teil ausgeglichen' : 'nicht ausgeglichen';
  return {
    subject,
    paragraphs: [
      `${was} und ist trotz ${step === 2 ? 'Erinnerung' : 'mehrerer Erinnerungen'} ${still}. ${open}`,
      `${please} ${what} spätestens ${until}. ${paid}`,
    ],
  };
}

function inEnglish(facts: PrintedFacts, { step, payBy }: Asked) {
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
        `Invoice ${number} dated ${facts.date} is due ${facts.due === 'today' ? 'today' : `on ${facts.dueDate}`}. ${open}`,
        paid,
      ],
    };
  const subject = `${LABELS.en.reminder(step)}: invoice ${number}`;
  const until = payBy === null ? 'within the next few days' : `by ${payBy}`;
  const was = `Invoice ${number} dated ${facts.date} was due on ${facts.dueDate}`;
  if (step === 1) {
    const lost = facts.isPartlyPaid ? '' : ' It may simply have been overlooked.';
    return {
      subject,
      paragraphs: [`${was}. ${open}${lost}`, `Please ${what} ${until}. ${paid}`],
    };
  }
  const after = step === 2 ? 'a reminder' : 'several reminders';
  const still = facts.isPartlyPaid ? 'only partly paid' : 'still unpaid';
  return {
    subject,
    paragraphs: [
      `${was} and is ${still} despite ${after}. ${open}`,
      `Please ${what} ${until} at the latest. ${paid}`,
    ],
  };
}
