/** Beginning a draft, and the dates that follow from what it says. */
import type { BusinessProfile, DocumentLanguage, DueDateFormat } from '@belegbar/domain/business';
import { addDays, type Day, endOfMonth } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { decimal } from '@belegbar/domain/money';
import type { InvoiceDraft, InvoiceLine, PaymentTerms, ServicePeriod } from './invoice.ts';
import type { VatCase } from './vat-case.ts';

/** A draft without client and lines, with the business's language and days to pay. */
export function emptyDraft(defaults: { language: DocumentLanguage; paymentDays: number }): InvoiceDraft {
  return {
    clientId: null,
    language: defaults.language,
    currency: 'EUR',
    invoiceDate: null,
    servicePeriod: null,
    paymentTerms:
      defaults.paymentDays === 0 ? { kind: 'immediate' } : { kind: 'days', days: defaults.paymentDays },
    title: '',
    introduction: '',
    notes: '',
    reference: '',
    priceEntry: 'net',
    discountPercent: null,
    lines: [],
    template: 'standard',
    footerText: null,
  };
}

/** The terms with which an invoice begins that is written on `today`; due at once stays so in every format. */
export function usualTerms(
  usual: { paymentDays: number; dueDateFormat: DueDateFormat },
  today: Day,
): PaymentTerms {
  const { paymentDays: days, dueDateFormat } = usual;
  if (dueDateFormat === 'endOfMonth') return { kind: 'endOfMonth', days };
  if (days === 0) return { kind: 'immediate' };
  return dueDateFormat === 'specificDate'
    ? { kind: 'date', on: addDays(today, days) }
    : { kind: 'days', days };
}

/** Language and terms with which an invoice for the client begins: the client's own, else the business's. */
export function usualFor(
  client: Pick<Client, 'language' | 'paymentDays'> | null,
  business: Pick<BusinessProfile, 'documentLanguage' | 'defaultPaymentDays' | 'dueDateFormat'>,
  today: Day,
): Pick<InvoiceDraft, 'language' | 'paymentTerms'> {
  const paymentDays = client?.paymentDays ?? business.defaultPaymentDays;
  return {
    language: client?.language ?? business.documentLanguage,
    paymentTerms: usualTerms({ paymentDays, dueDateFormat: business.dueDateFormat }, today),
  };
}

/** A line of one piece without price. */
export function emptyLine(id: string, vatCase: VatCase): InvoiceLine {
  return {
    id,
    description: '',
    details: '',
    quantity: decimal('1'),
    unit: 'piece',
    unitPrice: decimal('0'),
    discountPercent: null,
    vatCase,
    exemptionParagraph: null,
  };
}

/** BT-2: the day the draft names, else today. */
export function invoiceDateOf(draft: Pick<InvoiceDraft, 'invoiceDate'>, today: Day): Day {
  return draft.invoiceDate ?? today;
}

/** BG-14: the period the draft names, else from the first to the last day that its lines name, else the invoice's day. */
export function servicePeriodOf(
  draft: Pick<InvoiceDraft, 'invoiceDate' | 'servicePeriod'> & {
    lines: readonly Pick<InvoiceLine, 'servicePeriod'>[];
  },
  today: Day,
): ServicePeriod {
  const invoiceDate = invoiceDateOf(draft, today);
  return draft.servicePeriod ?? periodOfLines(draft.lines) ?? { from: invoiceDate, to: invoiceDate };
}

/** Whether nobody has said when it was supplied, so that the day of the invoice stands for it (§ 14 (4) No. 6 UStG). */
export function isPeriodAssumed(
  draft: Pick<InvoiceDraft, 'servicePeriod'> & { lines: readonly Pick<InvoiceLine, 'servicePeriod'>[] },
): boolean {
  return draft.servicePeriod === null && periodOfLines(draft.lines) === null;
}

/** From the first to the last day on which a line was supplied; null where no line says when. What ends before it begins does not count. */
export function periodOfLines(lines: readonly Pick<InvoiceLine, 'servicePeriod'>[]): ServicePeriod | null {
  const periods = lines.flatMap(({ servicePeriod: own }) => (own && own.from <= own.to ? [own] : []));
  const [from] = periods.map((period) => period.from).toSorted();
  const to = periods
    .map((period) => period.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** BT-9: the last day to pay. */
export function dueDate(invoiceDate: Day, terms: PaymentTerms): Day {
  if (terms.kind === 'immediate') return invoiceDate;
  if (terms.kind === 'date') return terms.on;
  const later = addDays(invoiceDate, terms.days);
  return terms.kind === 'endOfMonth' ? endOfMonth(later) : later;
}
