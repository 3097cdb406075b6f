/** The sentences in words, with the places that their figures lead to. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { type Cents, formatMoney } from '@belegbar/domain/money';
import { periodWords } from './period-words.ts';
import type { DigestSentence } from './sentences.ts';
import type { DigestReturn } from './week.ts';

type Language = 'de' | 'en';

/** `href`: a path of the app; null for plain words. */
export interface DigestPart {
  text: string;
  href: string | null;
}

/** The sentence part by part; put together they are the sentence. */
export function sentenceParts(sentence: DigestSentence, language: Language): DigestPart[] {
  if (sentence.kind === 'received') return received(sentence, language);
  if (sentence.kind === 'open') return open(sentence, language);
  return coming(sentence, language);
}

/** The sentence as text. */
export function sentenceText(sentence: DigestSentence, language: Language): string {
  return sentenceParts(sentence, language)
    .map(({ text }) => text)
    .join('');
}

type Of<Kind> = Extract<DigestSentence, { kind: Kind }>;

const plain = (text: string): DigestPart => ({ text, href: null });
const link = (text: string, href: string): DigestPart => ({ text, href });

function received({ received: { amount, count }, isOver }: Of<'received'>, language: Language): DigestPart[] {
  const sum = link(formatMoney(amount, language, 'EUR'), '/finance');
  if (language === 'en') {
    const payments = count === 1 ? 'one payment' : `${count} payments`;
    return [plain('You received '), sum, plain(` in ${payments} ${isOver ? 'last' : 'this'} week.`)];
  }
  const payments = count === 1 ? 'einer Zahlung' : `${count} Zahlungen`;
  return [
    plain(isOver ? 'Letzte Woche kamen ' : 'Diese Woche kamen '),
    sum,
    plain(` in ${payments} herein.`),
  ];
}

function open({ open: all, overdue }: Of<'open'>, language: Language): DigestPart[] {
  const of = ({ amount, count }: { amount: Cents; count: number }, status: string) =>
    link(`${formatMoney(amount, language, 'EUR')} ${from(count, language)}`, `/invoices?status=${status}`);
  const isAll = overdue.count === all.count;
  const late = of(overdue, 'overdue');
  if (language === 'en') {
    if (isAll) return [late, plain(' is overdue.')];
    const part = overdue.count === 0 ? [] : [plain(', of which '), late, plain(' is overdue')];
    return [of(all, 'open'), plain(' is outstanding'), ...part, plain('.')];
  }
  if (isAll) return [plain('Überfällig sind '), late, plain('.')];
  const part = overdue.count === 0 ? [] : [plain(', davon überfällig '), late];
  return [plain('Offen sind '), of(all, 'open'), ...part, plain('.')];
}

function from(count: number, language: Language): string {
  if (language === 'en') return count === 1 ? 'from one invoice' : `from ${count} invoices`;
  return count === 1 ? 'aus einer Rechnung' : `aus ${count} Rechnungen`;
}

function coming(sentence: Of<'coming'>, language: Language): DigestPart[] {
  const { returns, bills, billId, drafts, isOver } = sentence;
  const words = COMING[language];
  const late = returns.filter(({ isLate }) => isLate);
  const due = [
    ...named(
      returns.filter(({ isLate }) => !isLate),
      language,
    ),
    ...(bills === 0 ? [] : [link(words.bills(bills), placeOfBills(billId))]),
  ];
  const clauses = [
    ...(late.length === 0 ? [] : [[plain(words.late), ...listed(named(late, language), language)]]),
    ...(due.length === 0 ? [] : [[plain(words.due(isOver)), ...listed(due, language)]]),
    ...(drafts === 0 ? [] : [[link(words.drafts(drafts), '/invoices?status=draft')]]),
  ];
  const parts = clauses.flatMap((clause, index) => (index === 0 ? clause : [plain('; '), ...clause]));
  return [...parts.map((part, index) => (index === 0 ? capital(part) : part)), plain('.')];
}

const COMING = {
  de: {
    late: 'überfällig: ',
    due: (isOver: boolean) => `${isOver ? 'diese' : 'nächste'} Woche fällig: `,
    bills: (count: number) => (count === 1 ? 'eine Rechnung an dich' : `${count} Rechnungen an dich`),
    drafts: (count: number) =>
      count === 1
        ? 'ein Entwurf ist noch nicht ausgestellt'
        : `${count} Entwürfe sind noch nicht ausgestellt`,
    more: (count: number) => `${count} weitere`,
    and: ' und ',
    on: (day: Day) => ` am ${formatDay(day, 'de').slice(0, 6)}`,
  },
  en: {
    late: 'overdue: ',
    due: (isOver: boolean) => `due ${isOver ? 'this' : 'next'} week: `,
    bills: (count: number) => (count === 1 ? 'one bill' : `${count} bills`),
    drafts: (count: number) =>
      count === 1 ? 'one draft isn’t issued yet' : `${count} drafts aren’t issued yet`,
    more: (count: number) => `${count} more`,
    and: ' and ',
    on: (day: Day) => ` on ${formatDay(day, 'en').slice(0, -5)}`,
  },
};

const NAMED_MAXIMUM = 2;

/** The first ones by name, the others by their number. */
function named(returns: readonly DigestReturn[], language: Language): DigestPart[] {
  const words = COMING[language];
  const shown = returns.slice(0, NAMED_MAXIMUM).map(({ report, period, dueDate, isLate }) => {
    const name = `${NAMES[language][report]} ${periodWords(period, language)}`;
    return link(isLate ? name : `${name}${words.on(dueDate)}`, placeOf(report, period));
  });
  const rest = returns.length - shown.length;
  return rest === 0 ? shown : [...shown, link(words.more(rest), '/tax-reports')];
}

const NAMES = {
  de: {
    vatAdvance: 'Umsatzsteuer-Voranmeldung',
    recapitulative: 'Zusammenfassende Meldung',
    annualVat: 'Umsatzsteuererklärung',
    eur: 'Anlage EÜR',
  },
  en: {
    vatAdvance: 'VAT advance return for',
    recapitulative: 'recapitulative statement for',
    annualVat: 'annual VAT return for',
    eur: 'EÜR for',
  },
};

/** Several stand among what is to be done. */
function placeOfBills(billId: string | null): string {
  return billId === null ? '/home#next-steps' : `/expenses/${billId}`;
}

function placeOf(report: DigestReturn['report'], period: string): string {
  if (report === 'annualVat') return `/tax-reports/annual-vat?year=${period}`;
  if (report === 'eur') return `/tax-reports/eur?year=${period}`;
  return `/tax-reports/${report === 'recapitulative' ? 'recapitulative' : 'vat-advance'}?period=${period}`;
}

function listed(parts: readonly DigestPart[], language: Language): DigestPart[] {
  return parts.flatMap((part, index) => {
    if (index === 0) return [part];
    return [plain(index === parts.length - 1 ? COMING[language].and : ', '), part];
  });
}

function capital({ text, href }: DigestPart): DigestPart {
  return { text: text.charAt(0).toUpperCase() + text.slice(1), href };
}
