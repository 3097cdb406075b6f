/** Keeping the embedded PostgreSQL: a server that dies while its members live is started again, with growing pauses. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseProblem } from '../problem.ts';
import type { Membership } from './membership.ts';
import { type EmbeddedOptions, startEmbedded } from './start.ts';

export type KeptEvent = 'database.lost' | 'database.back' | 'database.notBack';

export interface KeepOptions extends Omit<EmbeddedOptions, 'socketFolder' | 'end'> {
  /** Told what happens to the server, and why it does not come back. */
  onEvent(event: KeptEvent, cause?: unknown): void;
}

const PAUSE_MS_MIN = 250;
const PAUSE_MS_MAX = 30_000;

/** As `startEmbedded`, until the membership is stopped. The addresses stay the same. @throws DatabaseProblem when it does not start the first time */
export async function keepEmbedded(options: KeepOptions): Promise<Membership> {
  const first = await startEmbedded(options);
  const end = new AbortController();
  const keeping = keep(first, options, end.signal);
  return {
    ...first,
    async stop() {
      end.abort();
      await (await keeping)?.stop();
    },
  };
}

/** Resolves after the end: to the last membership, or to null when the server was lost at that moment. */
async function keep(first: Membership, options: KeepOptions, end: AbortSignal): Promise<Membership | null> {
  const ended = new Promise<void>((resolve) => end.addEventListener('abort', () => resolve()));
  let member: Membership | null = first;
  while (member !== null) {
    await Promise.race([member.lost, ended]);
    if (end.aborted) return member;
    options.onEvent('database.lost');
    member = await startAgain(first.socketFolder, options, end);
    if (member !== null) options.onEvent('database.back');
  }
  return null;
}

async function startAgain(
  socketFolder: string,
  options: KeepOptions,
  end: AbortSignal,
): Promise<Membership | null> {
  for (let pause = PAUSE_MS_MIN; !end.aborted; pause = Math.min(2 * pause, PAUSE_MS_MAX)) {
    try {
      requireData(options);
      return await requireSocket(socketFolder, await startEmbedded({ ...options, socketFolder, end }));
    } catch (error) {
      if (end.aborted) return null;
      options.onEvent('database.notBack', error);
    }
    await sleep(pause, null, { signal: end }).catch(() => {});
  }
  return null;
}

/** An empty database in the place of the lost one would pass for it. */
function requireData({ folder }: KeepOptions): void {
  if (!existsSync(join(folder, 'db'))) throw new DatabaseProblem(`${folder} has lost its database.`);
}

/** Leaves a server whose socket lies elsewhere: unless others use it, it stops, and the next try starts one at the right place. */
async function requireSocket(socketFolder: string, member: Membership): Promise<Membership> {
  if (member.socketFolder === socketFolder) return member;
  await member.stop();
  throw new DatabaseProblem(`The server answers in ${member.socketFolder} and no longer in ${socketFolder}.`);
}
