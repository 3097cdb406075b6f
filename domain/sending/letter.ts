/** What all mails to clients have in common: greeting, closing words, languages, and the facts they name. */
import type { BusinessProfile } from '@belegbar/domain/business';
import { formatDay } from '@belegbar/domain/calendar';
import { type InvoiceDocument, type Language, languagesOf } from '@belegbar/domain/invoices';
import { type Cents, formatMoney, negateCents } from '@belegbar/domain/money';

export interface MailWords {
  subject: string;
  text: string;
}

export interface MailFacts {
  document: InvoiceDocument;
  /** What is still to be paid, in cents. */
  open: Cents;
  /** What was given up as a bad debt, in cents. */
  writtenOff: Cents;
  /** Who signs: one name per line. */
  names: readonly string[];
  /** Address of the public page of the invoice; null without a link that opens. */
  link: string | null;
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
  gross: string;
  open: string;
  isOpen: boolean;
  /** Not all was paid, and no more is asked for: nothing is said of it. */
  isGivenUp: boolean;
  isPartlyPaid: boolean;
  title: string;
  preceding: { number: string; date: string } | null;
  link: string | null;
  /** `bic` is empty where none is needed. */
  bank: { payee: string; iban: string; bic: string } | null;
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
const BETWEEN_LANGUAGES = '\n\n* * *\n\n';

/** Writes the mail in the language of the document, or in both of them, German first. A subject that is too long, for it ends with the title, is cut. */
export function letter(facts: MailFacts, body: Body): MailWords {
  const { document } = facts;
  const languages = languagesOf(document.bilingual ? 'both' : document.language);
  const maximum = languages.length === 1 ? SUBJECT_MAXIMUM : HALF_MAXIMUM;
  const parts = languages.map((language) => {
    const printed = printedIn(language, facts);
    const { subject, paragraphs } = body(printed);
    const text = [
      greeting(printed, document.recipient.contactPerson),
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

function printedIn(language: Language, { document, open, writtenOff, link }: MailFacts): PrintedFacts {
  const { totals, preceding, currency } = document;
  const money = (amount: Cents) => formatMoney(amount, language, currency);
  return {
    language,
    isFamiliar: document.formOfAddress === 'familiar',
    number: document.number ?? '',
    date: formatDay(document.invoiceDate, language),
    dueDate: formatDay(document.dueDate, language),
    isDueAtOnce: document.dueDate <= document.invoiceDate,
    gross: money(totals.gross < 0 ? negateCents(totals.gross) : totals.gross),
    open: money(open),
    isOpen: open > 0,
    isGivenUp: open <= 0 && writtenOff > 0,
    isPartlyPaid: open > 0 && open < totals.gross,
    title: document.title,
    preceding: preceding && { number: preceding.number, date: formatDay(preceding.date, language) },
    link,
    bank: accountOf(document),
  };
}

/** Transfers within SEPA need no BIC; those in other currencies do. */
function accountOf({ bank, sender, currency }: InvoiceDocument): PrintedFacts['bank'] {
  if (bank.iban === '') return null;
  return {
    payee: bank.accountHolder || sender.businessName || sender.fullName,
    iban: bank.iban.replace(/(.{4})(?=.)/g, '$1 '),
    bic: currency === 'EUR' ? '' : bank.bic,
  };
}

function greeting({ language, isFamiliar }: PrintedFacts, contactPerson: string): string {
  const hello = language === 'de' && !isFamiliar ? 'Guten Tag' : language === 'de' ? 'Hallo' : 'Hello';
  const name = isFamiliar ? contactPerson.replace(/^(Frau|Herr) /, '') : contactPerson;
  return name === '' ? `${hello},` : `${hello} ${name},`;
}

function closing({ language, isFamiliar }: PrintedFacts, { names }: MailFacts): string {
  const formal = language === 'de' ? 'Mit freundlichen Grüßen' : 'Kind regards';
  const words = language === 'de' && isFamiliar ? 'Viele Grüße' : formal;
  return [words, ...names].join('\n');
}
