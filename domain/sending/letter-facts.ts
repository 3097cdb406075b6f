/** What a mail to a client says beside its words, and nobody changes: amount, due day, account, the way to the public page, and who writes. */
import { formatIban } from '@belegbar/domain/business';
import { type Day, daysBetween, formatDay } from '@belegbar/domain/calendar';
import {
  giroCode,
  type InvoiceDocument,
  type Language,
  languagesOf,
  payeeOf,
} from '@belegbar/domain/invoices';
import { type Cents, formatMoney, formatPercent, negateCents } from '@belegbar/domain/money';
import { LABELS, type LetterLabels } from './letter-labels.ts';
import { stepOn } from './pay-by.ts';

export interface LetterRow {
  label: string;
  value: string;
}

/** What a design makes of the accent colour, each `#rrggbb`: areas and text on them, text on paper and on the dark ground of the night, a quiet area, a near black and what shines on it. */
export type LetterColours = Record<'fill' | 'onFill' | 'ink' | 'night' | 'tint' | 'band' | 'onBand', string>;

/** How the letter looks: the design of the documents, or the product's own. */
export interface LetterLook {
  template: InvoiceDocument['template'] | 'own';
  colours: LetterColours;
  /** The typeface that replaces the design's own; null where the design's own holds. */
  font: NonNullable<InvoiceDocument['font']> | null;
}

export interface LetterTransfer {
  label: string;
  lines: string[];
  /** What is beside the picture of its code, and the content of that; null where no code can be scanned. */
  code: { caption: string; payload: string } | null;
}

export interface Letter {
  look: LetterLook;
  language: Language;
  /** In whose name it is written. */
  sender: string;
  /** `about` says below it what the word is about, where the number is not that of this letter; else empty. */
  heading: { word: string; number: string; about: string };
  rows: LetterRow[];
  amount: LetterRow | null;
  /** Its address is null while there is no link yet: it is made when the mail is sent. */
  button: { label: string; href: string | null } | null;
  transfer: LetterTransfer | null;
  footer: string[];
}

export interface LetterFacts {
  document: InvoiceDocument;
  /** What is still to be paid, and what was given up, in cents. */
  open: Cents;
  writtenOff: Cents;
  link: string | null;
  today: Day;
  colours: LetterColours;
  /** Null for the document itself. */
  reminder: LetterReminder | null;
}

export interface LetterReminder {
  /** 0 before the due day, then 1 for the first reminder after it. */
  step: number;
  /** Until when it asks to pay; null before the due day. */
  payBy: Day | null;
}

/** The facts in the language of the document, or in both of them. */
export function invoiceLetter(facts: LetterFacts): Letter {
  const { document, open, link } = facts;
  const languages = languagesOf(document.bilingual ? 'both' : document.language);
  const label: Label = (of) =>
    [...new Set(languages.map((language) => of(LABELS[language], language)))].join(' / ');
  const [language] = languages;
  const isOpen = isToPay(facts);
  return {
    look: { template: document.template, colours: facts.colours, font: document.font ?? null },
    language,
    sender: document.sender.businessName || document.sender.fullName,
    heading: headingOf(facts, label),
    rows: isLate(facts) ? lateRowsOf(facts, language, label) : rowsOf(facts, language, label),
    amount: {
      label: label((labels) =>
        isPartly(facts) || isLate(facts) ? labels.open : labels.amounts[document.kind],
      ),
      value: money(document, isPartly(facts) ? open : magnitude(document.totals.gross), language),
    },
    button: {
      label: label((labels) => {
        if (!isOpen) return labels.view;
        return isLate(facts) ? labels.payNow : labels.viewAndPay;
      }),
      href: link,
    },
    transfer: isOpen ? transferOf(facts, label) : null,
    footer: footerOf(document, LABELS[language]),
  };
}

type Label = (of: (labels: LetterLabels, language: Language) => string) => string;

function headingOf(facts: LetterFacts, label: Label): Letter['heading'] {
  const { document, today } = facts;
  const number = document.number ?? '';
  const step = reminderStep(facts);
  if (step === null) return { word: label((labels) => labels.kinds[document.kind]), number, about: '' };
  const isToday = step === 0 && document.dueDate === today;
  return {
    word: label((labels) => (isToday ? labels.dueToday : labels.reminder(step))),
    number,
    about: label((labels, language) => labels.invoiceOf(number, formatDay(document.invoiceDate, language))),
  };
}

/** Which reminder the letter is by now; null for none. */
function reminderStep({ reminder, document, today }: LetterFacts): number | null {
  return reminder && stepOn(today, { step: reminder.step, dueDate: document.dueDate });
}

