/** Tables of businesses: every query says whose rows it means. */
import type { Node } from 'oxc-parser';
import type { ProjectFiles } from '../../support/project-files.ts';
import { callsIn, type Declared, declaredAtTop, neededBy } from '../declarations.ts';
import { lineAt, type Source } from '../imports.ts';
import { migratedTables, namedTables } from '../named-tables.ts';
import { type Finding, isTest, type Rule } from '../rule.ts';
import { memberName, nodesOf, textOf } from '../syntax.ts';

export const ownedTableRules: Rule[] = [
  {
    name: 'a query of an owner’s table says whose rows it means',
    reason:
      'The policies of the database are the second line, and keys begin with the owner: a query without `business_id` is slow for all, and of anybody where a policy fails. A new row has it by its type.',
    find: ({ files, sources }, before) => {
      const owned = ownedTables(files);
      return sources
        .filter(mayQuery)
        .flatMap((source) => [...unownedQueries(source, owned), ...silentConditions(source)])
        .filter(({ file, line }) => !before.some((other) => other.file === file && other.line === line));
    },
  },
];

const OWNER = /\bbusiness_id\b/;

/** What says the owner for those who ask it: the conditions of a search. */
const SAY_THE_OWNER: readonly (readonly [file: string, name: string])[] = [
  ['server/invoices/list/filter-store.ts', 'isListed'],
  ['server/invoices/list/filter-store.ts', 'isCounted'],
];

/** Those whose rows say to whom they belong. */
function ownedTables(files: ProjectFiles): ReadonlySet<string> {
  return new Set(
    migratedTables(files)
      .filter(({ columns }) => OWNER.test(columns))
      .map(({ table }) => table),
  );
}

function mayQuery({ path }: Source): boolean {
  return /^server\/.*store\.ts$/.test(path) && !isTest(path);
}

function unownedQueries(source: Source, owned: ReadonlySet<string>): Finding[] {
  return declaredAtTop(source).flatMap((declared) => {
    const queries = queriesIn(declared, source, owned);
    return queries.flatMap(({ node, tables }) => {
      const what = fault(node, declared, source);
      return what === null
        ? []
        : [
            {
              file: source.path,
              line: lineAt(source.text, node.start),
              what: `${what} ${tables.join(', ')}`,
            },
          ];
    });
  });
}

interface Query {
  node: Node;
  tables: readonly string[];
}

/** The innermost statements that name such a table. */
function queriesIn({ node }: Declared, source: Source, owned: ReadonlySet<string>): Query[] {
  if (tablesIn(node, source, owned).length === 0) return [];
  const naming = [...new Set([node, ...nodesOf(node).filter(isStatement)])]
    .map((inner) => ({ node: inner, tables: tablesIn(inner, source, owned) }))
    .filter(({ tables }) => tables.length > 0);
  return naming.filter((query) => !naming.some((other) => isIn(other.node, query.node)));
}

function tablesIn(node: Node, source: Source, owned: ReadonlySet<string>): string[] {
  return [...new Set(namedTables(source, node).flatMap(({ table }) => (owned.has(table) ? table : [])))];
}

function isStatement(node: Node): boolean {
  if (node.type === 'ArrowFunctionExpression') return node.body.type !== 'BlockStatement';
  return /^(ExpressionStatement|ReturnStatement|VariableDeclarator|IfStatement|For\w*Statement)$/.test(
    node.type,
  );
}

function isIn(inner: Node, outer: Node): boolean {
  return inner !== outer && outer.start <= inner.start && inner.end <= outer.end;
}

function fault(query: Node, declared: Declared, source: Source): string | null {
  if (nodesOf(declared.node).some(isPool)) return 'asks outside of the owner’s transaction for';
  const text = textOf(source, query);
  const isNew = /\binsert(Into|Many|\s+into)\b/i.test(text);
  return isNew || OWNER.test(text) || callsIn(query, source).some(saysTheOwner)
    ? null
    : 'asks without an owner for';
}

/** The type of the pool, or the pool itself: what is asked of it belongs to nobody. */
function isPool(node: Node): boolean {
  if (node.type === 'MemberExpression') return memberName(node) === 'database';
  return (
    node.type === 'TSTypeReference' &&
    node.typeName.type === 'Identifier' &&
    node.typeName.name === 'Database'
  );
}

function saysTheOwner({ name, target }: { name: string; target: string }): boolean {
  return SAY_THE_OWNER.some(([file, saying]) => file === target && saying === name);
}

/** Those that no longer say the owner, or are no longer there. */
function silentConditions(source: Source): Finding[] {
  const all = declaredAtTop(source);
  return SAY_THE_OWNER.filter(([file]) => file === source.path).flatMap(([file, name]) => {
    const saying = all.filter((declared) => declared.name === name).flatMap((first) => neededBy(first, all));
    const isSaid = saying.some(({ node }) => OWNER.test(textOf(source, node)));
    return isSaid ? [] : [{ file, line: 1, what: `has no ${name} that names the owner` }];
  });
}
