/** Bytes kept by their content on any disk that the library knows. */
import { createHash } from 'node:crypto';
import { assert } from '@belegbar/domain/money';
import type { Disk } from 'flydrive';
import type { FileStore } from './index.ts';

/** The store over `disk`. `write` stores bytes under a key so that they appear whole and are durable when it resolves. */
export function keptOn(disk: Disk, write: (key: string, bytes: Uint8Array) => Promise<void>): FileStore {
  return {
    async put(businessId, bytes) {
      const hash = hashOf(bytes);
      const key = keyOf(businessId, hash);
      const present = await readIfPresent(disk, key);
      if (present === null || hashOf(present) !== hash) await write(key, bytes);
      return hash;
    },
    async get(businessId, hash) {
      const bytes = await readIfPresent(disk, keyOf(businessId, hash));
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

async function readIfPresent(disk: Disk, key: string): Promise<Uint8Array | null> {
  try {
    return await disk.getBytes(key);
  } catch (error) {
    if (isMissing((error as Error).cause)) return null;
    throw error;
  }
}

/** How a disk and S3 say that there is nothing under a key. */
function isMissing(cause: unknown): boolean {
  const { code, name } = (cause ?? {}) as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey';
}
