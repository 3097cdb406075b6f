/** What can become of an invoice, each once: the mail about it, and its page. Nobody in them is real. */

import type { BusinessProfile, Template } from '@belegbar/domain/business';
import { addDays, type Day, day } from '@belegbar/domain/calendar';
import { emptyLine, type InvoiceDocument, type InvoiceDraft, type Language } from '@belegbar/domain/invoices';
import { type Cents, cents, decimal, negateCents } from '@belegbar/domain/money';
import { sampleDocument, sampleLines } from '../../documents/testing/samples.ts';

export interface Look {
  design: Template;
  language: Language;
}

export interface Case {
  name: string;
  today: Day;
  kind?: InvoiceDocument['kind'];
  draft?: Partial<InvoiceDraft>;
  business?: Partial<BusinessProfile>;
  /** Of the total, in hundredths. */
  paidPercent?: number;
  cancelled?: boolean;
  saidPaid?: boolean;
  /** That of a reminder; null for the invoice's own, undefined for none. */
  mail: { step: number | null } | null;
  /** The last reminder that left. */
  reminder?: { on: Day; payBy: Day };
}

/** Issued on 21 November 2026, due on 5 December. */
const ISSUED = day('2026-11-21');
const DUE = day('2026-12-05');
const LATE = addDays(DUE, 17);

/** Of 100 characters with a word of 80, and an amount in the millions: what a form takes. */
export const LONG_WORDS: Case = {
  name: 'long-words',
  today: addDays(DUE, 31),
  draft: {
    lines: [{ ...emptyLine('1', 'standard19'), description: 'Gutachten', unitPrice: decimal('12345678.90') }],
  },
  business: {
    businessName:
      'Kluge & Söhne Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft Werkstatt',
  },
  mail: { step: null },
};

export const CASES: readonly Case[] = [
  { name: 'open', today: ISSUED, mail: { step: null } },
  {
    name: 'skonto',
    today: ISSUED,
    draft: { skonto: [{ days: 7, percent: decimal('2') }] },
    mail: { step: null },
  },
  { name: 'partly', today: addDays(ISSUED, 4), paidPercent: 40, mail: { step: null } },
  { name: 'late', today: LATE, mail: { step: null } },
  { name: 'due-soon', today: addDays(DUE, -1), mail: { step: 0 } },
  { name: 'reminder-1', today: addDays(DUE, 7), mail: { step: 1 } },
  {
    name: 'reminder-2',
    today: addDays(DUE, 17),
    paidPercent: 40,
    mail: { step: 2 },
    reminder: { on: addDays(DUE, 14), payBy: addDays(DUE, 24) },
  },
  { name: 'reminder-3', today: addDays(DUE, 31), mail: { step: 3 } },
  { name: 'paid', today: LATE, paidPercent: 100, mail: { step: null } },
  { name: 'said-paid', today: LATE, saidPaid: true, mail: null },
  { name: 'cancelled', today: LATE, cancelled: true, mail: null },
  { name: 'cancellation', today: LATE, kind: 'cancellation', mail: { step: null } },
  { name: 'credit-note', today: LATE, kind: 'creditNote', mail: { step: null } },
  {
    name: 'dollars',
    today: ISSUED,
    draft: { currency: 'USD', unitsPerEuro: decimal('1.0889') },
    mail: { step: null },
  },
  LONG_WORDS,
];

const ACCENTS: Partial<Record<Template, string>> = {
  creative: '#ffc400',
  luxury: '#b8923a',
  modern: '#e5482d',
  corporate: '#16324f',
  elegant: '#7a1f3d',
  tech: '#0b7c86',
  eco: '#567a2e',
  retro: '#b3261e',
  minimal: '#111111',
};

export interface Exhibit {
  document: InvoiceDocument;
  open: Cents;
  received: Cents;
}

/** The document of a case, and how much of it is paid. */
export function exhibitOf(example: Case, { design, language }: Look): Exhibit {
  const invoice = sampleDocument({
    number: 'RE-2026-0117',
    draft: {
      template: design,
      language,
      title: language === 'de' ? 'Gestaltung Geschäftsausstattung' : 'Stationery design',
      lines: sampleLines(4),
      discountPercent: null,
      ...example.draft,
    },
    business: { accentColor: ACCENTS[design] ?? '#2456a6', ...example.business },
  });
  const document = followed(invoice, example);
  const { gross } = document.totals;
  const received = cents(Math.round((gross * (example.paidPercent ?? 0)) / 100));
  const isOwed = document.kind === 'invoice' && example.cancelled !== true;
  return { document, received, open: isOwed ? cents(gross - received) : cents(0) };
}

/** What cancels or corrects it: its total the other way round. */
function followed(invoice: InvoiceDocument, { kind = 'invoice' }: Case): InvoiceDocument {
  if (kind === 'invoice') return invoice;
  const { totals, number, invoiceDate } = invoice;
  return {
    ...invoice,
    kind,
    number: 'RE-2026-0118',
    preceding: { number: number ?? '', date: invoiceDate },
    totals: { ...totals, gross: negateCents(totals.gross) },
  };
}
