/** From the frozen document to what a design draws. */
import { giroCode, type InvoiceDocument } from '@belegbar/domain/invoices';
import { codeSize, coloursOf, DESIGNS, type Design, logoSize, signatureSize } from '../designs/index.ts';
import type { AssetName } from '../render/jobs.ts';
import { FAMILIES } from '../text/index.ts';
import { headingOf, informationOf, shortNumberOf, titleOf } from './facts.ts';
import { type Labels, labelsIn } from './labels.ts';
import { tableOf } from './lines.ts';
import { estimatedLines, linesOf, paragraphsOf, softened } from './measure.ts';
import { footerColumns, partiesOf, senderName } from './parties.ts';
import { paymentOf } from './payment.ts';
import { withPrintableTexts } from './printable-texts.ts';
import { spaceOf } from './space.ts';
import { totalsOf } from './totals.ts';
import type { InvoiceView, Paragraph, ViewFooter, ViewPayment, ViewPicture } from './view.ts';

export { labelsIn } from './labels.ts';
export { quantityText } from './lines.ts';
export { qrPath, qrPng } from './qr-path.ts';
export { type UnprintableText, unprintableTexts } from './unprintable.ts';
export type { InvoiceView, ViewAttachment } from './view.ts';

/** A picture's file in the compiler's workspace, and its size in pixels. */
export interface PlacedPicture {
  file: string;
  width: number;
  height: number;
  /** Surely nothing shows through it. */
  opaque: boolean;
}

export type PlacedPictures = Readonly<Record<AssetName, PlacedPicture | null>>;

/** Longer notes and footers than these do not fit at their usual place and go below the totals. */
const SHORT_NOTES_LINES = 5;
const SHORT_FOOTER_LINES = 4;

/** Everything a design needs to draw the document. Every text is made printable first, so that none can be forgotten. */
export function viewOf(document: InvoiceDocument, pictures: PlacedPictures): InvoiceView {
  const payload = giroCode(document, document.totals.gross);
  return compose(withPrintableTexts(document), pictures, payload);
}

function compose(document: InvoiceDocument, pictures: PlacedPictures, payload: string | null): InvoiceView {
  const { language } = document;
  const { holds } = spaceOf(document);
  const labels = labelsIn(document);
  const { notes, remarks, footerText } = placedTexts(document);
  const paypalCode = paypalCodeOf(pictures.paypalCode, labels);
  const payment = paymentOf(document, { payload, paypalCode }, labels);
  const totals = totalsOf(document, labels);
  return {
    language,
    region: language === 'de' ? 'de' : 'gb',
    metadata: metadataOf(document, labels),
    colours: coloursOf(document.accentColor),
    ...picturesOf(document, pictures, labels),
    font: document.font === undefined ? null : FAMILIES[document.font].family,
    ...partiesOf(document, labels),
    information: informationOf(document, labels),
    heading: headingOf(document, labels),
    title: titleOf(document, labels),
    shortNumber: shortNumberOf(document),
    subheading: softened(document.title, 60),
    introduction: paragraphsOf(softened(document.introduction, 80)),
    table: tableOf(document, labels, closingLines(notes, payment, holds.notes)),
    notes,
    payment,
    closing:
      document.kind === 'invoice'
        ? { greeting: labels.regards, name: signatory(document) }
        : { greeting: '', name: '' },
    ...totals,
    remarks,
    footer: footerOf(shownColumns(document, labels), footerText, holds),
    labels: {
      page: labels.page,
      continued: labels.continued,
      payment: labels.payment,
      toPay: payment === null ? totals.due.label : labels.amountDue,
    },
  };
}

