/** What the system takes from a process that reads strangers' files, beside Node's permissions: the network and, where the server is root, its user. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** A user of nobody's: `nobody` itself may own the files of the database. */
const READER = 65533;

const UNSHARE = '/usr/bin/unshare';

/** Root may leave its network; others may where the system lets them have a namespace of users. */
const WAYS = [['--net'], ['--user', '--net']];

let way: string[] | null | undefined;

/** How a program is started without a network; null where this system has no way. */
function wayOffline(): string[] | null {
  way ??= WAYS.find((flags) => spawnSync(UNSHARE, [...flags, UNSHARE, '--version']).status === 0) ?? null;
  return way;
}

/** Node's own permissions take the network as well, from release 25 on. */
const nodeTakesIt = process.allowedNodeEnvironmentFlags.has('--allow-net');

/** True where no process that reads strangers' files has a network. */
export function readersAreOffline(): boolean {
  return nodeTakesIt || wayOffline() !== null;
}

/**
 * What `fork` is told to start Node without a network, where there is a way.
 * @param args Node's own
 */
export function offline(args: string[]): { execPath: string; execArgv: string[] } {
  const flags = wayOffline();
  if (flags === null) return { execPath: process.execPath, execArgv: args };
  return { execPath: UNSHARE, execArgv: [...flags, '--', process.execPath, ...args] };
}

/**
 * From now on the process may read what it has open and what everybody may, and signal nobody. Only after it has loaded its program, which
 * may lie in root's own folder. Does nothing where the process is not root.
 */
export function leaveRoot(): void {
  if (process.getuid?.() !== 0) return;
  process.setgroups?.([]);
  process.setgid?.(READER);
  process.setuid?.(READER);
}
