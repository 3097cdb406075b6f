/** Packages of others: free, exactly these, unchanged since they were chosen, and still while they are installed. */
import satisfies from 'spdx-satisfies';
import type { Problem } from '../support/problem.ts';
import type { ProjectFiles } from '../support/project-files.ts';
import { FREE_LICENCES, INSTALL_SCRIPTS, LICENCES_READ, TOOL_LICENCES } from './licences.ts';

const LOCK = 'package-lock.json';

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  link?: true;
  dev?: true;
  hasInstallScript?: true;
}

/** @param files `package-lock.json` and all `package.json` of the project among them */
export function checkDependencies(files: ProjectFiles): Problem[] {
  const { packages } = JSON.parse(files.get(LOCK) ?? '{"packages":{}}') as {
    packages: Record<string, LockedPackage>;
  };
  const others = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const found = others.flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return problemsOf(name, locked).map((message) => ({
      file: LOCK,
      line: 0,
      message: `${name} ${message}`,
    }));
  });
  return [...found, ...inexact(files)];
}

function problemsOf(name: string, { license, integrity, dev, hasInstallScript }: LockedPackage): string[] {
  const problems: string[] = [];
  if (!isFree(license, dev ? TOOL_LICENCES : FREE_LICENCES) && !(name in LICENCES_READ))
    problems.push(
      `comes under ${license ?? 'no licence'}, which stands neither among those taken nor among those read (tools/dependencies/licences.ts).`,
    );
  if (integrity === undefined) problems.push('has no checksum, so another one could come in its place.');
  if (hasInstallScript && !INSTALL_SCRIPTS.some((pattern) => pattern.test(name)))
    problems.push(
      'runs a program of its own when it is installed. Read it, and say in licences.ts why it may.',
    );
  return problems;
}

/** What is no SPDX expression is not free until somebody has read it. */
function isFree(license: string | undefined, taken: readonly string[]): boolean {
  try {
    return license !== undefined && satisfies(license, [...taken]);
  } catch {
    return false;
  }
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

function inexact(files: ProjectFiles): Problem[] {
  const manifests = [...files].filter(([path]) => /(^|\/)package\.json$/.test(path));
  return manifests.flatMap(([file, text]) => {
    const manifest = JSON.parse(text) as Partial<Record<(typeof KINDS)[number], Record<string, string>>>;
    const named = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
    return named
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => ({
        file,
        line: 0,
        message: `${name} is ${version}, not one exact version.`,
      }));
  });
}
