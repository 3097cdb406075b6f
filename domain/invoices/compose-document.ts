/** Composes the document of an invoice from its draft: the preview while it is incomplete, the frozen snapshot when it is issued. */
import { type BusinessProfile, isNamedByPerson } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { composeLines } from './compose-lines.ts';
import type { InvoiceDocument, PrecedingInvoice, Recipient, Sender, Totals } from './document.ts';
import { dueDate, invoiceDateOf, servicePeriodOf } from './draft.ts';
import { exchangeOf } from './exchange.ts';
import { type DocumentKind, type InvoiceDraft, type Language, languagesOf } from './invoice.ts';
import { paymentSentence } from './payment-sentence.ts';
import { skontoOf } from './skonto.ts';
import { statutoryNotes } from './statutory-notes.ts';
import { saysHowToPay, waysToPay } from './ways-to-pay.ts';
import { withWrittenLines } from './written-lines.ts';

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
  const { business } = from;
  const draft = withWrittenLines(from.draft);
  const invoiceDate = invoiceDateOf(draft, from.today);
  const servicePeriod = servicePeriodOf(draft, from.today);
  const { lines, totals } = composeLines(draft, servicePeriod.to);
  return {
    kind: from.kind,
    number: from.number,
    ...currencyOf(draft, totals),
    invoiceDate,
    servicePeriod,
    dueDate: dueDate(invoiceDate, draft.paymentTerms),
    ...skontoFrom(draft, invoiceDate, totals),
    ...textsOf(draft, business, from.client),
    ...(draft.language === 'both' ? { bilingual: true } : {}),
    ...(isFamiliar(from.client) ? { formOfAddress: 'familiar' } : {}),
    priceEntry: draft.priceEntry,
    discountPercent: draft.discountPercent,
    sender: senderOf(business),
    recipient: recipientOf(from.client),
    ...waysToPay(from),
    ...(draft.attachments?.length ? { attachments: draft.attachments } : {}),
    lines,
    totals,
    statutoryNotes: notesOf(draft, totals, servicePeriod.to, business),
    preceding: from.preceding ?? null,
    ...lookOf(draft, business, from.kind),
  };
}

function currencyOf(
  { currency, unitsPerEuro }: InvoiceDraft,
  totals: Totals,
): Pick<InvoiceDocument, 'currency' | 'exchange'> {
  const exchange = currency === 'EUR' ? null : exchangeOf(totals, unitsPerEuro);
  return { currency, ...(exchange === null ? {} : { exchange }) };
}

/** Nothing to keep where nothing is to be paid. */
function skontoFrom(draft: InvoiceDraft, on: Day, { gross }: Totals): Pick<InvoiceDocument, 'skonto'> {
  const steps = gross > 0 ? skontoOf(draft.skonto ?? [], on, gross) : [];
  return steps.length === 0 ? {} : { skonto: steps };
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
  const payment = saysHowToPay(business)
    ? []
    : languages.map((language) => paymentSentence(business.paymentMethods, language));
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
    ...(isNamedByPerson(business) ? { isPerson: true } : {}),
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
    ...(business.peppolId ? { peppolId: business.peppolId } : {}),
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
    ...(client?.isBusiness === false ? { isPrivate: true as const } : {}),
  };
}
