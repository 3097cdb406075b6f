/** Who may import whom, workspace by workspace. Types count: who needs another's types depends on it. */
import { COMPUTED, type Import, type Source } from '../imports.ts';
import { type Finding, inEach, isBuildCode, isTest, PRODUCT, placeOf, type Rule } from '../rule.ts';

interface Direction {
  name: string;
  reason: string;
  workspace: string;
  projects: readonly string[];
  /** Packages allowed; null allows all but those of `never`. */
  packages: readonly string[] | null;
  never?: RegExp;
}

const DIRECTIONS: readonly Direction[] = [
  {
    name: 'domain stands alone',
    reason: 'Rules that reach nothing cannot fail for the world’s reasons, and run in the browser as well.',
    workspace: 'domain',
    projects: ['domain'],
    packages: ['big.js'],
  },
  {
    name: 'contract knows the domain',
    reason: 'Web and server both load it; it describes messages and does nothing.',
    workspace: 'contract',
    projects: ['contract', 'domain'],
    packages: ['zod', '@orpc/contract'],
  },
  {
    name: 'documents know the domain',
    reason: 'Data in, bytes out: a document must not depend on a database, a network or a message.',
    workspace: 'documents',
    projects: ['documents', 'domain'],
    packages: [
      '@expo-google-fonts/inter',
      '@hyzyla/pdfium',
      '@myriaddreamin/typst-ts-node-compiler',
      'dejavu-fonts-ttf',
      'onnxruntime-node',
      'onnxruntime-web',
      'paddleocr',
      'qrcode',
      'sharp',
      'saxes',
      'xmlbuilder2',
      'node:child_process',
      'node:events',
      'node:fs',
      'node:module',
      'node:os',
      'node:path',
      'node:process',
      'node:url',
      'node:zlib',
    ],
  },
  {
    name: 'server does not know the browser',
    reason: 'The server answers any client; nothing of the pages may creep into it.',
    workspace: 'server',
    projects: ['server', 'domain', 'contract', 'documents'],
    packages: null,
    never: /^(react|react-dom|vite|@mantine\/.*|@tanstack\/.*)$/,
  },
  {
    name: 'web never knows the server',
    reason:
      'What both need is in the contract or the domain; not even a type may tie the pages to the server.',
    workspace: 'web',
    projects: ['web', 'domain', 'contract'],
    packages: null,
    never: /^(node:.*|kysely|pg|pg-boss|fastify|@orpc\/server|nodemailer)$/,
  },
];

export const directionRules: Rule[] = [
  {
    name: 'the product stands without specs, bench and tools',
    reason: 'Nothing imports from there: what proves and sets up the product can change without touching it.',
    find: inEach(({ path, imports }) =>
      imports
        .filter(({ target }) => PRODUCT.includes(placeOf(path).workspace) && isWorkshop(target))
        .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` })),
    ),
  },
  ...DIRECTIONS.map((direction) => ({
    name: direction.name,
    reason: direction.reason,
    find: inEach((source) => (isBound(source, direction) ? findIn(source, direction) : [])),
  })),
  {
    name: 'an import is written out, from where it stands',
    reason: 'What is computed or begins at the root of a machine, neither a person nor a check can follow.',
    find: inEach((source) => (PRODUCT.includes(placeOf(source.path).workspace) ? unwritten(source) : [])),
  },
];

function isWorkshop(target: string): boolean {
  return /^(specs|bench|tools)$/.test(placeOf(target).workspace);
}

function unwritten({ path, imports }: Source): Finding[] {
  return imports
    .filter(({ specifier }) => specifier === COMPUTED || /^(\/|file:|data:|https?:)/.test(specifier))
    .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` }));
}

function isBound({ path }: Source, { workspace }: Direction): boolean {
  return placeOf(path).workspace === workspace && !isBuildCode(path);
}

function findIn({ path, imports }: Source, direction: Direction) {
  return imports
    .filter((item) =>
      item.isInProject
        ? !direction.projects.includes(placeOf(item.target).workspace)
        : isForbidden(item, path, direction),
    )
    .map((item) => ({ file: path, line: item.line, what: `imports ${item.specifier}` }));
}

function isForbidden(item: Import, path: string, { packages, never }: Direction): boolean {
  if (
    isTest(path) &&
    /^(vitest|fast-check|jsqr|libxml2-wasm|@stackforge-eu\/factur-x|node:.*|@cantoo\/pdf-lib|@testing-library\/.*)$/.test(
      item.target,
    )
  )
    return false;
  if (packages !== null && !packages.includes(item.target)) return true;
  return never?.test(item.target) ?? false;
}
