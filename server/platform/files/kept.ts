/** Bytes kept by their content on any disk that the library knows. */
import { createHash } from 'node:crypto';
import { assert } from '@belegbar/domain/money';
import type { Disk } from 'flydrive';
import type { FileStore } from './index.ts';

/** How bytes get under a key, appear there whole and are durable when it resolves; and back, null where there are none. */
export interface Ways {
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | null>;
}

/** The store over `disk`. */
export function keptOn(disk: Pick<Disk, 'delete'>, { write, read }: Ways): FileStore {
  return {
    async put(businessId, bytes) {
      const hash = hashOf(bytes);
      const key = keyOf(businessId, hash);
      const present = await read(key);
      if (present === null || hashOf(present) !== hash) await write(key, bytes);
      return hash;
    },
    async get(businessId, hash) {
      const bytes = await read(keyOf(businessId, hash));
      if (bytes === null) return null;
      if (hashOf(bytes) !== hash) throw new Error(`stored file ${hash} does not have the bytes of its hash`);
      return bytes;
    },
    async remove(businessId, hash) {
      await disk.delete(keyOf(businessId, hash));
    },
  };
}

/** Both parts are checked, so that no name leads out of the store. */
function keyOf(businessId: string, hash: string): string {
  assert(/^[0-9a-f-]{36}$/.test(businessId), 'a business id is a UUID');
  assert(/^[0-9a-f]{64}$/.test(hash), 'a file is named by its SHA-256');
  return `businesses/${businessId}/${hash}`;
}

/** The SHA-256 in hex, by which a file is named. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