/** Statutory notes always stand with the payment; the user's own texts do where they are short. */
function placedTexts(document: InvoiceDocument): {
  notes: Paragraph[];
  remarks: Paragraph[];
  footerText: string[];
} {
  const own = paragraphsOf(softened(document.notes, 40));
  // A letterhead has its own.
  const footer = document.letterhead ? [] : linesOf(softened(document.footerText, 80));
  const { holds } = spaceOf(document);
  const ownFits = estimatedLines(own.flat(), holds.notes) <= SHORT_NOTES_LINES;
  const footerFits = estimatedLines(footer, holds.footer) <= SHORT_FOOTER_LINES;
  return {
    // A paragraph sign is not parted from its number.
    notes: [
      ...document.statutoryNotes.map((note) => [note.replaceAll('§ ', '§\u00a0')]),
      ...(ownFits ? own : []),
    ],
    remarks: [
      ...(ownFits ? [] : own),
      ...(footerFits ? [] : [footer]),
      ...attachmentsOf(document).map((line) => [line]),
    ],
    footerText: footerFits ? footer : [],
  };
}

/** The names of the files that come with it, in a line; none without any. */
function attachmentsOf(document: InvoiceDocument): string[] {
  const names = (document.attachments ?? []).map(({ name }) => softened(name, 40));
  return names.length === 0 ? [] : [labelsIn(document).attachments(names.join(', '))];
}

function paypalCodeOf(picture: PlacedPicture | null, labels: Labels): ViewPicture | null {
  return picture && { file: picture.file, ...codeSize(picture), alt: labels.paypalCodeAlt };
}

/** Those that the design shows; the bank is left out where the payment says it. */
function shownColumns(document: InvoiceDocument, labels: Labels): ViewFooter['columns'] {
  const { footerWithoutBank } = DESIGNS[document.template];
  return footerColumns(document, labels).filter(({ about }) => !(footerWithoutBank && about === 'bank'));
}

/** Whether the columns fit side by side, and how high they become, by the usual width of a letter. */
function footerOf(columns: ViewFooter['columns'], text: string[], holds: Design['holds']): ViewFooter {
  const widths = columns.map(({ lines }) => Math.max(...lines.map((line) => line.length)));
  const roomy = widths.reduce((sum, width) => sum + width, 0) <= holds.footer - 4 * columns.length;
  const perLine = roomy ? holds.footer : holds.footerColumn;
  const heights = columns.map(({ lines }) => 1 + estimatedLines(lines, perLine));
  return { columns, roomy, height: Math.max(0, ...heights), text };
}

/** Lines that notes, payment and greeting take in their column, at most. */
function closingLines(notes: readonly Paragraph[], payment: ViewPayment | null, perLine: number): number {
  const noteLines = notes.reduce((sum, lines) => sum + estimatedLines(lines, perLine) + 1, 0);
  return noteLines + (payment === null ? 0 : 8) + (payment?.paypal ? (payment.paypal.code ? 6 : 2) : 0) + 6;
}

function signatory(document: InvoiceDocument): string {
  return softened(document.sender.fullName || document.sender.businessName, 30);
}

function metadataOf(document: InvoiceDocument, labels: Labels): InvoiceView['metadata'] {
  const [year = 0, month = 0, day = 0] = document.invoiceDate.split('-').map(Number);
  return {
    title: headingOf(document, labels),
    author: senderName(document),
    date: { year, month, day },
  };
}

function picturesOf(
  document: InvoiceDocument,
  { logo, letterhead, signature }: PlacedPictures,
  labels: Labels,
): Pick<InvoiceView, 'logo' | 'letterhead' | 'signature'> {
  const shown = (picture: PlacedPicture, size: ReturnType<typeof logoSize>, alt: string): ViewPicture => ({
    file: picture.file,
    ...size,
    alt,
  });
  return {
    logo: logo && {
      ...shown(logo, logoSize(DESIGNS[document.template], logo), labels.logoAlt(senderName(document))),
      opaque: logo.opaque,
    },
    letterhead: document.letterhead
      ? { file: letterhead?.file ?? null, layout: document.letterhead.layout }
      : null,
    signature:
      signature && shown(signature, signatureSize(signature), labels.signatureAlt(signatory(document))),
  };
}
