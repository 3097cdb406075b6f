/** An e-invoice from a file of anybody: XML in either syntax, or a PDF with such an XML in it. To be called where it may crash. */
import {
  type EInvoice,
  type ReadEInvoice,
  readEInvoice,
  type SupportingDocument,
  type Syntax,
} from '@belegbar/domain/e-invoice';
import { invoiceXmlOf, isNamedAsInvoice, isSame } from './invoice-xml.ts';
import type { Attachment, AttachmentsRefusal, LeftOut } from './jobs.ts';
import { type OtherInvoice, otherInvoicesIn } from './other-invoices.ts';
import { readAttachments } from './pdf-attachments.ts';
import { readXml, type XmlRefusal } from './read-xml.ts';

/** A file that belongs to the invoice: one of the PDF, or one that the XML holds (BG-24). */
export interface EnclosedFile {
  name: string;
  /** What the file says, not what the bytes are. */
  mediaType: string | null;
  bytes: Uint8Array;
}

/** `einvoice.none`: a PDF without an XML. `einvoice.other`: an XML of something else, such as an order. */
export type EInvoiceRefusal = AttachmentsRefusal | XmlRefusal | 'einvoice.none' | 'einvoice.other';

export interface EInvoiceFile {
  container: 'xml' | 'pdf';
  /** The name of the XML within a PDF. */
  embedded: string | null;
  /** The names of all that a PDF carries, in its order. */
  attachments: string[];
  /** The XML as it lies in the file. */
  xml: Uint8Array;
  syntax: Syntax;
  /** What it says; the contents of embedded files stand in `enclosed`. */
  invoice: EInvoice;
  /** Paths of what the XML says and the model has no place for, up to 200 of them; the middle of a long one is left out. */
  unread: string[];
  /** Paths of elements that say nothing, as many at most. */
  empty: string[];
  /** Paths of elements at a wrong place, and of further ones where there is one. */
  misplaced: string[];
  repeated: string[];
  /** As `ReadEInvoice` has them. */
  schema: ReadEInvoice['schema'];
  broken: ReadEInvoice['broken'];
  unmarked: ReadEInvoice['unmarked'];
  enclosed: EnclosedFile[];
  leftOut: LeftOut[];
  /** Of a PDF that is broken, what could be found was read. */
  isDamaged: boolean;
  /** Further invoices in a PDF that say something else, or cannot be read. */
  otherInvoices: OtherInvoice[];
}

/** `line` says where an XML is not well formed; `attachments` are the names of those in a PDF. */
export type ReadEInvoiceFile =
  | ({ ok: true } & EInvoiceFile)
  | { ok: false; code: EInvoiceRefusal; line?: number; embedded?: string | null; attachments?: string[] };

const PATHS_MAXIMUM = 200;
const PATH_LENGTH = 400;

function pathsOf(paths: readonly string[]): string[] {
  const half = PATH_LENGTH / 2;
  return paths
    .slice(0, PATHS_MAXIMUM)
    .map((path) => (path.length > PATH_LENGTH ? `${path.slice(0, half)}…${path.slice(-half)}` : path));
}

/** Reads by content, whatever the file is called. Nothing is corrected; refusals are values. */
export function readEInvoiceFile(bytes: Uint8Array): ReadEInvoiceFile {
  if (!beginsAsPdf(bytes)) return readXmlFile(bytes, ALONE);
  return beginsAsXml(bytes) ? readBoth(bytes) : readPdf(bytes);
}

const ALONE = { container: 'xml', embedded: null } as const;

/** An XML may speak of PDFs, and may be one as well, with another invoice in it for programs that take it for that. */
function readBoth(bytes: Uint8Array): ReadEInvoiceFile {
  const xml = readXmlFile(bytes, ALONE);
  if (!xml.ok) {
    const pdf = readPdf(bytes);
    return pdf.ok || pdf.code !== 'file.damaged' ? pdf : xml;
  }
  const inPdf = readAttachments(bytes);
  if (!inPdf.ok) return xml;
  return { ...xml, otherInvoices: otherInvoicesIn(xml.invoice, inPdf.attachments, inPdf.leftOut) };
}

/** By its first letter, behind a byte order mark and with a zero beside it where there are two bytes to a letter. */
function beginsAsXml(bytes: Uint8Array): boolean {
  return /^[\s\0\xef\xbb\xbf\xfe\xff]*</.test(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'));
}

/** The header of a PDF stands within its first 1024 bytes, XML begins at once. */
function beginsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

function readPdf(bytes: Uint8Array): ReadEInvoiceFile {
  const read = readAttachments(bytes);
  if (!read.ok) return read;
  const { attachments, leftOut, isDamaged, besides } = read;
  const names = attachments.map(({ name }) => name);
  const found = invoiceXmlOf(read);
  const designated = leftOut.find(({ name }) => isSame(name, read.documentFileName));
  const named = leftOut.find(isNamedAsInvoice);
  const lost = designated ?? (found === null || !isNamedAsInvoice(found) ? named : undefined);
  if (lost !== undefined) return { ok: false, code: LOST[lost.why], embedded: lost.name, attachments: names };
  if (found === null) return { ok: false, code: 'einvoice.none', embedded: null, attachments: names };
  const result = readXmlFile(found.bytes, { container: 'pdf', embedded: found.name });
  if (!result.ok) return { ...result, embedded: found.name, attachments: names };
  const others = attachments.filter((attachment) => attachment !== found);
  return {
    ...result,
    attachments: names,
    enclosed: [...others.map(enclosedInPdf), ...result.enclosed],
    leftOut,
    isDamaged,
    otherInvoices: otherInvoicesIn(result.invoice, [...others, ...besides], leftOut),
  };
}

/** The invoice is there and cannot be taken out: no other file speaks for it. */
const LOST = { size: 'xml.large', damaged: 'file.damaged' } as const;

function readXmlFile(xml: Uint8Array, from: Pick<EInvoiceFile, 'container' | 'embedded'>): ReadEInvoiceFile {
  const read = readXml(xml);
  if (!read.ok) return read;
  const found = readEInvoice(read.root);
  if (found === null) return { ok: false, code: 'einvoice.other' };
  const { documents } = found.invoice;
  return {
    ok: true,
    ...from,
    attachments: [],
    xml,
    syntax: found.syntax,
    invoice: { ...found.invoice, documents: documents.map(withoutContent) },
    unread: pathsOf(found.unread),
    empty: pathsOf(found.empty),
    misplaced: pathsOf(found.misplaced),
    repeated: pathsOf(found.repeated),
    schema: found.schema,
    broken: found.broken,
    unmarked: found.unmarked,
    enclosed: documents.flatMap(enclosedInXml),
    leftOut: [],
    isDamaged: false,
    otherInvoices: [],
  };
}

function enclosedInPdf({ name, mediaType, bytes }: Attachment): EnclosedFile {
  return { name, mediaType, bytes };
}

/** BT-125 */
function enclosedInXml({ file, reference }: SupportingDocument): EnclosedFile[] {
  if (file?.content === undefined) return [];
  const bytes = new Uint8Array(Buffer.from(file.content, 'base64'));
  return [{ name: file.name ?? reference ?? '', mediaType: file.mediaType ?? null, bytes }];
}

function withoutContent({ file, ...document }: SupportingDocument): SupportingDocument {
  if (file === undefined) return document;
  const { content: _, ...rest } = file;
  return { ...document, file: rest };
}
