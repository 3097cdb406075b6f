/** The file store on a disk. A file appears whole or not at all, and lies on the medium before its name is known. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assert } from '@belegbar/domain/money';
import type { FileStore } from './index.ts';

/** The store below `folder`, an absolute path that may not exist yet. */
export function diskFiles(folder: string): FileStore {
  return {
    async put(businessId, bytes) {
      const hash = sha256(bytes);
      const path = pathOf(folder, businessId, hash);
      const present = await readIfPresent(path);
      if (present === null || sha256(present) !== hash) await writeWhole(path, bytes);
      return hash;
    },
    async get(businessId, hash) {
      const bytes = await readIfPresent(pathOf(folder, businessId, hash));
      if (bytes === null) return null;
      if (sha256(bytes) !== hash) throw new Error(`stored file ${hash} does not have the bytes of its hash`);
      return bytes;
    },
  };
}

/** Both parts are checked, so that no name leads out of the folder. */
function pathOf(folder: string, businessId: string, hash: string): string {
  assert(/^[0-9a-f-]{36}$/.test(businessId), 'a business id is a UUID');
  assert(/^[0-9a-f]{64}$/.test(hash), 'a file is named by its SHA-256');
  return join(folder, 'businesses', businessId, hash);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function readIfPresent(path: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The new name itself is only durable once its folder is. Windows cannot open a folder and needs no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
