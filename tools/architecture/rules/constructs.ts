/** What may be written where: SQL, vendors, the environment, and what the domain must not do. */
import type { Node } from 'oxc-parser';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, isTest, placeOf, type Rule } from '../rule.ts';
import { nodesOf, textOf } from '../syntax.ts';

/** What runs at a user's; tools, stories and benchmarks start processes and pass on what these need. */
const PRODUCT = ['domain', 'contract', 'documents', 'server', 'web'];
const QUERY_METHODS = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/;
const CAPABILITY_PACKAGES = ['zod', 'kysely', 'uuid', 'node:crypto', '@orpc/server'];

export const constructRules: Rule[] = [
  {
    name: 'only stores know SQL',
    reason:
      'Rows are reached in one file of a capability; whoever changes a table reads that file and no other.',
    find: (sources) =>
      sources
        .filter(mayNotQuery)
        .flatMap((source) => [...importsOfDatabase(source), ...findNodes(source, queries)]),
  },
  {
    name: 'only the platform knows vendors',
    reason: 'A library can be replaced where it is wrapped; capabilities speak to ports.',
    find: (sources) => sources.filter(isCapabilityCode).flatMap(vendors),
  },
  {
    name: 'only entry points read the environment',
    reason:
      'Configuration is parsed once, strictly; a variable read elsewhere is one that nobody checks or documents.',
    find: (sources) =>
      sources.filter(mayNotReadEnvironment).flatMap((source) => findNodes(source, readsEnvironment)),
  },
  {
    name: 'the domain has no clock, chance, waiting or floats',
    reason: 'Given the same facts it gives the same figures, at once and to the cent.',
    find: (sources) => sources.filter(isDomainCode).flatMap((source) => findNodes(source, impure)),
  },
];

function findNodes(source: Source, judge: (node: Node, source: Source) => string | null): Finding[] {
  return nodesOf(source.program).flatMap((node) => {
    const what = judge(node, source);
    return what === null ? [] : [{ file: source.path, line: lineAt(source.text, node.start), what }];
  });
}

function mayNotQuery({ path }: Source): boolean {
  const { workspace, capability } = placeOf(path);
  if (isTest(path) || !PRODUCT.includes(workspace)) return false;
  return (
    !/(^|[/-])(store|tables)\.ts$/.test(path) &&
    !(capability === 'platform' && /^server\/platform\/(database|jobs|auth)\//.test(path))
  );
}

function importsOfDatabase({ path, imports }: Source): Finding[] {
  return imports
    .filter(({ target, isTypeOnly }) => (target === 'kysely' || target === 'pg') && !isTypeOnly)
    .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` }));
}

function queries(node: Node): string | null {
  if (node.type === 'TaggedTemplateExpression' && node.tag.type === 'Identifier' && node.tag.name === 'sql')
    return 'writes sql`...`';
  if (
    node.type !== 'MemberExpression' ||
    node.property.type !== 'Identifier' ||
    !QUERY_METHODS.test(node.property.name)
  )
    return null;
  return `calls .${node.property.name}()`;
}

function isCapabilityCode({ path }: Source): boolean {
  const { workspace, capability } = placeOf(path);
  return (
    workspace === 'server' &&
    capability !== null &&
    capability !== 'platform' &&
    capability !== 'command-line' &&
    !isTest(path)
  );
}

function vendors({ path, imports }: Source): Finding[] {
  return imports
    .filter(({ target, isInProject }) => !isInProject && !CAPABILITY_PACKAGES.includes(target))
    .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` }));
}

function mayNotReadEnvironment({ path }: Source): boolean {
  const isEntryPoint = /^(server\/(main|worker)\.ts|server\/command-line\/.*|web\/vite\.config\.ts)$/.test(
    path,
  );
  return PRODUCT.includes(placeOf(path).workspace) && !isEntryPoint && !isTest(path);
}

function readsEnvironment(node: Node): string | null {
  const isRead =
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'env';
  return isRead && node.object.type === 'Identifier' && node.object.name === 'process'
    ? 'reads process.env'
    : null;
}

function isDomainCode({ path }: Source): boolean {
  return placeOf(path).workspace === 'domain' && !isTest(path);
}

const BANNED_CALLS = new Map([
  ['Date.now', 'asks the clock; take the day as an argument'],
  ['performance.now', 'asks the clock; take the day as an argument'],
  ['Math.random', 'is chance; take the value as an argument'],
  ['parseFloat', 'makes a binary float; use decimal()'],
  ['Number.parseFloat', 'makes a binary float; use decimal()'],
  ['setTimeout', 'waits'],
  ['fetch', 'reaches the world'],
]);

function impure(node: Node, source: Source): string | null {
  if (node.type === 'CallExpression') return bannedCall(textOf(source, node.callee), source);
  if (node.type === 'NewExpression') return bannedClass(textOf(source, node.callee));
  if (node.type === 'AwaitExpression') return 'waits: await';
  if ('async' in node && node.async === true) return 'waits: async';
  if (node.type === 'Literal' && typeof node.value === 'number' && !Number.isInteger(node.value))
    return `writes the float ${node.raw}; use decimal() or cents()`;
  return null;
}

function bannedCall(callee: string, { imports }: Source): string | null {
  // The decimal library's own toFixed is exact.
  const isExact = imports.some(({ target }) => target === 'big.js');
  if (callee.endsWith('.toFixed') && !isExact)
    return 'prints a binary float: .toFixed(); use formatDecimal() or formatCents()';
  const why = BANNED_CALLS.get(callee);
  return why === undefined ? null : `${callee} ${why}`;
}

function bannedClass(name: string): string | null {
  if (name === 'Date') return 'makes a Date; use a Day';
  return name === 'Promise' ? 'waits: Promise' : null;
}
