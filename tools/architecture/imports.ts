/** Every source file with what it really imports, read from its syntax tree. */

import { posix } from 'node:path';
import { type Program, parseSync } from 'oxc-parser';
import type { ProjectFiles } from '../support/project-files.ts';

export interface Import {
  /** As written. */
  specifier: string;
  /** A path of the project, or the name of a package: `kysely`, `@orpc/server`, `node:fs`. */
  target: string;
  isInProject: boolean;
  /** Vanishes when types are stripped. */
  isTypeOnly: boolean;
  line: number;
}

export interface Source {
  path: string;
  text: string;
  program: Program;
  imports: Import[];
}

const parsed = new WeakMap<ProjectFiles, Source[]>();

/** Parses all TypeScript and JavaScript files, once for all who ask about the same files. */
export function readSources(files: ProjectFiles): Source[] {
  const sources = parsed.get(files) ?? parseAll(files);
  parsed.set(files, sources);
  return sources;
}

function parseAll(files: ProjectFiles): Source[] {
  return [...files]
    .filter(([path]) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
    .map(([path, text]) => parse(path, text, files));
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parse(path: string, text: string, files: ProjectFiles): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const found: { specifier: string; isTypeOnly: boolean; offset: number }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const isTypeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, isTypeOnly, offset: moduleRequest.start });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest !== null)
      found.push({ specifier: moduleRequest.value, isTypeOnly: isType, offset: moduleRequest.start });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^['"`](.*)['"`]$/.exec(written)?.[1];
    if (literal !== undefined)
      found.push({ specifier: literal, isTypeOnly: false, offset: moduleRequest.start });
  }
  const imports = found.map(({ specifier, isTypeOnly, offset }) => ({
    specifier,
    isTypeOnly,
    line: lineAt(text, offset),
    ...resolve(path, specifier, files),
  }));
  return { path, text, program, imports };
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
