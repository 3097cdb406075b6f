import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { admitFile, keepFile, releaseFile } from '../platform/files/index.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { OBJECTS, type ObjectName } from './objects.ts';
import { messageOf, type ObjectMessage } from './read.ts';
import type { UrlSigner } from './signed-urls.ts';
import { lockObject, saveObject } from './store.ts';

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

interface NewFile {
  bytes: Uint8Array;
  contentType: keyof typeof EXTENSIONS;
}

/** Stores a file under its name in place of the one before, written anew without metadata. INVALID with `file.…` at `file` for one that is not taken. */
export async function uploadObject(
  context: Context,
  signer: UrlSigner,
  { name, file }: { name: ObjectName; file: Blob },
): Promise<ObjectMessage> {
  authorise(context);
  const { area } = OBJECTS[name];
  const path = pathOf(context, name);
  const clean = await readFile(context, name, file);
  await admitFile(context, clean.bytes);
  const hash = await keepFile(context, clean);
  const { contentType } = clean;
  const object = {
    name,
    area,
    path: `${path}.${EXTENSIONS[contentType]}`,
    hash,
    contentType,
    size: clean.bytes.byteLength,
  };
  const { businessId } = context;
  const at = context.platform.clock.now();
  return inTransaction(context, async (transaction) => {
    const before = await lockObject(transaction, { businessId, name });
    await saveObject(transaction, { businessId, name }, { area, path: object.path, hash, updated_at: at });
    if (before !== undefined) await releaseFile(transaction, { businessId, hash: before.hash, at });
    await audit(context, transaction, {
      action: 'storage.upload',
      subjectKind: 'business',
      subjectId: businessId,
      detail: { name, before: before ?? null, after: { path: object.path, hash } },
    });
    return messageOf(context, signer, object);
  });
}

/** Whoever uploads owns the business: there is one for each person. */
function pathOf({ actor }: Context, name: ObjectName): string {
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED');
  return `${actor.userId}/${name}`;
}

async function readFile(context: Context, name: ObjectName, file: Blob): Promise<NewFile> {
  const { megabytesMaximum, content } = OBJECTS[name];
  if (file.size === 0) throw invalid([fieldProblem('file', 'file.empty')]);
  if (file.size > megabytesMaximum * 1024 * 1024)
    throw invalid([fieldProblem('file', 'file.size', { megabytes: String(megabytesMaximum) })]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { businessId, platform } = context;
  const { images } = platform;
  const image = await (content === 'letterhead'
    ? images.letterhead(bytes, businessId)
    : images.picture(bytes, content, businessId));
  if (!image.ok) throw invalid([fieldProblem('file', refusalCode(name, image.code))]);
  return image;
}

/** A letterhead may be more than a picture, and its refusal says so. */
function refusalCode(name: ObjectName, code: string): string {
  return name === 'letterhead' && code === 'file.type' ? 'file.page' : code;
}
