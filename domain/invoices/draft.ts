/** Beginning a draft, and the dates that follow from what it says. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import type { InvoiceDraft, InvoiceLine, Language, PaymentTerms, ServicePeriod } from './invoice.ts';
import type { VatCase } from './vat-case.ts';

/** A draft without client and lines, with the business's language and days to pay. */
export function emptyDraft(defaults: { language: Language; paymentDays: number }): InvoiceDraft {
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

/** BG-14: the period the draft names, else the invoice's day. */
export function servicePeriodOf(
  draft: Pick<InvoiceDraft, 'invoiceDate' | 'servicePeriod'>,
  today: Day,
): ServicePeriod {
  const invoiceDate = invoiceDateOf(draft, today);
  return draft.servicePeriod ?? { from: invoiceDate, to: invoiceDate };
}

/** BT-9: the last day to pay. */
export function dueDate(invoiceDate: Day, terms: PaymentTerms): Day {
  return terms.kind === 'immediate' ? invoiceDate : addDays(invoiceDate, terms.days);
}
