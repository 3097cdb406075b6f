/** As whom PostgreSQL runs. It refuses root, so root hands it on: into a user namespace, or to another user. */
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';

/** `nobody` of every Linux distribution. */
const NOBODY = 65534;
const NAMESPACE = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export type Identity =
  | { kind: 'self' }
  /** Root outside, nobody inside: files stay root's. */
  | { kind: 'namespace' }
  | { kind: 'user'; uid: number; gid: number };

/**
 * Makes the folder and decides who runs PostgreSQL in it. A folder that another user owns stays that user's.
 * @param folder all that PostgreSQL writes lies in it
 * @param namespaces `forbidden` takes the way of systems without user namespaces
 */
export function chooseIdentity(folder: string, namespaces: 'allowed' | 'forbidden' = 'allowed'): Identity {
  makeFolder(folder);
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const { uid, gid } = statSync(folder);
  if (uid !== 0) return { kind: 'user', uid, gid };
  if (namespaces === 'allowed' && namespaceWorks()) return { kind: 'namespace' };
  giveAway(folder);
  return { kind: 'user', uid: NOBODY, gid: NOBODY };
}

/** The command line, and the options of `spawn`, that run a program under the identity. */
export function commandAs(
  identity: Identity,
  program: string,
  args: string[],
): { file: string; args: string[]; owner: { uid?: number; gid?: number } } {
  const [file = program, ...rest] =
    identity.kind === 'namespace' ? [...NAMESPACE, program, ...args] : [program, ...args];
  return {
    file,
    args: rest,
    owner: identity.kind === 'user' ? { uid: identity.uid, gid: identity.gid } : {},
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new DatabaseProblem(
      `${folder} belongs to another user. Start Belegbar as that user, or set BELEGBAR_DATA to a folder of your own.`,
    );
  }
}

function namespaceWorks(): boolean {
  const [file = '', ...args] = [...NAMESPACE, 'true'];
  try {
    execFileSync(file, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Hands the folder to nobody, and lets nobody pass through the data folder above it without seeing what else is in there. */
function giveAway(folder: string): void {
  const dataFolder = dirname(folder);
  for (let above = dirname(dataFolder); above !== dirname(above); above = dirname(above)) {
    if ((statSync(above).mode & 0o001) !== 0) continue;
    throw new DatabaseProblem(
      `PostgreSQL cannot run as root, and as the user nobody it cannot reach ${above}. ` +
        'Start Belegbar as an ordinary user, or set BELEGBAR_DATA to a folder such as /var/lib/belegbar.',
    );
  }
  chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, entry), NOBODY, NOBODY);
}