/** A reminder of what is overdue, and still owed. */
function isLate(facts: LetterFacts): boolean {
  return isToPay(facts) && (reminderStep(facts) ?? 0) > 0;
}

/** Since when it is owed, and until when it is to be paid now. */
function lateRowsOf(facts: LetterFacts, language: Language, label: Label): LetterRow[] {
  const { document, today, reminder } = facts;
  const { dueDate, totals } = document;
  const days = daysBetween(dueDate, today);
  const due = formatDay(dueDate, language);
  const payBy = reminder?.payBy ?? null;
  return [
    { label: label((labels) => labels.overdueSince), value: LABELS[language].daysOverdue(due, days) },
    ...(isPartly(facts)
      ? [{ label: label((labels) => labels.amounts.invoice), value: money(document, totals.gross, language) }]
      : []),
    ...(payBy === null
      ? []
      : [{ label: label((labels) => labels.payBy), value: formatDay(payBy, language) }]),
  ];
}

function isToPay({ document, open }: LetterFacts): boolean {
  return document.kind === 'invoice' && open > 0;
}

function isPartly(facts: LetterFacts): boolean {
  return isToPay(facts) && facts.open < facts.document.totals.gross;
}

function money({ currency }: InvoiceDocument, amount: Cents, language: Language): string {
  return formatMoney(amount, language, currency);
}

function magnitude(amount: Cents): Cents {
  return amount < 0 ? negateCents(amount) : amount;
}

function rowsOf(facts: LetterFacts, language: Language, label: Label): LetterRow[] {
  const { document, open, today } = facts;
  const row = (of: (labels: LetterLabels) => string, value: string) => ({ label: label(of), value });
  if (document.kind !== 'invoice') return precedingOf(document, language, label);
  const isPaid = open <= 0 && facts.writtenOff <= 0;
  const isPast = document.dueDate < today && document.dueDate > document.invoiceDate;
  const due = row((labels) => (isPast ? labels.wasDue : labels.due), formatDay(document.dueDate, language));
  return [
    row((labels) => labels.service, periodText(document, language)),
    ...(isToPay(facts) ? [due] : []),
    ...(isPartly(facts)
      ? [row((labels) => labels.amounts.invoice, money(document, document.totals.gross, language))]
      : skontoOf(facts, language, label)),
    ...(isPaid ? [row((labels) => labels.open, money(document, open, language))] : []),
  ];
}

function precedingOf({ preceding }: InvoiceDocument, language: Language, label: Label): LetterRow[] {
  if (preceding === null) return [];
  const value = `${preceding.number}, ${formatDay(preceding.date, language)}`;
  return [{ label: label((labels) => labels.preceding), value }];
}

/** Only what can still be had, of an invoice of which nothing has come. */
function skontoOf(facts: LetterFacts, language: Language, label: Label): LetterRow[] {
  const { document, today } = facts;
  const steps = isToPay(facts) ? (document.skonto ?? []).filter(({ until }) => until >= today) : [];
  return steps.map(({ percent, until, payable }) => ({
    label: label((labels) => labels.skonto(formatPercent(percent, language), formatDay(until, language))),
    value: money(document, payable, language),
  }));
}

function periodText({ servicePeriod: { from, to } }: InvoiceDocument, language: Language): string {
  const last = formatDay(to, language);
  if (from === to) return last;
  return `${formatDay(from, language)} ${language === 'de' ? 'bis' : 'to'} ${last}`;
}

function transferOf({ document, open }: LetterFacts, label: Label): LetterTransfer | null {
  const { bank, currency, creditorReference } = document;
  if (bank.iban === '') return null;
  const payload = giroCode(document, open);
  const reference = creditorReference?.replace(/.{4}(?=.)/g, '$& ') ?? document.number ?? '';
  return {
    label: label((labels) => labels.transfer),
    lines: [
      payeeOf(document),
      `IBAN ${formatIban(bank.iban)}`,
      // Transfers within SEPA need no BIC; those in other currencies do.
      ...(currency === 'EUR' || bank.bic === '' ? [] : [`BIC ${bank.bic}`]),
      `${label((labels) => labels.reference)} ${reference}`,
    ],
    code: payload === null ? null : { caption: label((labels) => labels.scan), payload },
  };
}

function footerOf({ sender }: InvoiceDocument, labels: LetterLabels): string[] {
  const { street, postCode, city } = sender.address;
  const lines = [
    [sender.businessName || sender.fullName, street, `${postCode} ${city}`.trim()],
    [sender.email, sender.phone],
    [sender.vatId === '' ? '' : `${labels.vatId} ${sender.vatId}`],
  ];
  return lines.map((parts) => parts.filter((part) => part !== '').join(', ')).filter((line) => line !== '');
}
