/** The files that a PDF from outside carries, whoever made it. To be called where it may crash. */
import { type EmbeddedFile, embeddedFilesOf, looseStreamsOf } from './embedded-files.ts';
import { beginsAsInvoice } from './invoice-xml.ts';
import type { Attachment, Attachments, AttachmentsRefusal, PdfContents } from './jobs.ts';
import { isPdf, type PdfObjects, readPdf, searchPdf, unpacked } from './pdf/index.ts';
import { documentFileNameOf } from './xmp.ts';

const MEGABYTE = 1_000_000;
/** What one attachment may unpack to, and all together; XML comes first. */
const ATTACHMENT_BYTES_MAXIMUM = 20 * MEGABYTE;
const ALL_BYTES_MAXIMUM = 60 * MEGABYTE;
/** Where the end of a file is searched; some carry rubbish behind it. */
const END_BYTES = 4096;

/**
 * What is attached, in the order of the file, and what had to be left out. Refuses what is no PDF (`file.type`), an
 * encrypted one (`file.password`), and one that cannot be read or holds too much (`file.damaged`). Never throws, but a
 * file may still exhaust the time or memory of the process.
 */
export function readAttachments(pdf: Uint8Array): Attachments {
  if (!isPdf(pdf)) return refused('file.type');
  try {
    const { result, isDamaged, isSearched } = readPdf(pdf, contentsOf);
    if (result === 'encrypted') return refused('file.password');
    const isCut = isDamaged && result?.attachments.length === 0 && !hasEnd(pdf);
    if (result === null || isCut) return refused('file.damaged');
    const { places, ...contents } = result;
    return { ok: true, ...contents, isDamaged, besides: besidesIn(pdf, places, isSearched) };
  } catch {
    return refused('file.damaged');
  }
}

function refused(code: AttachmentsRefusal): Attachments {
  return { ok: false, code };
}

/** Files stand near the end: of an upload that broke off nobody knows whether it had some. */
function hasEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-END_BYTES)).includes('startxref');
}

/** Files in other places than those that the table leads to; without a right table also invoices that nothing leads to. */
function besidesIn(pdf: Uint8Array, places: ReadonlySet<number>, isSearched: boolean): Attachment[] {
  const found = searchPdf(pdf, (objects) => {
    const files = isSearched ? [...looseStreamsOf(objects)] : (embeddedFilesOf(objects) ?? []);
    const others = files.filter((file) => !places.has(placeOf(file)));
    return unpackedFiles(others, objects).attachments;
  });
  return (found ?? []).filter((file) => !isSearched || beginsAsInvoice(file));
}

/** Where its packed bytes lie. */
function placeOf({ stream }: EmbeddedFile): number {
  return stream.bytes.byteOffset;
}

interface Found extends Omit<PdfContents, 'isDamaged' | 'besides'> {
  places: ReadonlySet<number>;
}

/** Null with more files than anybody attaches. Also what anybody may open and only some may print is encrypted, with its files. */
function contentsOf(objects: PdfObjects): Found | 'encrypted' | null {
  if (objects.resolve(objects.trailer.get('Encrypt')) !== null) return 'encrypted';
  const files = embeddedFilesOf(objects);
  if (files === null) return null;
  const places = new Set(files.map(placeOf));
  return { ...unpackedFiles(files, objects), documentFileName: documentFileNameOf(objects), places };
}

/** XML first, then the small ones, so that neither a bomb nor a large annex keeps the invoice from being read. */
function unpackedFiles(files: readonly EmbeddedFile[], { resolve }: PdfObjects) {
  let bytesLeft = ALL_BYTES_MAXIMUM;
  const inOrderOfInterest = files.map((file, place) => ({ file, place })).sort(byInterest);
  const read = inOrderOfInterest.map(({ file: { stream, ...about }, place }) => {
    const bytesMaximum = Math.min(ATTACHMENT_BYTES_MAXIMUM, bytesLeft);
    const result = unpacked(stream, { bytesMaximum, resolve });
    // What was unpacked in vain has taken its time.
    if (result.ok) bytesLeft -= result.bytes.byteLength;
    else if (result.why === 'size') bytesLeft -= bytesMaximum;
    return { about, place, result };
  });
  read.sort((one, other) => one.place - other.place);
  return {
    attachments: read.flatMap(({ about, result }) => (result.ok ? [{ ...about, bytes: result.bytes }] : [])),
    leftOut: read.flatMap(({ about, result }) => (result.ok ? [] : [{ name: about.name, why: result.why }])),
  };
}

function byInterest(one: { file: EmbeddedFile }, other: { file: EmbeddedFile }): number {
  const isXml = ({ name }: EmbeddedFile) => /\.xml$/i.test(name);
  const packedBytes = ({ stream }: EmbeddedFile) => stream.bytes.byteLength;
  return (
    Number(isXml(other.file)) - Number(isXml(one.file)) || packedBytes(one.file) - packedBytes(other.file)
  );
}
