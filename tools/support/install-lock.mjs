/** One installation at a time per folder: a folder that holds a file named by the process that installs. Runs on Node 20 with nothing installed. */
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
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
  let isTold = false;
  while (!isTaken(lock)) {
    const holder = holderOf(lock);
    if (holder !== null && !isAlive(holder)) {
      letGo(lock, holder);
      continue;
    }
    if (performance.now() > deadline) throw new Error(`Process ${holder} does not let go of ${lock}.`);
    if (holder !== null && !isTold) onWait(holder);
    isTold ||= holder !== null;
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
  writeFileSync(join(draft, String(process.pid)), '');
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
    return Number(readdirSync(lock)[0] ?? Number.NaN) || null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes this holder's lock only: another's, taken meanwhile, is not empty and stays. */
function letGo(lock, pid) {
  rmSync(join(lock, String(pid)), { force: true });
  try {
    rmdirSync(lock);
  } catch {
    // Gone already, or another's.
  }
}
