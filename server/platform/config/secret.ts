/** The secret of a single install: made on the first start, kept beside the data, readable by nobody else. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret of the data folder; made there if missing. Two first starts at once agree on one. */
export function keepSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  if (!existsSync(file)) makeSecret(dataFolder, file);
  return readFileSync(file, 'utf8').trim();
}

/** Written aside and linked into place: nobody can read half a secret, and the second of two makers finds the first one's. */
function makeSecret(dataFolder: string, file: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
