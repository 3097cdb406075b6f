/** What the words of all mails to clients have in common: greeting, closing words, languages, and the facts they name. */
import type { BusinessProfile } from '@belegbar/domain/business';
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { type InvoiceDocument, type Language, languagesOf } from '@belegbar/domain/invoices';
import { type Cents, formatMoney, negateCents } from '@belegbar/domain/money';
import { greeted, salutation } from './salutation.ts';

export interface MailWords {
  subject: string;
  text: string;
}

export interface MailFacts {
  document: InvoiceDocument;
  /** What is still to be paid, in cents. */
  open: Cents;
  /** Money that has come, in cents. */
  received: Cents;
  /** What was given up as a bad debt, in cents. */
  writtenOff: Cents;
  /** Who signs: one name per line. */
  names: readonly string[];
  /** It was issued before, and says something else now. */
  isAmended: boolean;
  /** Whether answers reach a person. */
  canAnswer: boolean;
  /** The day on which the mail is written. */
  today: Day;
}

/** The facts as they are printed in one language. */
export interface PrintedFacts {
  language: Language;
  isFamiliar: boolean;
  number: string;
  /** Of the document. */
  date: string;
  dueDate: string;
  isDueAtOnce: boolean;
  /** Where the due day stands on the day of the mail. */
  due: 'later' | 'today' | 'past';
  gross: string;
  open: string;
  isOpen: boolean;
  /** Nothing is owed any more because money has come, not because it was credited. */
  isPaid: boolean;
  /** Not all was paid, and no more is asked for: nothing is said of it. */
  isGivenUp: boolean;
  isPartlyPaid: boolean;
  /** Of the open amount: `1,00 €` is one, all others are several. */
  isOne: boolean;
  isAmended: boolean;
  canAnswer: boolean;
  title: string;
  preceding: { number: string; date: string } | null;
}

/** Under which names the business signs: the person, and the business below. */
export function namesOf({ fullName, businessName }: Pick<BusinessProfile, 'fullName' | 'businessName'>) {
  return [...new Set([fullName, businessName])].filter((name) => name !== '');
}

/** What stands between greeting and closing words, paragraph by paragraph. */
type Body = (facts: PrintedFacts) => { subject: string; paragraphs: string[] };

/** The most characters of a subject. */
export const SUBJECT_MAXIMUM = 300;

/** Of either half of a subject in two languages. */
const HALF_MAXIMUM = 148;

const BETWEEN_SUBJECTS = ' / ';
/** Between the words of two languages. */
export const BETWEEN_LANGUAGES = '\n\n* * *\n\n';

/** Writes the mail in the language of the document, or in both of them, German first. A subject that is too long, for it ends with the title, is cut. */
export function letter(facts: MailFacts, body: Body): MailWords {
  const { document } = facts;
  const languages = languagesOf(document.bilingual ? 'both' : document.language);
  const maximum = languages.length === 1 ? SUBJECT_MAXIMUM : HALF_MAXIMUM;
  const parts = languages.map((language) => {
    const printed = printedIn(language, facts);
    const { subject, paragraphs } = body(printed);
    const text = [
      salutation(greeted(document.recipient), language, printed.isFamiliar),
      ...paragraphs,
      closing(printed, facts),
    ];
    return { subject: cut(subject, maximum), text: text.join('\n\n') };
  });
  return {
    subject: [...new Set(parts.map(({ subject }) => subject))].join(BETWEEN_SUBJECTS),
    text: parts.map(({ text }) => text).join(BETWEEN_LANGUAGES),
  };
}

/** At most so many characters: what is longer ends with an ellipsis, after a whole word if one ends near there. */
function cut(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const begin = text.slice(0, maximum - 1);
  // A word of more than 40 characters is cut within, though not within a character.
  return `${begin.replace(/\s+\S{0,40}$|[\ud800-\udbff]$/, '')}…`;
}

function printedIn(language: Language, facts: MailFacts): PrintedFacts {
  const { document, open, received, writtenOff, isAmended, canAnswer, today } = facts;
  const { totals, preceding, currency } = document;
  const money = (amount: Cents) => formatMoney(amount, language, currency);
  return {
    language,
    isFamiliar: document.formOfAddress === 'familiar',
    number: document.number ?? '',
    date: formatDay(document.invoiceDate, language),
    dueDate: formatDay(document.dueDate, language),
    isDueAtOnce: document.dueDate <= document.invoiceDate,
    due: document.dueDate > today ? 'later' : document.dueDate === today ? 'today' : 'past',
    gross: money(totals.gross < 0 ? negateCents(totals.gross) : totals.gross),
    open: money(open),
    isOpen: open > 0,
    isPaid: open <= 0 && received > 0,
    isGivenUp: open <= 0 && writtenOff > 0,
    isPartlyPaid: open > 0 && open < totals.gross,
    isOne: open === 100,
    isAmended,
    canAnswer,
    title: document.title,
    preceding: preceding && { number: preceding.number, date: formatDay(preceding.date, language) },
  };
}

function closing({ language, isFamiliar }: PrintedFacts, { names }: MailFacts): string {
  const formal = language === 'de' ? 'Mit freundlichen Grüßen' : 'Kind regards';
  const words = language === 'de' && isFamiliar ? 'Viele Grüße' : formal;
  return [words, ...names].join('\n');
}
