import { assert } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { admitFile, keepFile, keptName, typeOfBytes } from '../platform/files/index.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import type { UrlSigner } from '../storage/index.ts';
import { enqueueReading } from './enqueue.ts';
import { publishReceipts } from './events.ts';
import { messageOf, type Receipt } from './message.ts';
import { insertReceipt, type StoredReceipt, selectReceiptOf } from './store.ts';

const MEGABYTES_MAXIMUM = 10;
const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
type ReceiptType = keyof typeof EXTENSIONS;

/**
 * Keeps a photo or a PDF as it came, to be entered later; nothing is booked. The very bytes again are the receipt that is there, of which
 * `isKnown` tells, so that sending twice does no harm. INVALID with `file.…` at `file` for one that is not taken, whatever it says of itself.
 */
export async function keepReceipt(
  context: Context,
  signer: UrlSigner,
  { file }: { file: Blob & { name?: string } },
): Promise<Receipt & { isKnown: boolean }> {
  authorise(context);
  const { actor, businessId, platform } = context;
  if (actor.kind !== 'user') throw new Refusal('UNAUTHORIZED');
  const { bytes, contentType } = await readReceipt(file);
  await admitFile(context, bytes);
  const hash = await keepFile(context, { bytes, contentType });
  const id = uuid();
  const fileName = keptName(file.name ?? '', `Beleg.${EXTENSIONS[contentType]}`);
  const receipt = {
    id,
    file_name: fileName,
    path: pathOf({ userId: actor.userId, id, contentType }),
    hash,
    kept_at: platform.clock.now(),
    kept_by: actor.userId,
  };
  return inTransaction(context, async (transaction) => {
    const isNew = await insertReceipt(transaction, { business_id: businessId, ...receipt });
    if (isNew) {
      await audit(context, transaction, {
        action: 'receipts.keep',
        subjectKind: 'receipt',
        subjectId: id,
        detail: { fileName, hash },
      });
      await enqueueReading(context, transaction, id);
      await publishReceipts(context, transaction);
    }
    const kept = (await selectReceiptOf(transaction, businessId, hash)) as StoredReceipt;
    return { ...messageOf(context, signer, kept), isKnown: !isNew };
  });
}

/** Where a receipt lies in the private area. */
export function pathOf({
  userId,
  id,
  contentType,
}: {
  userId: string;
  id: string;
  contentType: string;
}): string {
  assert(isReceiptType(contentType), 'a receipt is a picture or a PDF');
  return `${userId}/${id}.${EXTENSIONS[contentType]}`;
}

async function readReceipt(file: Blob): Promise<{ bytes: Uint8Array; contentType: ReceiptType }> {
  if (file.size === 0) throw invalid([fieldProblem('file', 'file.empty')]);
  if (file.size > MEGABYTES_MAXIMUM * 1024 * 1024)
    throw invalid([fieldProblem('file', 'file.size', { megabytes: String(MEGABYTES_MAXIMUM) })]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = typeOfBytes(bytes);
  if (!isReceiptType(contentType)) throw invalid([fieldProblem('file', 'file.page')]);
  return { bytes, contentType };
}

function isReceiptType(type: string): type is ReceiptType {
  return type in EXTENSIONS;
}
