/** Events of the sales side. */
import { regimeOn } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import {
  composeDocument,
  emptyDraft,
  emptyLine,
  type InvoiceDraft,
  issueInvoice,
  type VatCase,
} from '@belegbar/domain/invoices';
import {
  bookCancellation,
  bookCreditNote,
  bookInvoice,
  bookPayment,
  bookPaymentWithDiscount,
  bookRefund,
  bookWriteOff,
  type NewEntry,
} from '@belegbar/domain/journal';
import { assert, decimal } from '@belegbar/domain/money';
import { type Books, type EventOf, entriesOf, euros } from './books.ts';
import type { CaseSaleLine } from './case.ts';
import { CASE_CLIENT } from './people.ts';

export function bookInvoiceEvent(event: EventOf<'issueInvoice'>, books: Books): NewEntry[] {
  books.issued += 1;
  const draft = draftOf(event, event.lines);
  const client = {
    ...CASE_CLIENT,
    country: event.client.country,
    isBusiness: event.client.business,
    vatId: event.client.vatId ?? '',
  };
  const number = String(books.issued);
  const issued = issueInvoice({ draft, business: books.business, client, today: day(event.date), number });
  assert(issued.ok, issued.ok ? '' : `refused: ${issued.problems.map((problem) => problem.code).join(', ')}`);
  return bookInvoice({
    document: issued.document,
    invoiceId: event.id,
    regime: regimeOn(books.business.regimes, issued.document.servicePeriod.to),
    category: event.incomeCategory ?? '',
  });
}

export function bookCreditNoteEvent(event: EventOf<'creditNote'>, books: Books): NewEntry[] {
  const today = day(event.date);
  const { business } = books;
  const entries = entriesOf(event.of, books);
  const service = entries[0] && { from: entries[0].serviceFrom, to: entries[0].serviceTo };
  const draft = draftOf({ ...event, ...(service === undefined ? {} : { service }) }, event.lines);
  const document = composeDocument({
    kind: 'invoice',
    number: event.id,
    draft,
    business,
    client: CASE_CLIENT,
    today,
  });
  return bookCreditNote({
    entries,
    groups: document.totals.groups,
    document: { kind: 'invoice', id: event.of, number: event.id },
    on: today,
  });
}

/** Cancellation, payment, refund and bad debt of an invoice. */
export function bookMoneyEvent(
  event: EventOf<'cancelInvoice' | 'payment' | 'refund' | 'writeOff'>,
  books: Books,
): NewEntry[] {
  const entries = entriesOf(event.of, books);
  const on = day(event.date);
  switch (event.type) {
    case 'cancelInvoice':
      return bookCancellation({
        entries,
        document: { kind: 'invoice', id: event.of, number: `S-${event.of}` },
        on,
      });
    case 'payment': {
      const payment = { entries, amount: euros(event.amount), on };
      return event.skonto === true ? bookPaymentWithDiscount(payment) : bookPayment(payment);
    }
    case 'refund':
      return bookRefund({ entries, amount: euros(event.amount), on });
    case 'writeOff':
      return bookWriteOff({ entries, on });
  }
}

function draftOf(
  event: { date: string; service?: { from: string; to: string }; discountPercent?: string },
  lines: readonly CaseSaleLine[],
): InvoiceDraft {
  return {
    ...emptyDraft({ language: 'de', paymentDays: 14 }),
    invoiceDate: day(event.date),
    servicePeriod:
      event.service === undefined ? null : { from: day(event.service.from), to: day(event.service.to) },
    discountPercent: event.discountPercent === undefined ? null : decimal(event.discountPercent),
    lines: lines.map((line, index) => ({
      ...emptyLine(String(index), line.vatCase as VatCase),
      description: 'Leistung',
      quantity: decimal(line.quantity),
      unitPrice: decimal(line.unitPrice),
      discountPercent: line.discountPercent === undefined ? null : decimal(line.discountPercent),
      exemptionParagraph: line.paragraph ?? null,
    })),
  };
}
