/** The file store on a disk. A file appears whole or not at all, and lies on the medium before its name is known. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './index.ts';
import { keptOn } from './kept.ts';

/** The store below `folder`, an absolute path that may not exist yet. */
export function diskFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  // The library writes in place and does not sync, so the writing is ours; to say that there is nothing takes it longer than to read.
  return keptOn(disk, {
    write: (key, bytes) => writeWhole(join(folder, key), bytes),
    read: (key) => readIfPresent(join(folder, key)),
  });
}

async function readIfPresent(path: string): Promise<Uint8Array | null> {
  try {
    const { buffer, byteOffset, byteLength } = await readFile(path);
    return new Uint8Array(buffer, byteOffset, byteLength);
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
