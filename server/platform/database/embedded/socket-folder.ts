/** A short folder for the server's socket: addresses of sockets end at 107 bytes, and checkouts lie deep. */
import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';
import type { Identity } from './identity.ts';

const FOLDER_BYTES_MAX = 80;

/** Makes the folder for this data folder and identity; nobody else may enter it, since the server trusts whoever reaches its socket. */
export function prepareSocketFolder(folder: string, identity: Identity): string {
  const uid = identity.kind === 'user' ? identity.uid : (process.getuid?.() ?? 0);
  const parent = Buffer.byteLength(tmpdir()) > FOLDER_BYTES_MAX - 30 ? '/tmp' : tmpdir();
  const name = createHash('sha256').update(`${uid}:${folder}`).digest('hex').slice(0, 12);
  const socketFolder = join(parent, `belegbar-${name}`);
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  const made = lstatSync(socketFolder);
  if (identity.kind === 'user' && made.uid === 0) chownSync(socketFolder, identity.uid, identity.gid);
  const { uid: owner, mode } = lstatSync(socketFolder);
  if (!made.isDirectory() || owner !== uid || (mode & 0o077) !== 0) {
    throw new DatabaseProblem(
      `${socketFolder} belongs to somebody else. Remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  return socketFolder;
}

/** Takes the folder away once its server has stopped; never one in which another server already has its socket. */
export function removeSocketFolder(socketFolder: string): void {
  try {
    rmdirSync(socketFolder);
  } catch {
    // In use again, or gone.
  }
}
