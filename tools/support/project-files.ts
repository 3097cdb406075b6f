/** The files of the project as written by people: without what is installed, built or stored. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Path from the root of the project, with slashes, to content. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** In a second working tree `.git` is a file that names a path of the machine. */
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', 'results', 'test-results']);
const BINARY = /\.(png|jpe?g|woff2?|ttf|ico|pdf|gz|br|wasm)$/;

/** All text files of the project. */
export function readProjectFiles(): ProjectFiles {
  const files = new Map<string, string>();
  for (const path of walk(''))
    if (!BINARY.test(path)) files.set(path, readFileSync(join(root, path), 'utf8'));
  return files;
}

/** Names of all files, also of binary ones. */
export function listProjectPaths(): string[] {
  return [...walk('')];
}

function* walk(folder: string): Generator<string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (SKIPPED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}
