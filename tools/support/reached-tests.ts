/** Which tests a change can reach: those that import what was changed, or start it by its path. */
import { posix } from 'node:path';
import { readSources } from '../architecture/imports.ts';
import type { ProjectFiles } from './project-files.ts';

export interface ReachedTests {
  unit: string[];
  screens: string[];
  stories: string[];
  browser: string[];
}

/** Every browser spec opens the pages of a server that these make. */
const SERVED = ['specs/browser/support/serve.ts', 'web/main.tsx', 'web/share-links/public-page/main.ts'];
/** What the server of the screens answers, which it finds by this name. */
const ANSWERED = /^server\/[^/]+\/api-examples\.ts$/;
/** What decides how everything runs. */
const EVERYWHERE = /^(package(-lock)?\.json|(vitest|playwright)\.config\.ts|tsconfig\.json)$/;

/**
 * A file that no code imports, such as a migration or a text, counts as a change of the code in the folder around it as well.
 * @param changed paths from the root of the project
 */
export function reachedTests(files: ProjectFiles, changed: readonly string[]): ReachedTests {
  const named = namedFiles(files, new Set(changed));
  const tests = [...named.keys()];
  const reached = changed.some((path) => EVERYWHERE.test(path))
    ? new Set(tests)
    : reachedFrom(
        changed.flatMap((path) => standInsOf(path, named)),
        reversed(named),
      );
  const those = (kind: RegExp) => tests.filter((path) => kind.test(path) && reached.has(path)).sort();
  return {
    unit: those(/^(?!specs\/).*\.test\.tsx?$/),
    screens: those(/\.screen\.tsx$/),
    stories: those(/\.story\.ts$/),
    browser: those(/\.spec\.ts$/),
  };
}

/** Of each file of code, those that it needs when it runs; also what is changed and gone. */
function namedFiles(files: ProjectFiles, changed: ReadonlySet<string>): Map<string, Set<string>> {
  const isKnown = (path: string) => files.has(path) || changed.has(path);
  return new Map(
    readSources(files).map(({ path, text, imports }) => {
      const imported = imports
        .filter((item) => item.isInProject && !item.isTypeOnly)
        .map(({ target }) => target);
      const started = [...text.matchAll(/['"`]([\w-]+(?:\/[\w.-]+)+)['"`]/g)].map(([, said = '']) => said);
      const served = path.endsWith('.spec.ts') ? SERVED : [];
      const answered = path.endsWith('.screen.tsx')
        ? [...files.keys()].filter((other) => ANSWERED.test(other))
        : [];
      const all = [...imported, ...started, ...served, ...answered];
      return [path, new Set(all.filter(isKnown))];
    }),
  );
}

function standInsOf(path: string, named: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (named.has(path) || path.endsWith('.css')) return [path];
  for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) {
    const code = [...named.keys()].filter((other) => posix.dirname(other) === folder);
    if (code.length > 0) return [path, ...code];
  }
  return [path];
}

function reversed(named: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [path, others] of named)
    for (const other of others) users.set(other, [...(users.get(other) ?? []), path]);
  return users;
}

function reachedFrom(changed: readonly string[], users: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(changed);
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
  return reached;
}
