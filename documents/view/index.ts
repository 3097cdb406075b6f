/** From the frozen document to what a design draws. */
import { giroCode, type InvoiceDocument } from '@belegbar/domain/invoices';
import { coloursOf, DESIGNS, logoSize } from '../designs/index.ts';
import { printable } from '../text/index.ts';
import { headingOf, informationOf } from './facts.ts';
import { type Labels, labelsIn } from './labels.ts';
import { tableOf } from './lines.ts';
import { estimatedLines, linesOf, paragraphsOf, softened } from './measure.ts';
import { footerColumns, recipientLines, senderLine, senderName } from './parties.ts';
import { paymentOf } from './payment.ts';
import { totalsOf } from './totals.ts';
import type { InvoiceView, Paragraph, ViewFooter, ViewLogo, ViewPayment } from './view.ts';

export { qrPath } from './qr-path.ts';
export { type UnprintableText, unprintableTexts } from './unprintable.ts';
export type { InvoiceView } from './view.ts';

/** The logo's file in the compiler's workspace, and its size in pixels. */
export interface PlacedLogo {
  file: string;
  width: number;
  height: number;
}

/** Longer notes and footers than these do not fit at their usual place and go below the totals. */
const SHORT_NOTES_LINES = 5;
const SHORT_FOOTER_LINES = 4;
const NOTES_CHARACTERS = 100;
const FOOTER_CHARACTERS = 125;
const FOOTER_COLUMN_CHARACTERS = 26;

/** Everything a design needs to draw the document. Every text is made printable first, so that none can be forgotten. */
export function viewOf(document: InvoiceDocument, logo: PlacedLogo | null): InvoiceView {
  const payload = giroCode(document, document.totals.gross);
  return compose(withPrintableTexts(document), logo, payload);
}

function compose(document: InvoiceDocument, logo: PlacedLogo | null, payload: string | null): InvoiceView {
  const { language } = document;
  const labels = labelsIn(document);
  const { notes, remarks, footerText } = placedTexts(document);
  const payment = paymentOf(document, payload, labels);
  const totals = totalsOf(document, labels);
  return {
    language,
    region: language === 'de' ? 'de' : 'gb',
    metadata: {
      title: headingOf(document, labels),
      author: senderName(document),
      date: datePartsOf(document),
    },
    colours: coloursOf(document.accentColor),
    logo: logo === null ? null : placedLogo(document, logo, labels),
    sender: { name: softened(senderName(document), 40), line: senderLine(document) },
    recipient: recipientLines(document),
    information: informationOf(document, labels),
    heading: headingOf(document, labels),
    subheading: softened(document.title, 60),
    introduction: paragraphsOf(softened(document.introduction, 80)),
    table: tableOf(document, labels, closingLines(notes, payment)),
    notes,
    payment,
    closing:
      document.kind === 'invoice'
        ? { greeting: labels.regards, name: signatory(document) }
        : { greeting: '', name: '' },
    ...totals,
    remarks,
    footer: footerOf(footerColumns(document, labels), footerText),
    labels: { page: labels.page, continued: labels.continued },
  };
}

/** Statutory notes always stand with the payment; the user's own texts do where they are short. */
function placedTexts(document: InvoiceDocument): {
  notes: Paragraph[];
  remarks: Paragraph[];
  footerText: string[];
} {
  const own = paragraphsOf(softened(document.notes, 40));
  const footer = linesOf(softened(document.footerText, 80));
  const ownFits = estimatedLines(own.flat(), NOTES_CHARACTERS) <= SHORT_NOTES_LINES;
  const footerFits = estimatedLines(footer, FOOTER_CHARACTERS) <= SHORT_FOOTER_LINES;
  return {
    notes: [...document.statutoryNotes.map((note) => [note]), ...(ownFits ? own : [])],
    remarks: [...(ownFits ? [] : own), ...(footerFits ? [] : [footer])],
    footerText: footerFits ? footer : [],
  };
}

/** Whether the columns fit side by side, and how high they become, by the usual width of a letter. */
function footerOf(columns: ViewFooter['columns'], text: string[]): ViewFooter {
  const widths = columns.map(({ lines }) => Math.max(...lines.map((line) => line.length)));
  const roomy = widths.reduce((sum, width) => sum + width, 0) <= FOOTER_CHARACTERS - 4 * columns.length;
  const perLine = roomy ? FOOTER_CHARACTERS : FOOTER_COLUMN_CHARACTERS;
  const heights = columns.map(({ lines }) => 1 + estimatedLines(lines, perLine));
  return { columns, roomy, height: Math.max(0, ...heights), text };
}

/** Lines that notes, payment and greeting take in their column, at most. */
function closingLines(notes: readonly Paragraph[], payment: ViewPayment | null): number {
  const noteLines = notes.reduce((sum, lines) => sum + estimatedLines(lines, NOTES_CHARACTERS) + 1, 0);
  return noteLines + (payment === null ? 0 : 8) + 6;
}

function signatory(document: InvoiceDocument): string {
  return softened(document.sender.fullName || document.sender.businessName, 30);
}

function datePartsOf({ invoiceDate }: InvoiceDocument): InvoiceView['metadata']['date'] {
  const [year = 0, month = 0, day = 0] = invoiceDate.split('-').map(Number);
  return { year, month, day };
}

function placedLogo(document: InvoiceDocument, logo: PlacedLogo, labels: Labels): ViewLogo {
  const size = logoSize(DESIGNS[document.template], logo);
  return { file: logo.file, ...size, alt: labels.logoAlt(senderName(document)) };
}

/** Texts of several lines; in all others a line feed is a space. */
const SEVERAL_LINES: readonly string[] = ['introduction', 'notes', 'details', 'footerText'];

/** The document with every text printable. */
function withPrintableTexts<T>(value: T, name = ''): T {
  if (typeof value === 'string') {
    const text = printable(value);
    return (SEVERAL_LINES.includes(name) ? text : text.replaceAll('\n', ' ')) as T;
  }
  if (Array.isArray(value)) return value.map((part) => withPrintableTexts(part, name)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPrintableTexts(part, key)]),
  ) as T;
}
