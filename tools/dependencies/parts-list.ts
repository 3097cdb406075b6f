/** The list of what is given on with Belegbar, as CycloneDX 1.6: each package of the lock that is not only for building, checking and measuring. */
import type { ProjectFiles } from '../support/project-files.ts';
import { LICENCES_READ } from './licences.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  integrity?: string;
  link?: true;
  dev?: true;
  devOptional?: true;
  optional?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Record<string, LockedPackage>;

const MODULES = 'node_modules/';

/** @param files `package.json` and `package-lock.json` of the project among them */
export function partsList(files: ProjectFiles): object {
  const { packages } = JSON.parse(files.get('package-lock.json') ?? '{"packages":{}}') as {
    packages: Packages;
  };
  const { name, version } = JSON.parse(files.get('package.json') ?? '{}') as {
    name: string;
    version: string;
  };
  const parts = Object.entries(packages).filter(([path, locked]) => isGivenOn(path, locked));
  const own = Object.keys(packages).filter((path) => !path.includes(MODULES));
  const root = `pkg:npm/${name}@${version}`;
  const licenses = [{ license: { id: 'AGPL-3.0-or-later' } }];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': root, name, version, purl: root, licenses } },
    components: [...new Map(parts.map((part) => [purlOf(part), componentOf(part)])).values()],
    dependencies: [
      { ref: root, dependsOn: [...new Set(own.flatMap((path) => neededBy(packages, path)))].toSorted() },
      ...dependenciesOf(packages, parts),
    ],
  };
}

/** `devOptional`: for building in one place and asked for as an optional companion in another; whoever runs Belegbar gets none of those. */
function isGivenOn(path: string, { link, dev, devOptional }: LockedPackage): boolean {
  return path.includes(MODULES) && !link && !dev && !devOptional;
}

type Part = [path: string, locked: LockedPackage];

const nameOf = (path: string) => path.slice(path.lastIndexOf(MODULES) + MODULES.length);

/** As the package-url specification has it for npm. */
function purlOf([path, { version }]: Part): string {
  return `pkg:npm/${nameOf(path).replace(/^@/, '%40')}@${version ?? ''}`;
}

function componentOf(part: Part) {
  const [path, { version, license, integrity, optional }] = part;
  const name = nameOf(path);
  const purl = purlOf(part);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    ...(optional && { scope: 'optional' }),
    purl,
    licenses: [licenceOf(name, license)],
    ...(integrity !== undefined && { hashes: integrity.split(' ').map(hashOf) }),
  };
}

function licenceOf(name: string, license = '') {
  const read = LICENCES_READ[name];
  if (read !== undefined) return { license: { name: read } };
  return / (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } };
}

/** `sha512-` and base64, as the lock has it. */
function hashOf(integrity: string) {
  const [algorithm = '', value = ''] = integrity.split(/-(.*)/s);
  return {
    alg: algorithm.toUpperCase().replace(/^SHA/, 'SHA-'),
    content: Buffer.from(value, 'base64').toString('hex'),
  };
}

/** What the parts need, of each part once, wherever in the tree it stands. */
function dependenciesOf(packages: Packages, parts: readonly Part[]) {
  const needs = new Map<string, Set<string>>();
  for (const part of parts) {
    const known = needs.get(purlOf(part)) ?? new Set();
    for (const needed of neededBy(packages, part[0])) known.add(needed);
    needs.set(purlOf(part), known);
  }
  return [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }));
}

/** The parts that a package finds under the names it asks for; what is not there, such as an optional peer, is left out. */
function neededBy(packages: Packages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const names = Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies });
  return names.flatMap((name) => {
    const found = placesAbove(path).find((place) => `${place}${MODULES}${name}` in packages);
    const at = `${found ?? ''}${MODULES}${name}`;
    const locked = packages[at];
    return locked !== undefined && isGivenOn(at, locked) ? [purlOf([at, locked])] : [];
  });
}

/** Where Node looks for a package, the nearest first. */
function placesAbove(path: string): string[] {
  const steps = path === '' ? [] : path.split('/');
  return [...steps.map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/`), ''];
}
