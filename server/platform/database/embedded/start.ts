/** The embedded PostgreSQL: started or found running, shared by all processes of one data folder, stopped by the last of them. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseProblem } from '../problem.ts';
import { findBinaries } from './binaries.ts';
import { chooseIdentity } from './identity.ts';
import { type Installation, initialise, type Launch, launch, withReachableBinaries } from './launch.ts';
import { joinServer, type Membership } from './membership.ts';
import { clearLocks, isAlive, readPostmaster } from './postmaster.ts';
import { makeSocketFolder, prepareSocketFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  /** Absolute path; everything of PostgreSQL lies in it. */
  folder: string;
  /** More server settings, for tests that trade safety for speed. */
  settings?: Record<string, string>;
  /** `forbidden` takes the way of systems without user namespaces. */
  namespaces?: 'allowed' | 'forbidden';
  /** Where the server has its socket if this process launches it; else where it had it before, or a folder that fits. */
  socketFolder?: string;
  /** Gives up: a server that was launched and does not answer yet ends as well. */
  end?: AbortSignal;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;

/** Makes sure that the server of the folder runs, and joins it. @throws DatabaseProblem with its log when it cannot. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Membership> {
  const installation = prepare(options);
  const databaseFolder = join(installation.folder, 'db');
  const deadline = performance.now() + PATIENCE_MS;
  let launched: Launch | null = null;
  while (performance.now() < deadline) {
    const postmaster = readPostmaster(databaseFolder);
    if (postmaster !== null && isAlive(postmaster, databaseFolder)) {
      const membership = await joinServer(postmaster, databaseFolder);
      if (membership !== null) return membership;
    } else if (launched === null) {
      launched = await launchIn(installation, options.socketFolder);
    } else if (launched.hasExited() && launched.hasLostItsSocketFolder()) {
      launched = null;
    } else if (launched.hasExited()) {
      throw new DatabaseProblem(`The embedded PostgreSQL did not start. Its log says:\n${launched.log()}`);
    }
    if (options.end?.aborted) {
      await launched?.end();
      throw options.end.reason;
    }
    await sleep(PAUSE_MS);
  }
  throw new DatabaseProblem(
    `The embedded PostgreSQL did not answer within a minute. Its log is ${join(installation.folder, 'log')}.`,
  );
}

/** Null while processes of the server before still end. */
async function launchIn(installation: Installation, demanded: string | undefined): Promise<Launch | null> {
  const { folder, identity } = installation;
  // Made anew each time: whoever stopped the server before has taken it away.
  const socketFolder =
    demanded === undefined ? prepareSocketFolder(folder, identity) : makeSocketFolder(demanded, identity);
  if (!clearLocks(join(folder, 'db'), socketFolder)) return null;
  await initialise(installation);
  return launch(installation, socketFolder);
}

function prepare({ folder, settings = {}, namespaces = 'allowed' }: EmbeddedOptions): Installation {
  const identity = chooseIdentity(folder, namespaces);
  return withReachableBinaries({
    binaries: findBinaries(),
    identity,
    folder: realpathSync(folder),
    settings,
  });
}
