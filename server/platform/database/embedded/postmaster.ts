/** What `postmaster.pid` says, and whether it is still true: after `kill -9` or a restart of the machine it often is not. */
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  socketFolder: string;
}

/** The server that the database folder names, or null. It may be a memory of a dead one: ask `isAlive`. */
export function readPostmaster(databaseFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(databaseFolder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, socketFolder: (lines[4] ?? '').trim() } : null;
  } catch {
    return null;
  }
}

/** Whether the named process lives and works in this folder: the number alone may belong to a zombie or to a stranger. */
export function isAlive(postmaster: Postmaster, databaseFolder: string): boolean {
  return process.platform === 'linux'
    ? worksIn(String(postmaster.pid), databaseFolder)
    : exists(postmaster.pid);
}

/**
 * Removes the lock files of a dead server. PostgreSQL does so itself, except when a zombie or a stranger has the number in them,
 * as is common in containers.
 * @returns false while processes of the dead server still end: two generations must never write the same files
 */
export function clearLocks(databaseFolder: string, socketFolder: string): boolean {
  if (process.platform !== 'linux') return true;
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  if (processes.some((pid) => worksIn(pid, databaseFolder))) return false;
  const socketLocks = filesIn(socketFolder).filter((name) => name.endsWith('.lock'));
  for (const lock of [
    join(databaseFolder, 'postmaster.pid'),
    ...socketLocks.map((name) => join(socketFolder, name)),
  ]) {
    // Asked again, for in this moment another process may have started the server.
    if (!worksIn(firstLine(lock), databaseFolder)) rmSync(lock, { force: true });
  }
  return true;
}

/** Empty for a folder that whoever stopped the server has just taken away. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n', 1)[0]?.trim() ?? '';
  } catch {
    return '';
  }
}

/** A PostgreSQL process has its database folder as working folder; a zombie has none. */
function worksIn(pid: string, databaseFolder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === databaseFolder;
  } catch {
    return false;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
