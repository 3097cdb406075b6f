/** Composes the document of an invoice from its draft: the preview while it is incomplete, the frozen snapshot when it is issued. */
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { ZERO } from '@belegbar/domain/money';
import type {
  BankDetails,
  DocumentLine,
  InvoiceDocument,
  PrecedingInvoice,
  Recipient,
  Sender,
} from './document.ts';
import { dueDate, invoiceDateOf, servicePeriodOf } from './draft.ts';
import type { DocumentKind, InvoiceDraft, InvoiceLine, Language } from './invoice.ts';
import { type RateOf, ratesOn } from './rates.ts';
import { statutoryNotes } from './statutory-notes.ts';
import { computeTotals, exemptionOf, type LineAmounts } from './totals.ts';

/** All texts, amounts and parties resolved. `number` is null for a preview; missing things stay empty. */
export function composeDocument(from: {
  kind: DocumentKind;
  number: string | null;
  draft: InvoiceDraft;
  business: BusinessProfile;
  client: Client | null;
  today: Day;
  preceding?: PrecedingInvoice;
}): InvoiceDocument {
  const { draft, business } = from;
  const invoiceDate = invoiceDateOf(draft, from.today);
  const servicePeriod = servicePeriodOf(draft, from.today);
  const rateOf = ratesOn(servicePeriod.to);
  const { lines, totals } = computeTotals(draft, rateOf);
  return {
    kind: from.kind,
    number: from.number,
    currency: draft.currency,
    invoiceDate,
    servicePeriod,
    dueDate: dueDate(invoiceDate, draft.paymentTerms),
    ...textsOf(draft, business),
    priceEntry: draft.priceEntry,
    discountPercent: draft.discountPercent,
    sender: senderOf(business),
    recipient: recipientOf(from.client),
    bank: bankOf(business),
    lines: draft.lines.map((line, index) => documentLine(line, index + 1, lines[index], rateOf)),
    totals,
    statutoryNotes: statutoryNotes(totals.groups, draft.language, servicePeriod.to),
    preceding: from.preceding ?? null,
    template: draft.template,
    accentColor: business.accentColor,
    logo: business.logo,
  };
}

type Texts = 'language' | 'title' | 'introduction' | 'notes' | 'reference' | 'footerText';

function textsOf(draft: InvoiceDraft, business: BusinessProfile): Pick<InvoiceDocument, Texts> {
  return {
    language: draft.language,
    title: draft.title,
    introduction: draft.introduction === '' ? STANDARD_INTRODUCTION[draft.language] : draft.introduction,
    notes: draft.notes,
    reference: draft.reference,
    footerText: draft.footerText ?? business.footerText,
  };
}

function bankOf(business: BusinessProfile): BankDetails {
  const { accountHolder, iban, bic, bankName } = business;
  return { accountHolder, iban, bic, bankName };
}

const STANDARD_INTRODUCTION: Record<Language, string> = {
  de: 'Vielen Dank für Ihren Auftrag. Folgende Leistungen werden Ihnen berechnet:',
  en: 'Thank you for your order. This invoice covers the following:',
};

function senderOf(business: BusinessProfile): Sender {
  return {
    fullName: business.fullName,
    businessName: business.businessName,
    address: {
      street: business.street,
      addition: business.addressAddition,
      postCode: business.postCode,
      city: business.city,
      country: business.country,
    },
    email: business.email,
    phone: business.phone,
    website: business.website,
    taxNumber: business.taxNumber,
    vatId: business.vatId,
  };
}

function recipientOf(client: Client | null): Recipient {
  return {
    clientNumber: client?.number ?? '',
    name: client?.name ?? '',
    contactPerson: client?.contactPerson ?? '',
    address: {
      street: client?.street ?? '',
      addition: client?.addressAddition ?? '',
      postCode: client?.postCode ?? '',
      city: client?.city ?? '',
      country: client?.country ?? 'DE',
    },
    email: client?.email ?? '',
    vatId: client?.vatId ?? '',
  };
}

function documentLine(
  line: InvoiceLine,
  position: number,
  amounts: LineAmounts | undefined,
  rateOf: RateOf,
): DocumentLine {
  return {
    position,
    description: line.description,
    details: line.details,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    vatCase: line.vatCase,
    vatPercent: rateOf(line.vatCase),
    exemptionParagraph: exemptionOf(line),
    net: amounts?.net ?? ZERO,
    amount: amounts?.amount ?? ZERO,
  };
}
