import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { hashOf } from '../platform/files/index.ts';
import { announceFile } from './store.ts';

/** What stored bytes are; what nobody knows is `application/octet-stream`. */
export type FileType =
  | 'image/png'
  | 'image/jpeg'
  | 'application/pdf'
  | 'application/xml'
  | 'application/octet-stream';

/** Bytes as they are to be kept. */
export interface NewFile {
  bytes: Uint8Array;
  contentType: FileType;
}

/**
 * Stores bytes and returns their SHA-256; what nothing names a day later is swept, see `sweep.ts`.
 * The row comes before the bytes, so that no byte lies anywhere unknown; the bytes before anything names them.
 */
export async function keepFile(context: Context, { bytes, contentType }: NewFile): Promise<string> {
  const { businessId, platform } = context;
  const file = { businessId, hash: hashOf(bytes), contentType, size: bytes.byteLength };
  const at = platform.clock.now();
  await inTransaction(context, (transaction) => announceFile(transaction, { ...file, at }));
  return platform.files.put(businessId, bytes);
}
