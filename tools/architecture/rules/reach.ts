/** What code may take from its surroundings: the environment, the clock, chance, the network. */
import type { Node } from 'oxc-parser';
import { isWithin, type Reach, reachesOf } from '../globals.ts';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isBuildCode, isTest, PRODUCT, placeOf, type Rule } from '../rule.ts';
import { memberName, nodesOf } from '../syntax.ts';

export const reachRules: Rule[] = [
  {
    name: 'only entry points read the environment',
    reason:
      'Configuration is parsed once, strictly; a variable read elsewhere is one that nobody checks or documents.',
    find: inEach((source) => (mayNotReadEnvironment(source) ? eachReach(source, readsEnvironment) : [])),
  },
  {
    name: 'only the clock asks the time',
    reason:
      'Stories set the clock, and a verb that asks elsewhere lives on another day than its transaction.',
    find: inEach((source) =>
      isCodeOf('server', source) && !source.path.startsWith('server/platform/clock/') ? asksTime(source) : [],
    ),
  },
  {
    name: 'the domain has no clock, chance or waiting',
    reason: 'Given the same facts it gives the same figures, at once and to the cent.',
    find: inEach((source) =>
      isCodeOf('domain', source) ? [...eachReach(source, leavesTheDomain), ...waits(source)] : [],
    ),
  },
  {
    name: 'documents have no clock, chance or network',
    reason: 'The same data gives the same bytes, today and in ten years, also without a network.',
    find: inEach((source) => (isCodeOf('documents', source) ? eachReach(source, changesBytes) : [])),
  },
];

function eachReach(source: Source, verdictOn: (reach: Reach, source: Source) => string | null): Finding[] {
  return reachesOf(source).flatMap((reach) => {
    const what = verdictOn(reach, source);
    return what === null ? [] : [findingAt(source, reach.node, what)];
  });
}

function findingAt({ path, text }: Source, node: Node, what: string): Finding {
  return { file: path, line: lineAt(text, node.start), what };
}

function isCodeOf(workspace: string, { path }: Source): boolean {
  return placeOf(path).workspace === workspace && !isTest(path);
}

function mayNotReadEnvironment({ path }: Source): boolean {
  // `own-fonts.ts` only sets a variable, for a library that has no other switch.
  const isEntryPoint =
    isBuildCode(path) || /^(server\/(main|worker)\.ts|documents\/render\/own-fonts\.ts)$/.test(path);
  return PRODUCT.includes(placeOf(path).workspace) && !isEntryPoint && !isTest(path);
}

/** Whoever hands on the process as a whole hands on its environment. */
function readsEnvironment({ path }: Reach, source: Source): string | null {
  if (isWithin(path, 'process.env')) return 'reads process.env';
  if (/^(globalThis|\*(\..*)?|process(\.\*.*)?)$/.test(path)) return `takes all of ${path}`;
  // The build puts a constant in its place.
  if (path === 'import.meta.env.DEV' && placeOf(source.path).workspace === 'web') return null;
  return isWithin(path, 'import.meta.env') || path === 'import.meta' ? `reads ${path}` : null;
}

/** `new Date(row.at)` only reads what it is given, and `performance.now()` measures and dates nothing. */
function asksTime(source: Source): Finding[] {
  const nodes = nodesOf(source.program);
  const given = nodes.flatMap((node) =>
    node.type === 'NewExpression' && node.arguments.length > 0 ? [node.callee] : [],
  );
  const isGiven = ({ node }: Reach) => given.some(({ start, end }) => start <= node.start && node.end <= end);
  return reachesOf(source)
    .filter(({ path }) => /^(Date(\.(now|\*))?|Temporal\.Now\b.*)$/.test(path))
    .filter((reach) => !isGiven(reach))
    .map(({ path, node }) => findingAt(source, node, `takes ${path}`));
}

/** All that the domain may take from the language; what is not here reads the world, waits, or computes in floats. */
const DOMAIN_WORDS =
  /^(undefined|Array|BigInt|Boolean|Error|JSON|Map|Number|Object|RangeError|RegExp|Set|String|Symbol|TypeError|WeakMap|Math\.(abs|ceil|floor|max|min|sign|trunc))(\.(?!parseFloat|EPSILON)|$)/;

const WHY_NOT: [RegExp, string][] = [
  [
    /^(Date|performance|Temporal)\b/,
    'asks the clock, or moves days between zones; take a Day as an argument',
  ],
  [/^(Math\.random|crypto)\b/, 'is chance; take the value as an argument'],
  [
    /^(Math|Number|parseFloat|NaN|Infinity)\b/,
    'computes in binary floats; use decimal() or a named rounding',
  ],
  [/^(Promise|setTimeout|setInterval|setImmediate|queueMicrotask)\b/, 'waits'],
];

function leavesTheDomain({ path }: Reach): string | null {
  if (DOMAIN_WORDS.test(path)) return null;
  const why = WHY_NOT.find(([pattern]) => pattern.test(path))?.[1] ?? 'reaches the world';
  return `takes ${path}, which ${why}`;
}

function waits(source: Source): Finding[] {
  return nodesOf(source.program).flatMap((node) => {
    const how = waitingIn(node);
    return how === null ? [] : [findingAt(source, node, `waits: ${how}`)];
  });
}

function waitingIn(node: Node): string | null {
  if (node.type === 'AwaitExpression' || ('await' in node && node.await === true)) return 'await';
  if ('async' in node && node.async === true) return 'async';
  if (node.type === 'ImportExpression') return 'import()';
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier')
    return /^Promise(Like)?$/.test(node.typeName.name) ? node.typeName.name : null;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const name = memberName(node.callee);
  return name !== null && /^(then|catch|finally)$/.test(name) ? `.${name}()` : null;
}

const CHANGING =
  /^(Date|Temporal|performance|Math\.random|crypto|process\.(hrtime|uptime)|fetch|WebSocket|EventSource|XMLHttpRequest|navigator)(\.|$)/;

function changesBytes({ path }: Reach): string | null {
  return CHANGING.test(path) || /^(\*|(Math|process|globalThis)(\.\*|$))/.test(path) ? `takes ${path}` : null;
}
