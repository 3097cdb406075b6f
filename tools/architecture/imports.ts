/** Every source file with what it really imports, read from its syntax tree. */

import { posix } from 'node:path';
import { type Comment, type Program, parseSync } from 'oxc-parser';
import type { ProjectFiles } from '../support/project-files.ts';
import { specifiersOf } from './specifiers.ts';

export interface Import {
  /** As written, or `COMPUTED`. */
  specifier: string;
  /** A path of the project, or the name of a package: `kysely`, `@orpc/server`, `node:fs`. */
  target: string;
  isInProject: boolean;
  /** Vanishes when types are stripped. */
  isTypeOnly: boolean;
  /** Fetched when it runs: `import('…')`. */
  isDeferred: boolean;
  line: number;
}

export interface Source {
  path: string;
  text: string;
  program: Program;
  comments: Comment[];
  imports: Import[];
}

/** Stands for the name of an import that is not written out. */
export const COMPUTED = '(computed)';

const read = new WeakMap<ProjectFiles, Source[]>();
const latest = new Map<string, Source>();

/** Parses all TypeScript and JavaScript files; one of which text and imports are as they were last time is the same object again. */
export function readSources(files: ProjectFiles): Source[] {
  const sources = read.get(files) ?? parseAll(files);
  read.set(files, sources);
  return sources;
}

function parseAll(files: ProjectFiles): Source[] {
  return [...files]
    .filter(([path]) => /\.[cm]?[jt]sx?$/.test(path))
    .map(([path, text]) => {
      const before = latest.get(path);
      const source = before?.text === text && isUnmoved(before, files) ? before : parse(path, text, files);
      latest.set(path, source);
      return source;
    });
}

function isUnmoved({ path, imports }: Source, files: ProjectFiles): boolean {
  return imports.every(
    ({ specifier, target }) => specifier === COMPUTED || resolve(path, specifier, files).target === target,
  );
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parse(path: string, text: string, files: ProjectFiles): Source {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const imports = specifiersOf(program, comments).map(({ specifier, isTypeOnly, isDeferred, offset }) => ({
    specifier: specifier ?? COMPUTED,
    isTypeOnly,
    isDeferred,
    line: lineAt(text, offset),
    ...(specifier === null ? { target: COMPUTED, isInProject: false } : resolve(path, specifier, files)),
  }));
  return { path, text, program, comments, imports };
}

function resolve(
  from: string,
  specifier: string,
  files: ProjectFiles,
): { target: string; isInProject: boolean } {
  if (specifier.startsWith('.'))
    return { target: existing(posix.join(posix.dirname(from), specifier), files), isInProject: true };
  const workspace = /^@belegbar\/(domain|contract|documents|server)(?:\/(.+))?$/.exec(specifier);
  if (workspace?.[1] !== undefined) return { target: entryOf(workspace[1], workspace[2]), isInProject: true };
  const parts = specifier.split('/');
  return {
    target: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier),
    isInProject: false,
  };
}

/** As the `exports` of the workspaces' package.json say. */
function entryOf(workspace: string, inner: string | undefined): string {
  if (inner === undefined) return `${workspace}/index.ts`;
  return workspace === 'contract' ? `contract/${inner}.ts` : `${workspace}/${inner}/index.ts`;
}

function existing(path: string, files: ProjectFiles): string {
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.find((candidate) => files.has(candidate)) ?? path;
}
