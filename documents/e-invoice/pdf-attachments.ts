/** The files that a PDF from outside carries, whoever made it. To be called where it may crash. */
import type { PDFContext } from '@cantoo/pdf-lib';
import { parsePdf } from './bounded-parser.ts';
import { type EmbeddedFile, embeddedFilesOf } from './embedded-files.ts';
import type { Attachments, AttachmentsRefusal } from './jobs.ts';
import { unpacked } from './unpacked.ts';

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
export async function readAttachments(pdf: Uint8Array): Promise<Attachments> {
  if (!isPdf(pdf)) return refused('file.type');
  try {
    const context = await parsePdf(pdf);
    if (isEncrypted(context)) return refused('file.password');
    const files = embeddedFilesOf(context);
    if (files === null || (files.length === 0 && !hasEnd(pdf))) return refused('file.damaged');
    return { ok: true, ...unpackedFiles(files) };
  } catch {
    return refused('file.damaged');
  }
}

function refused(code: AttachmentsRefusal): Attachments {
  return { ok: false, code };
}

/** The header of a PDF stands within its first 1024 bytes (ISO 32000-1, annex H). */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Files stand near the end: of an upload that broke off nobody knows whether it had some. */
function hasEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-END_BYTES)).includes('startxref');
}

/** Also one that anybody may open and only some may print: its files are encrypted as well. */
function isEncrypted(context: PDFContext): boolean {
  return context.lookup(context.trailerInfo.Encrypt) !== undefined;
}

/** XML first, then the small ones, so that neither a bomb nor a large annex keeps the invoice from being read. */
function unpackedFiles(files: readonly EmbeddedFile[]) {
  let bytesLeft = ALL_BYTES_MAXIMUM;
  const inOrderOfInterest = files.map((file, place) => ({ file, place })).sort(byInterest);
  const read = inOrderOfInterest.map(({ file: { stream, ...about }, place }) => {
    const limit = Math.min(ATTACHMENT_BYTES_MAXIMUM, bytesLeft);
    const result = unpacked(stream, limit);
    // What was unpacked in vain has taken its time.
    if (result.ok) bytesLeft -= result.bytes.byteLength;
    else if (result.why === 'size') bytesLeft -= limit;
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
  const packedBytes = ({ stream }: EmbeddedFile) => stream.contents.byteLength;
  return (
    Number(isXml(other.file)) - Number(isXml(one.file)) || packedBytes(one.file) - packedBytes(other.file)
  );
}
