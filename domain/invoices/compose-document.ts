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
  Totals,
} from './document.ts';
import { dueDate, invoiceDateOf, servicePeriodOf } from './draft.ts';
import {
  type DocumentKind,
  type InvoiceDraft,
  type InvoiceLine,
  type Language,
  languagesOf,
} from './invoice.ts';
import { paymentSentence } from './payment-sentence.ts';
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
    ...textsOf(draft, business, from.client),
    ...(draft.language === 'both' ? { bilingual: true } : {}),
    ...(isFamiliar(from.client) ? { formOfAddress: 'familiar' } : {}),
    priceEntry: draft.priceEntry,
    discountPercent: draft.discountPercent,
    sender: senderOf(business),
    recipient: recipientOf(from.client),
    bank: bankOf(business),
    lines: draft.lines.map((line, index) => documentLine(line, index + 1, lines[index], rateOf)),
    totals,
    statutoryNotes: notesOf(draft, totals, servicePeriod.to, business),
    preceding: from.preceding ?? null,
    ...lookOf(draft, business, from.kind),
  };
}

function notesOf(draft: InvoiceDraft, { groups }: Totals, on: Day, business: BusinessProfile): string[] {
  const notes = languagesOf(draft.language).flatMap((language) => statutoryNotes(groups, language, on));
  return withText(notes, business.vatDisclaimer);
}

type Look = 'template' | 'font' | 'letterhead' | 'signature' | 'accentColor' | 'logo';

function lookOf(
  draft: InvoiceDraft,
  business: BusinessProfile,
  kind: DocumentKind,
): Pick<InvoiceDocument, Look> {
  const { template } = draft;
  const { font, letterhead: picture, letterheadLayout: layout, signature } = business;
  return {
    template,
    accentColor: business.accentColor,
    // A letterhead brings its own.
    logo: template === 'custom' ? null : business.logo,
    ...(font === 'design' ? {} : { font }),
    ...(template === 'custom' ? { letterhead: { picture, layout } } : {}),
    ...(kind === 'invoice' && signature !== null ? { signature } : {}),
  };
}

type Texts = 'language' | 'title' | 'introduction' | 'notes' | 'reference' | 'footerText';

function textsOf(
  draft: InvoiceDraft,
  business: BusinessProfile,
  client: Client | null,
): Pick<InvoiceDocument, Texts> {
  const languages = languagesOf(draft.language);
  const introductions = languages.map((language) => introductionIn(language, client));
  const payment = languages.map((language) => paymentSentence(business.paymentMethods, language));
  return {
    language: languages[0],
    title: draft.title,
    introduction: draft.introduction === '' ? introductions.join('\n') : draft.introduction,
    notes: [draft.notes, ...payment, business.paymentNote].filter((text) => text !== '').join('\n'),
    reference: draft.reference,
    footerText: withText([draft.footerText ?? business.footerText], business.legalFootnotes).join('\n'),
  };
}

/** Those of the texts that say something, and one more if it does. */
function withText(texts: readonly string[], more: string): string[] {
  return [...texts, more].filter((text) => text !== '');
}

/** No account where money does not come by transfer. */
function bankOf(business: BusinessProfile): BankDetails {
  if (!business.paymentMethods.includes('bankTransfer'))
    return { accountHolder: '', iban: '', bic: '', bankName: '' };
  const { accountHolder, iban, bic, bankName } = business;
  return { accountHolder, iban, bic, bankName };
}

function introductionIn(language: Language, client: Client | null): string {
  return language === 'de' && isFamiliar(client) ? FAMILIAR_INTRODUCTION : STANDARD_INTRODUCTION[language];
}

const STANDARD_INTRODUCTION: Record<Language, string> = {
  de: 'Vielen Dank für Ihren Auftrag. Folgende Leistungen werden Ihnen berechnet:',
  en: 'Thank you for your order. This invoice covers the following:',
};

const FAMILIAR_INTRODUCTION = 'Vielen Dank für deinen Auftrag. Folgende Leistungen werden dir berechnet:';

function isFamiliar(client: Client | null): boolean {
  return client?.formOfAddress === 'familiar';
}

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
    ...(client?.leitwegId ? { buyerReference: client.leitwegId } : {}),
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
