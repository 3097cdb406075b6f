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
  actOf,
  type BookedEntry,
  bookInvoice,
  bookNoted,
  bookUndo,
  discountDayOf,
  type InvoiceAct,
  isTaxedOnReceipt,
  type MovedEuros,
  type NewEntry,
  openAmount,
  payableAmount,
} from '@belegbar/domain/journal';
import { assert, centsAtRate, decimal, subtractCents, ZERO } from '@belegbar/domain/money';
import { type Books, type EventOf, entriesOf, euros } from './books.ts';
import type { CaseSaleLine } from './case.ts';
import { CASE_CLIENT } from './people.ts';
import { foreign } from './purchase-events.ts';

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

type CorrectionEvent = EventOf<'cancelInvoice' | 'creditNote' | 'payment' | 'refund' | 'writeOff'>;

/** What happens to an invoice after its issue, but for an undo. */
export function bookCorrectionEvent(event: CorrectionEvent, books: Books): NewEntry[] {
  const entries = entriesOf(event.of, books);
  return bookNoted({ entries, acts: actsOn(event.of, entries, books), act: actOfEvent(event, books) });
}

/** The payment or refund taken back, as if only the other acts on the invoice had ever been noted. */
export function bookUndoEvent(event: EventOf<'undo'>, books: Books): NewEntry[] {
  const entries = entriesOf(event.of, books);
  const acts = actsOn(event.of, entries, books);
  const wrong = acts.find(({ id }) => id === event.payment);
  assert(wrong !== undefined, `no payment ${event.payment}`);
  return bookUndo({ entries, acts, wrong });
}

/** What happened to the invoice so far, as the product reads it back. */
function actsOn(id: string, entries: readonly BookedEntry[], { acts }: Books) {
  return acts
    .filter(({ of }) => of === id)
    .map(({ id, numbers, cancellation, moved }) => {
      const made = entries.filter(({ number }) => numbers.includes(number));
      return { id, made, act: cancellation ?? actOf(made, moved) };
    });
}

function actOfEvent(event: CorrectionEvent, books: Books): InvoiceAct {
  const entries = entriesOf(event.of, books);
  const on = day(event.date);
  switch (event.type) {
    case 'cancelInvoice':
      return cancellationOf(event);
    case 'creditNote':
      return { kind: 'creditNote', on, ...creditNoteOf(event, books) };
    case 'payment': {
      const amount = euros(event.amount);
      const discount = event.skonto === true ? subtractCents(payableAmount(entries), amount) : ZERO;
      return {
        kind: 'payment',
        on,
        amount,
        discount,
        ...(discount > 0 ? discountDayOf(entries, on) : {}),
        fee: event.fee === undefined ? ZERO : euros(event.fee),
        ...cameIn(event, entries),
      };
    }
    case 'refund':
      return {
        kind: 'refund',
        on,
        amount: euros(event.amount),
        ...(event.euros === undefined ? {} : { moved: { euros: euros(event.euros) } }),
      };
    case 'writeOff':
      return { kind: 'writeOff', on, amount: openAmount(entries) };
  }
}

/** As the verbs do it: a rate for VAT counts only where VAT arises with the money. */
/** What the journal is told of the money in euros; nothing of an invoice in euros. */
export function cameIn(
  { amount, euros: told, unitsPerEuro }: EventOf<'payment'>,
  entries: readonly BookedEntry[],
): { moved?: MovedEuros } {
  if (told === undefined) return {};
  const isTaxed = entries.some((entry) => entry.kind === 'invoice' && isTaxedOnReceipt(entry));
  if (unitsPerEuro === undefined || !isTaxed) return { moved: { euros: euros(told), taxed: euros(told) } };
  const taxed = centsAtRate(decimal(amount), decimal(unitsPerEuro));
  assert(taxed !== null, 'more than the product carries');
  return { moved: { euros: euros(told), taxed } };
}

export function cancellationOf(event: EventOf<'cancelInvoice'>): InvoiceAct {
  const document = { kind: 'invoice', id: event.of, number: `S-${event.of}` } as const;
  const { reason } = event;
  return {
    kind: 'cancellation',
    on: day(event.date),
    document,
    ...(reason === undefined ? {} : { reason }),
  };
}

function creditNoteOf(event: EventOf<'creditNote'>, books: Books) {
  const [first] = entriesOf(event.of, books);
  const service = first && { from: first.serviceFrom, to: first.serviceTo };
  const draft = draftOf({ ...event, ...(service === undefined ? {} : { service }) }, event.lines);
  const { totals } = composeDocument({
    kind: 'invoice',
    number: event.id,
    draft,
    business: books.business,
    client: CASE_CLIENT,
    today: day(event.date),
  });
  const groups = totals.groups.map(({ vatCase, exemptionParagraph, base, vat }) => {
    return { vatCase, exemptionParagraph, net: base, vat };
  });
  return { groups, document: { kind: 'invoice', id: event.of, number: event.id } as const };
}

function draftOf(
  event: Pick<EventOf<'issueInvoice'>, 'date' | 'service' | 'discountPercent' | 'inCurrency'>,
  lines: readonly CaseSaleLine[],
): InvoiceDraft {
  return {
    ...emptyDraft({ language: 'de', paymentDays: 14 }),
    invoiceDate: day(event.date),
    servicePeriod:
      event.service === undefined ? null : { from: day(event.service.from), to: day(event.service.to) },
    ...(event.inCurrency === undefined ? {} : foreign(event.inCurrency)),
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
