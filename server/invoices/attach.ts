import type { AttachmentMessage } from '@belegbar/contract/invoice-draft';
import { ATTACHMENT_LIMITS } from '@belegbar/domain/invoices';
import type { z } from 'zod';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { admitUnnamedFile, type FileUse, keepFile } from '../platform/files/index.ts';
import { invalid } from '../platform/refusal.ts';

type NewAttachment = z.output<typeof AttachmentMessage>;
type Content = { bytes: Uint8Array; contentType: NewAttachment['contentType']; isActive: boolean };

const MEGABYTE = 1024 * 1024;
const NAME_MAXIMUM = 120;

/**
 * Stores a file that a draft can name: a PDF as it is, a picture written anew without metadata. Storing it again does no harm.
 * INVALID with `file.…` at `file` for one that is empty, too large, damaged or of another type, and where too much is stored or waits to be
 * named. `uses` are those of all capabilities.
 */
export async function attachFile(
  context: Context,
  uses: readonly FileUse[],
  { file }: { file: File },
): Promise<NewAttachment & { isActive: boolean }> {
  authorise(context);
  const content = await readFile(context, file);
  await admitUnnamedFile(context, uses, content.bytes);
  const hash = await keepFile(context, content);
  const { contentType, bytes, isActive } = content;
  await inTransaction(context, (transaction) =>
    audit(context, transaction, {
      action: 'invoices.attach',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { hash },
    }),
  );
  return { name: nameOf(file.name, contentType), hash, contentType, size: bytes.byteLength, isActive };
}

async function readFile(context: Context, file: File): Promise<Content> {
  if (file.size === 0) throw invalid([fieldProblem('file', 'file.empty')]);
  if (file.size > ATTACHMENT_LIMITS.bytesEach) throw invalid([tooLarge()]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) return readPdf(context, bytes);
  const image = await context.platform.images.picture(bytes, ['image/png', 'image/jpeg'], context.businessId);
  if (!image.ok) throw invalid([fieldProblem('file', image.code === 'file.type' ? 'file.page' : image.code)]);
  // Written anew, a picture can be larger than it came.
  if (image.bytes.byteLength > ATTACHMENT_LIMITS.bytesEach) throw invalid([tooLarge()]);
  return { ...image, isActive: false };
}

/** A PDF goes to clients as it came, so it has to open; whether it runs something its sender is told. */
async function readPdf({ platform, businessId }: Context, bytes: Uint8Array): Promise<Content> {
  const pdf = await platform.images.pdf(bytes, businessId);
  if (!pdf.ok) throw invalid([fieldProblem('file', pdf.code)]);
  return { bytes, contentType: 'application/pdf', isActive: pdf.isActive };
}

function tooLarge() {
  return fieldProblem('file', 'file.size', { megabytes: String(ATTACHMENT_LIMITS.bytesEach / MEGABYTE) });
}

/** By its first bytes, never by its name. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

const ENDINGS = {
  'application/pdf': /\.pdf$/i,
  'image/png': /\.png$/i,
  'image/jpeg': /\.jpe?g$/i,
} as const;

/** A name that every file system takes, with the ending of what the file is. */
function nameOf(given: string, contentType: Content['contentType']): string {
  const clean = given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isKnown = ENDINGS[contentType].test(clean);
  const ending = isKnown ? (/\.[^.]+$/.exec(clean)?.[0] ?? '') : `.${contentType.split('/')[1]}`;
  const stem = clean.slice(0, isKnown ? -ending.length : undefined).replace(/\.(pdf|png|jpe?g)$/i, '');
  return `${[...stem].slice(0, NAME_MAXIMUM - ending.length).join('') || 'Anlage'}${ending}`;
}
