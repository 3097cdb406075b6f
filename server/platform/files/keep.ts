import type { Context } from '../context.ts';
import { inTransaction } from '../database/index.ts';
import { hashOf } from './kept.ts';
import { announceFile } from './store.ts';

/** What stored bytes are; what nobody knows is `application/octet-stream`. */
export type FileType =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'application/pdf'
  | 'application/xml'
  | 'application/octet-stream';

/** Bytes as they are to be kept. */
export interface NewFile {
  bytes: Uint8Array;
  contentType: FileType;
}

/**
 * Stores bytes and returns their SHA-256; what nothing names a day later is swept.
 * The row comes before the bytes, so that no byte lies anywhere unknown; the bytes before anything names them.
 * @system Part of the verb that names the file, which authorises and audits.
 */
export async function keepFile(context: Context, { bytes, contentType }: NewFile): Promise<string> {
  const { businessId, platform } = context;
  const file = { businessId, hash: hashOf(bytes), contentType, size: bytes.byteLength };
  const at = platform.clock.now();
  await inTransaction(context, (transaction) => announceFile(transaction, { ...file, at }));
  return platform.files.put(businessId, bytes);
}
