/** The embedded PostgreSQL: started or found running, shared by all processes of one data folder, stopped by the last of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseProblem } from '../problem.ts';
import { findBinaries } from './binaries.ts';
import { chooseIdentity } from './identity.ts';
import { type Installation, initialise, type Launch, launch, withReachableBinaries } from './launch.ts';
import { joinServer, type Membership } from './membership.ts';
import { clearLocks, isAlive, readPostmaster } from './postmaster.ts';
import { prepareSocketFolder } from './socket-folder.ts';

export interface EmbeddedOptions {
  /** Absolute path; everything of PostgreSQL lies in it. */
  folder: string;
  /** More server settings, for tests that trade safety for speed. */
  settings?: Record<string, string>;
  /** `forbidden` takes the way of systems without user namespaces. */
  namespaces?: 'allowed' | 'forbidden';
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
      if (clearLocks(databaseFolder, installation.socketFolder)) {
        // Made anew: whoever stopped the server before has taken it away.
        prepareSocketFolder(installation.folder, installation.identity);
        await initialise(installation);
        launched = launch(installation);
      }
    } else if (launched.hasExited() && !existsSync(installation.socketFolder)) {
      launched = null;
    } else if (launched.hasExited()) {
      throw new DatabaseProblem(`The embedded PostgreSQL did not start. Its log says:\n${launched.log()}`);
    }
    await sleep(PAUSE_MS);
  }
  throw new DatabaseProblem(
    `The embedded PostgreSQL did not answer within a minute. Its log is ${join(installation.folder, 'log')}.`,
  );
}

function prepare({ folder, settings = {}, namespaces = 'allowed' }: EmbeddedOptions): Installation {
  const identity = chooseIdentity(folder, namespaces);
  const socketFolder = prepareSocketFolder(folder, identity);
  return withReachableBinaries({ binaries: findBinaries(), identity, folder, socketFolder, settings });
}
