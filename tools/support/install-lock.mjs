/** One installation at a time per folder: a folder that holds a file named by the process that installs, with when it began. Runs on Node 20 with nothing installed. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 500;
const PATIENCE_MS = 15 * 60_000;

/**
 * Takes the lock; waits while another living process has it, and takes over that of a dead one. Let go of at the latest when this process exits.
 * @param {string} lock the folder that is the lock
 * @param {(pid: number) => void} onWait told once, before waiting for another
 * @returns {Promise<() => void>} lets go
 */
export async function takeInstallLock(lock, onWait) {
  const deadline = performance.now() + PATIENCE_MS;
  let isAnnounced = false;
  while (!isTaken(lock)) {
    const holder = holderOf(lock);
    if (holder !== null && !isAlive(lock, holder)) {
      letGo(lock, holder);
      continue;
    }
    if (holder === null) removeStrangers(lock);
    if (performance.now() > deadline)
      throw new Error(`${holder === null ? 'Somebody' : `Process ${holder}`} does not let go of ${lock}.`);
    if (holder !== null && !isAnnounced) onWait(holder);
    isAnnounced ||= holder !== null;
    await sleep(PAUSE_MS);
  }
  const release = () => letGo(lock, process.pid);
  process.once('exit', release);
  return release;
}

/** Made aside and renamed: the lock never stands without its holder, and a folder that is not empty cannot be replaced. */
function isTaken(lock) {
  const draft = `${lock}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, String(process.pid)), beginningOf(process.pid));
  try {
    renameSync(draft, lock);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
    return false;
  }
}

function holderOf(lock) {
  try {
    return Number(readdirSync(lock).find(isNumber) ?? Number.NaN) || null;
  } catch {
    return null;
  }
}

function isNumber(name) {
  return /^\d+$/.test(name);
}

/** Numbers of processes return, in a container with each start. Who asks does not hold the lock yet. */
function isAlive(lock, pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  try {
    return readFileSync(join(lock, String(pid)), 'utf8') === beginningOf(pid);
  } catch {
    return false;
  }
}

/** When the process began, in the system's own count; empty where unknown. As in `instance.ts`, which Node 20 cannot read. */
function beginningOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    return '';
  }
}

/** Removes this holder's lock only: another's, taken meanwhile, is not empty and stays. */
function letGo(lock, pid) {
  rmSync(join(lock, String(pid)), { force: true });
  removeStrangers(lock);
}

/** Removes a lock that nobody holds, with what a file manager has put into it. */
function removeStrangers(lock) {
  try {
    for (const name of readdirSync(lock))
      if (!isNumber(name)) rmSync(join(lock, name), { recursive: true, force: true });
    rmdirSync(lock);
  } catch {
    // Gone already, or another's.
  }
}
