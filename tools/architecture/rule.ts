/** A rule of the architecture: a name to speak of it, a reason to keep it, and what breaks it. */
import type { ProjectFiles } from '../support/project-files.ts';
import type { Source } from './imports.ts';

export interface Rule {
  name: string;
  reason: string;
  /** @param before what the rules before this one have found */
  find(project: Project, before: readonly Finding[]): Finding[];
}

export interface Project {
  files: ProjectFiles;
  /** What is code in them. */
  sources: readonly Source[];
}

export interface Finding {
  file: string;
  line: number;
  what: string;
}

/** A search that asks each file alone, so that one that has not changed is not searched again. */
export function inEach(find: (source: Source) => Finding[]): Rule['find'] {
  const known = new WeakMap<Source, Finding[]>();
  return ({ sources }) =>
    sources.flatMap((source) => {
      const findings = known.get(source) ?? find(source);
      known.set(source, findings);
      return findings;
    });
}

/** What runs at a user's; tools, stories and benchmarks start processes and pass on what these need. */
export const PRODUCT: readonly string[] = ['domain', 'contract', 'documents', 'server', 'web'];

/** Tests, and what only tests use, may reach further than the code they test. */
export function isTest(path: string): boolean {
  return /\.(test|story|spec)\.tsx?$/.test(path) || /(^|\/)(testing|cases|fixtures)\//.test(path);
}

/** What makes the pages: Vite's configuration and its plugins run in Node beside the pages, not in them. */
export function isBuildCode(path: string): boolean {
  return path === 'web/vite.config.ts' || path === 'web/theme/css.ts' || path.startsWith('web/build/');
}

/** `domain/invoices/totals.ts` is of the workspace `domain` and the capability `invoices`; files directly in a workspace have none. */
export function placeOf(path: string): { workspace: string; capability: string | null; rest: string } {
  const [workspace = '', second, ...rest] = path.split('/');
  return rest.length === 0
    ? { workspace, capability: null, rest: second ?? '' }
    : { workspace, capability: second ?? null, rest: rest.join('/') };
}
