/** One running Belegbar per data folder: a file says which process it is, and the second one says where the first answers. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../server/platform/config/index.ts';
import { CommandProblem } from './command.ts';

interface Instance {
  pid: number;
  /** When the process began, in the system's own count, for numbers of processes return; empty where unknown. */
  began: string;
  /** What people type. */
  baseUrl: string;
  /** Where it can be asked from this machine whether it lives. */
  healthUrl: string;
}

export interface RunningClaim {
  kind: 'running';
  baseUrl: string;
  /** Whether its database answers. */
  hasDatabase: boolean;
}

export type Claim = { kind: 'claimed'; release: () => void } | RunningClaim;

const PATIENCE_MS = 60_000;
/** A server takes up to three seconds to find that a part of it does not answer. */
const ANSWER_MS = 5000;

/** Takes the data folder for this process, or finds who has it and waits until that one answers. */
export async function claimFolder(config: Config): Promise<Claim> {
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  const file = join(config.dataFolder, 'running.json');
  const mine: Instance = {
    pid: process.pid,
    began: beginningOf(process.pid),
    baseUrl: config.baseUrl,
    healthUrl: healthUrl(config),
  };
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    if (writeNew(file, mine)) return { kind: 'claimed', release: () => rmSync(file, { force: true }) };
    const other = read(file);
    if (other === null || !isAlive(other)) rmSync(file, { force: true });
    else if (await isFine(other.healthUrl)) return running(other);
    else await sleep(250);
  }
  throw new CommandProblem(
    `Another Belegbar (process ${read(file)?.pid}) has ${config.dataFolder} and does not answer. End it, then start again.`,
  );
}

async function running({ baseUrl, healthUrl }: Instance): Promise<RunningClaim> {
  const parts = await partsOf(healthUrl.replace(/healthz$/, 'readyz'));
  return { kind: 'running', baseUrl, hasDatabase: parts.database === 'ok' };
}

function healthUrl({ host, port }: Config): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/healthz`;
}

function writeNew(file: string, instance: Instance): boolean {
  try {
    writeFileSync(file, JSON.stringify(instance), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): Instance | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Instance;
  } catch {
    return null;
  }
}

function isAlive({ pid, began }: Instance): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return began === beginningOf(pid);
}

/** Field 22 of `/proc/PID/stat`, counted behind the name, which may hold blanks. A zombie has not begun anything that still runs. */
function beginningOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

async function isFine(url: string): Promise<boolean> {
  return (await ask(url))?.ok ?? false;
}

async function partsOf(url: string): Promise<Record<string, string>> {
  const said = (await (await ask(url))?.json().catch(() => null)) as {
    parts?: Record<string, string>;
  } | null;
  return said?.parts ?? {};
}

async function ask(url: string): Promise<Response | null> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    return null;
  }
}
