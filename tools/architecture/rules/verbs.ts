/** Verbs: each asks first who acts, and leaves a trace of the act in the one transaction that carries it out. */
import type { Node } from 'oxc-parser';
import { type Call, callsIn, type Declared, declaredAtTop, neededBy } from '../declarations.ts';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isTest, type Rule } from '../rule.ts';
import { nodesOf } from '../syntax.ts';
import { AUDITORS, AUTHORISERS, OPENERS } from './verb-words.ts';

export const verbRules: Rule[] = [
  {
    name: 'a verb authorises first and audits',
    reason:
      'Who acts is asked before anything is read, and what was done can be told afterwards. What nobody asked for says `@system <why>` in its docstring, what nobody would look for in the audit log `@unaudited <why>`; what writes the log for others stands in tools/architecture/rules/verb-words.ts.',
    find: inEach((source) => [
      ...verbsOf(source).flatMap((verb) => unguarded(verb, source)),
      ...idleMarks(source),
    ]),
  },
  {
    name: 'a verb has one transaction',
    reason:
      'Between two a killed process leaves half of an act behind, and others see it. What only reads takes a snapshot; work of the system, which is done again, says `@system <why>` in its docstring.',
    find: inEach((source) => verbsOf(source).flatMap((verb) => furtherTransactions(verb, source))),
  },
  {
    name: 'what is said to write the audit log writes it',
    reason: 'Verbs are believed that call it, see tools/architecture/rules/verb-words.ts.',
    find: inEach(silentAuditors),
  },
];

/** What a file exports that opens a transaction, unless the transaction is the system's own. */
interface Verb extends Declared {
  /** Itself, and what it needs of its file. */
  parts: readonly Declared[];
  openings: readonly Call[];
}

function verbsOf(source: Source): Verb[] {
  if (!mayBeVerb(source)) return [];
  const all = declaredAtTop(source);
  const inner = all.filter(({ isExported }) => !isExported);
  return all
    .filter((declared) => declared.isExported && !isMarked(declared, 'system'))
    .map((declared) => {
      const parts = neededBy(declared, inner).filter((part) => !isMarked(part, 'system'));
      return { ...declared, parts, openings: parts.flatMap(({ node }) => openingsIn(node, source)) };
    })
    .filter(({ openings }) => openings.length > 0);
}

/** The database's own code makes the transactions. */
function mayBeVerb({ path }: Source): boolean {
  return path.startsWith('server/') && !path.startsWith('server/platform/database/') && !isTest(path);
}

function openingsIn(node: Node, source: Source): Call[] {
  return callsIn(node, source).filter(({ name }) => OPENERS.includes(name));
}

function isMarked({ doc }: Declared, mark: 'system' | 'unaudited'): boolean {
  return new RegExp(`@${mark}\\s+\\w`).test(doc);
}

function unguarded(verb: Verb, source: Source): Finding[] {
  const lacks = [
    ...(authorisesFirst(verb, source) ? [] : ['without authorising first']),
    ...(audits(verb, source) || isMarked(verb, 'unaudited') ? [] : ['without writing the audit in it']),
  ];
  if (lacks.length === 0) return [];
  return [findingAt(verb.node, source, `opens a transaction in ${verb.name} ${lacks.join(' and ')}`)];
}

/** In a statement of its own, before anything is waited for. */
function authorisesFirst({ node, openings }: Verb, source: Source): boolean {
  const body = 'body' in node ? (node.body as Node | null) : null;
  const statements = body?.type === 'BlockStatement' ? body.body : [];
  const first = statements.find(
    (statement) => asksWhoActs(statement, source) || nodesOf(statement).some(waits),
  );
  return (
    first !== undefined && asksWhoActs(first, source) && !openings.some((call) => isIn(call.node, first))
  );
}

function asksWhoActs(statement: Node, source: Source): boolean {
  if (!/^(Expression|Variable)/.test(statement.type)) return false;
  return callsIn(statement, source).some((call) => isOneOf(call, AUTHORISERS));
}

function waits(node: Node): boolean {
  return node.type === 'AwaitExpression' || node.type === 'ReturnStatement';
}

function isIn(inner: Node, outer: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** In what is handed to the transaction, or in what that calls of the file. */
function audits({ parts, openings }: Verb, source: Source): boolean {
  const work = openings.flatMap(({ node }) => node.arguments.slice(1));
  const names = new Set(
    work.flatMap((node) => nodesOf(node)).flatMap((node) => (node.type === 'Identifier' ? node.name : [])),
  );
  const called = parts.filter(({ name }) => names.has(name)).flatMap((part) => neededBy(part, parts));
  return [...work, ...called.map(({ node }) => node)].flatMap((node) => callsIn(node, source)).some(isAudit);
}

function isAudit(call: Call): boolean {
  return isOneOf(call, AUDITORS);
}

function isOneOf({ name, target }: Call, functions: typeof AUDITORS): boolean {
  return functions.some(([file, known]) => file === target && known === name);
}

/** The audit log's own functions are handed out by its index, which declares none. */
function silentAuditors(source: Source): Finding[] {
  const all = declaredAtTop(source);
  return AUDITORS.filter(([file]) => file === source.path && !file.endsWith('/index.ts')).flatMap(
    ([, name]) => {
      const auditor = all.find((declared) => declared.name === name);
      const calls =
        auditor === undefined ? [] : neededBy(auditor, all).flatMap(({ node }) => callsIn(node, source));
      const node = auditor?.node ?? source.program;
      return calls.some(isAudit) ? [] : [findingAt(node, source, `has no ${name} that writes the audit log`)];
    },
  );
}

function furtherTransactions({ openings }: Verb, source: Source): Finding[] {
  return openings.slice(1).map(({ node }) => findingAt(node, source, 'opens a second transaction'));
}

/** A mark at what opens no transaction would excuse the next one that is written there. */
function idleMarks(source: Source): Finding[] {
  if (!mayBeVerb(source)) return [];
  const all = declaredAtTop(source);
  return all
    .filter((declared) => isMarked(declared, 'system') || isMarked(declared, 'unaudited'))
    .filter((declared) => neededBy(declared, all).every(({ node }) => openingsIn(node, source).length === 0))
    .map(({ node, name }) => findingAt(node, source, `marks ${name}, which opens no transaction`));
}

function findingAt(node: Node, { path, text }: Source, what: string): Finding {
  return { file: path, line: lineAt(text, node.start), what };
}
