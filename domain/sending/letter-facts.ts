/** What a mail to a client says beside its words, and nobody changes: amount, due day, account, the way to the public page, and who writes. */
import { formatIban } from '@belegbar/domain/business';
import { type Day, formatDay } from '@belegbar/domain/calendar';
import {
  giroCode,
  type InvoiceDocument,
  type Language,
  languagesOf,
  payeeOf,
} from '@belegbar/domain/invoices';
import { type Cents, formatMoney, formatPercent, negateCents } from '@belegbar/domain/money';
import { LABELS, type LetterLabels } from './letter-labels.ts';

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
  heading: { word: string; number: string };
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
}

/** The facts in the language of the document, or in both of them. */
export function invoiceLetter(facts: LetterFacts): Letter {
  const { document, open, link } = facts;
  const languages = languagesOf(document.bilingual ? 'both' : document.language);
  const label = (of: (labels: LetterLabels) => string) =>
    [...new Set(languages.map((language) => of(LABELS[language])))].join(' / ');
  const [language] = languages;
  const isOpen = isToPay(facts);
  return {
    look: { template: document.template, colours: facts.colours, font: document.font ?? null },
    language,
    sender: document.sender.businessName || document.sender.fullName,
    heading: { word: label((labels) => labels.kinds[document.kind]), number: document.number ?? '' },
    rows: rowsOf(facts, language, label),
    amount: {
      label: label((labels) => (isPartly(facts) ? labels.open : labels.amounts[document.kind])),
      value: money(document, isPartly(facts) ? open : magnitude(document.totals.gross), language),
    },
    button: {
      label: label((labels) => (isOpen ? labels.viewAndPay : labels.view)),
      href: link,
    },
    transfer: isOpen ? transferOf(facts, label) : null,
    footer: footerOf(document, LABELS[language]),
  };
}

type Label = (of: (labels: LetterLabels) => string) => string;

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
