/** A short folder for the server's socket: addresses of sockets end at 107 bytes, and checkouts lie deep. */
import { createHash } from 'node:crypto';
import {
  chownSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';
import type { Identity } from './identity.ts';

const FOLDER_BYTES_MAX = 80;
/** In the data folder, a link to the socket folder in use: the TMPDIR of the next process may be another. */
const LINK = 'sockets';

/** Makes the socket folder of this data folder and identity: the one in use where there is one, since its members keep its address. */
export function prepareSocketFolder(folder: string, identity: Identity): string {
  const uid = ownerOf(identity);
  const parent = Buffer.byteLength(tmpdir()) > FOLDER_BYTES_MAX - 30 ? '/tmp' : tmpdir();
  const name = `belegbar-${createHash('sha256').update(`${uid}:${folder}`).digest('hex').slice(0, 12)}`;
  const remembered = rememberedIn(folder);
  // That of a data folder which this one was copied from has another name.
  if (remembered !== null && basename(remembered) === name) {
    try {
      return makeSocketFolder(remembered, identity);
    } catch {
      // Out of this process's reach.
    }
  }
  return makeSocketFolder(join(parent, name), identity);
}

/** Makes exactly this one; nobody else may enter it, since the server trusts whoever reaches its socket. */
export function makeSocketFolder(socketFolder: string, identity: Identity): string {
  mkdirSync(dirname(socketFolder), { recursive: true });
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  const made = lstatSync(socketFolder);
  if (identity.kind === 'user' && made.uid === 0) chownSync(socketFolder, identity.uid, identity.gid);
  const { uid: owner, mode } = lstatSync(socketFolder);
  if (!made.isDirectory() || owner !== ownerOf(identity) || (mode & 0o077) !== 0) {
    throw new DatabaseProblem(
      `${socketFolder} belongs to somebody else. Remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  return socketFolder;
}

/** For whoever starts the server after a crash. Every member does so, and the last to leave forgets. */
export function rememberSocketFolder(folder: string, socketFolder: string): void {
  if (rememberedIn(folder) === socketFolder) return;
  const draft = join(folder, `${LINK}-${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(socketFolder, draft);
  renameSync(draft, join(folder, LINK));
}

/** To be called while the server still runs, so that whoever starts the next one finds nothing. */
export function forgetSocketFolder(folder: string): void {
  rmSync(join(folder, LINK), { force: true });
}

/** Takes the folder away once its server has stopped; never one in which another server already has its socket. */
export function removeSocketFolder(socketFolder: string): void {
  try {
    rmdirSync(socketFolder);
  } catch {
    // In use again, or gone.
  }
}

function ownerOf(identity: Identity): number {
  return identity.kind === 'user' ? identity.uid : (process.getuid?.() ?? 0);
}

function rememberedIn(folder: string): string | null {
  try {
    return readlinkSync(join(folder, LINK));
  } catch {
    return null;
  }
}
