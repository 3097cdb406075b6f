/** Tables of businesses and of people: every query says whose rows it means. */
import type { Node } from 'oxc-parser';
import type { ProjectFiles } from '../../support/project-files.ts';
import { callsIn, type Declared, declaredAtTop, neededBy } from '../declarations.ts';
import { lineAt, type Source } from '../imports.ts';
import { type NamedRows, newRowsIn, rowsNamedIn } from '../named-rows.ts';
import { migratedTables, namedTables } from '../named-tables.ts';
import { type OwnerCondition, ownerConditionsIn } from '../owner-conditions.ts';
import { type Finding, isTest, type Rule } from '../rule.ts';
import { memberName, nodesOf, textOf } from '../syntax.ts';
import { UNOWNED_QUERIES } from './unowned-queries.ts';

export const ownedTableRules: Rule[] = [
  {
    name: 'a query of an owner’s table says whose rows it means',
    reason:
      'The policies of the database are the second line, and keys begin with the owner: a query without `business_id` in its conditions, or `user_id` for what is a person’s, is slow for all, and of anybody where a policy fails. What is asked without a person stands in tools/architecture/rules/unowned-queries.ts.',
    find: ({ files, sources }, before) => {
      const owned = ownedTables(files);
      return sources
        .filter(mayQuery)
        .flatMap((source) => [
          ...unownedQueries(source, owned),
          ...silentConditions(source),
          ...idleExceptions(source, owned),
        ])
        .filter(({ file, line }) => !before.some((other) => other.file === file && other.line === line));
    },
  },
];

const OWNER = /\bbusiness_id\b/;

/** What says the owner for those who ask it: the conditions of a search. */
const SAY_THE_OWNER: readonly (readonly [file: string, name: string])[] = [
  ['server/invoices/list/filter-store.ts', 'isListed'],
  ['server/invoices/list/filter-store.ts', 'isAsked'],
];

/** By table, the columns that say to whom a row belongs. */
type Owned = ReadonlyMap<string, readonly string[]>;

/** Those whose rows say to whom they belong: to a business, or to a person. A business is its own owner, so its id says it. */
function ownedTables(files: ProjectFiles): Owned {
  return new Map(
    migratedTables(files).flatMap(({ table, columns }): [string, string[]][] => {
      if (table === 'businesses') return [[table, ['id', 'user_id']]];
      if (OWNER.test(columns)) return [[table, ['business_id']]];
      return /\buser_id\b/.test(columns) ? [[table, ['user_id']]] : [];
    }),
  );
}

function mayQuery({ path }: Source): boolean {
  return /^server\/.*store\.ts$/.test(path) && !isTest(path);
}

function unownedQueries(source: Source, owned: Owned): Finding[] {
  return declaredAtTop(source)
    .flatMap((declared) => faultsIn(declared, source, owned))
    .filter((found) => !found.isExcepted)
    .map(({ node, what }) => ({ file: source.path, line: lineAt(source.text, node.start), what }));
}

interface Fault {
  node: Node;
  what: string;
  /** It names no person, and may do so. */
  isExcepted: boolean;
}

function faultsIn(declared: Declared, source: Source, owned: Owned): Fault[] {
  const isListed = EXCEPTIONS.some(([file, name]) => file === source.path && name === declared.name);
  return queriesIn(declared, source, owned).flatMap(({ node, tables }) => {
    const what = fault(node, declared, source, owned);
    const isOfPeople = tables.every((table) => !owned.get(table)?.includes('business_id'));
    return what === null
      ? []
      : [{ node, what: `${what} ${tables.join(', ')}`, isExcepted: isListed && isOfPeople }];
  });
}

const EXCEPTIONS = UNOWNED_QUERIES.flatMap(({ queries }) => queries);

/** Those that name their person meanwhile, or are no longer there: the next query of that name would be excused. */
function idleExceptions(source: Source, owned: Owned): Finding[] {
  const all = declaredAtTop(source);
  return EXCEPTIONS.filter(([file]) => file === source.path).flatMap(([file, name]) => {
    const isNeeded = all.some(
      (declared) =>
        declared.name === name && faultsIn(declared, source, owned).some(({ isExcepted }) => isExcepted),
    );
    return isNeeded ? [] : [{ file, line: 1, what: `has no ${name} that names no person` }];
  });
}

interface Query {
  node: Node;
  tables: readonly string[];
}

/** The innermost statements that name such a table. */
function queriesIn({ node }: Declared, source: Source, owned: Owned): Query[] {
  if (tablesIn(node, source, owned).length === 0) return [];
  const naming = [...new Set([node, ...nodesOf(node).filter(isStatement)])]
    .map((inner) => ({ node: inner, tables: tablesIn(inner, source, owned) }))
    .filter(({ tables }) => tables.length > 0);
  return naming.filter((query) => !naming.some((other) => isIn(other.node, query.node)));
}

function tablesIn(node: Node, source: Source, owned: Owned): string[] {
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

function fault(query: Node, declared: Declared, source: Source, owned: Owned): string | null {
  const named = rowsNamedIn(query, source).filter(({ table }) => owned.has(table));
  const ofBusiness = named.some(({ table }) => owned.get(table)?.includes('business_id'));
  if (ofBusiness && nodesOf(declared.node).some(isPool)) return 'asks outside of the owner’s transaction for';
  if (newRowsIn(query, source).some(({ table, columns }) => isForNobody(columns, owned.get(table))))
    return 'adds rows of nobody to';
  const asked = named.filter(({ isNew }) => !isNew);
  return asked.length === 0 || isBound(asked, query, source, owned) ? null : 'asks without an owner for';
}

function isForNobody(columns: readonly string[], owners: readonly string[] | undefined): boolean {
  return owners !== undefined && !owners.some((owner) => columns.includes(owner));
}

/** Somebody's id is asked for, and each table is compared by its owner: with that, or with another that is. */
function isBound(asked: readonly NamedRows[], query: Node, source: Source, owned: Owned): boolean {
  const conditions = ownerConditionsIn(query, source);
  const saidElsewhere = callsIn(query, source).filter(saysTheOwner).length;
  const isOf = ({ table, alias }: NamedRows, { column, of }: OwnerCondition) =>
    (of === alias || of === table) && owned.get(table)?.includes(column) === true;
  const unnamed = asked.filter((rows) => !conditions.some((condition) => isOf(rows, condition)));
  const unqualified = conditions.filter(
    ({ of, column }) => of === null && asked.some(({ table }) => owned.get(table)?.includes(column)),
  );
  const isSomebody = conditions.some(({ isValue }) => isValue) || saidElsewhere > 0;
  return isSomebody && unnamed.length <= unqualified.length + saidElsewhere;
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
