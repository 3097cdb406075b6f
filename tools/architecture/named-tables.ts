/** Which tables a file names, to the query builder or in the text of SQL, and which it declares. */
import type { CallExpression, Node, TemplateLiteral } from 'oxc-parser';
import { lineAt, type Source } from './imports.ts';
import { STATEMENT } from './statement.ts';
import { keyName, memberName, nodesOf, staticText } from './syntax.ts';

export interface NamedTable {
  table: string;
  isWritten: boolean;
  line: number;
}

/** Stands for the name of a table that is not written out. */
export const COMPUTED_TABLE = '(computed)';

interface NamingCall {
  /** The first argument that is a table, and the one behind the last. */
  arguments: readonly [number, number];
  isWritten: boolean;
  /** Whether the name must be written out: the others also take queries, and lists and buffers have a `from` of their own. */
  isStrict: boolean;
}

const FIRST = [0, 1] as const;
const READ = { arguments: FIRST, isWritten: false, isStrict: false };
const WRITTEN = { arguments: FIRST, isWritten: true, isStrict: true };

/** Calls that name a table, by their names; what is made by `sql.table` may stand anywhere. */
const CALLS: ReadonlyMap<string, NamingCall> = new Map([
  ...calls('from using innerJoin leftJoin rightJoin fullJoin crossJoin', READ),
  ...calls('innerJoinLateral leftJoinLateral crossJoinLateral', READ),
  ...calls('selectFrom leaves', { ...READ, isStrict: true }),
  ...calls('stays', { ...READ, isStrict: true, arguments: [1, Number.POSITIVE_INFINITY] }),
  ...calls('insertInto replaceInto updateTable deleteFrom mergeInto table', WRITTEN),
  ...calls('insertMany', { ...WRITTEN, arguments: [1, 2] }),
]);

function calls(names: string, call: NamingCall): [string, NamingCall][] {
  return names.split(' ').map((name) => [name, call]);
}

/** Every name below a node that stands where a table may stand, whether there is such a table or not; once a line. */
export function namedTables(source: Source, below: Node = source.program): NamedTable[] {
  const tag = tagOfSql(source);
  const found = nodesOf(below).flatMap((node) =>
    [...tablesOfCall(node), ...tablesInSql(sqlOf(node, tag))].map(({ table, isWritten }) => ({
      table,
      isWritten,
      line: lineAt(source.text, node.start),
    })),
  );
  return [...new Map(found.map((named) => [Object.values(named).join(), named])).values()];
}

/** The name under which the file has `sql`. */
function tagOfSql({ program }: Source): string {
  const imported = nodesOf(program).find(
    (node) => node.type === 'ImportSpecifier' && keyName(node.imported) === 'sql',
  );
  return imported?.type === 'ImportSpecifier' ? imported.local.name : 'sql';
}

type Named = Omit<NamedTable, 'line'>;

/** With the name that the query gives each: `a` and `b` for `'a as b'`. */
export function tablesOfCall(node: Node): (Named & { alias: string })[] {
  if (node.type !== 'CallExpression') return [];
  const call = CALLS.get(calledName(node) ?? '');
  if (call === undefined) return [];
  const { isWritten, isStrict } = call;
  return node.arguments
    .slice(...call.arguments)
    .flatMap((given) => (given.type === 'ArrayExpression' ? given.elements : [given]))
    .flatMap((table) => {
      const written = staticText(table);
      if (written !== null) {
        const words = written.split(' ');
        return [{ table: words[0] ?? '', alias: words.at(-1) ?? '', isWritten }];
      }
      const isOpen = isStrict && table !== null && !IS_QUERY.test(table.type);
      return isOpen ? [{ table: COMPUTED_TABLE, alias: COMPUTED_TABLE, isWritten }] : [];
    });
}

const IS_QUERY = /^(ArrowFunction|Function|Call|TaggedTemplate)/;

export function calledName({ callee }: CallExpression): string | null {
  return callee.type === 'MemberExpression' ? memberName(callee) : keyName(callee);
}

/** Each text of SQL below a node, `$1` where something is put in. */
export function sqlTextsIn(node: Node, source: Source): string[] {
  const tag = tagOfSql(source);
  const tagged = new Set(
    nodesOf(node).flatMap((inner) => (inner.type === 'TaggedTemplateExpression' ? inner.quasi : [])),
  );
  return nodesOf(node)
    .filter((inner) => inner.type !== 'TemplateLiteral' || !tagged.has(inner))
    .map((inner) => sqlOf(inner, tag))
    .filter((text) => text !== '');
}

/** What a node says in SQL: by the tag, to the driver, or as a text that reads as a statement; empty for one that says nothing. */
function sqlOf(node: Node, tag: string): string {
  if (node.type === 'TaggedTemplateExpression' && keyName(node.tag) === tag) return textWithGaps(node.quasi);
  if (node.type === 'CallExpression' && /^(raw|query)$/.test(calledName(node) ?? ''))
    return staticText(node.arguments[0]) ?? '';
  const text = node.type === 'TemplateLiteral' ? textWithGaps(node) : (staticText(node) ?? '');
  return STATEMENT.test(text) ? text : '';
}

function textWithGaps({ quasis }: TemplateLiteral): string {
  return quasis.map(({ value }) => value.cooked).join(' $1 ');
}

/** Each bare word: what qualifies a column (`clients.id`) or is an alias (`as clients`) names no table. */
export function tablesInSql(sql: string): Named[] {
  const words = sql
    .toLowerCase()
    .replace(/--.*|\/\*[\s\S]*?\*\/|'[^']*'/g, ' ')
    .replace(/"|\bpublic\.|\bonly\b/g, ' ')
    .match(/[a-z_]\w*|\S/g);
  return (words ?? []).flatMap((word, at, all) => {
    const [before, previous, next] = [all[at - 2], all[at - 1] ?? '', all[at + 1]];
    if (!/^[a-z_]/.test(word) || next === '.' || previous === '.' || previous === 'as') return [];
    const isDeleted = previous === 'from' && before === 'delete';
    return [{ table: word, isWritten: isDeleted || /^(into|update|truncate|table)$/.test(previous) }];
  });
}

/** The tables that a `tables.ts` adds to those the query builder knows. */
export function declaredTables({ program }: Source): string[] {
  return nodesOf(program)
    .filter((node) => node.type === 'TSModuleDeclaration')
    .flatMap((module) => nodesOf(module))
    .flatMap((node) =>
      node.type === 'TSInterfaceDeclaration' && node.id.name === 'Tables' ? node.body.body : [],
    )
    .flatMap((member) => (member.type === 'TSPropertySignature' ? (keyName(member.key) ?? []) : []));
}

/** The tables whose columns a list of classes tells: what has both a name and columns. */
export function classifiedTables({ program, text }: Source): NamedTable[] {
  return nodesOf(program).flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const said = (key: string) =>
      node.properties.flatMap((each) =>
        each.type === 'Property' && keyName(each.key) === key ? each.value : [],
      )[0];
    const name = said('name');
    if (name === undefined || said('columns') === undefined) return [];
    const table = staticText(name) ?? COMPUTED_TABLE;
    return [{ table, isWritten: false, line: lineAt(text, name.start) }];
  });
}

export interface MigratedTable {
  table: string;
  /** What stands between the brackets. */
  columns: string;
  file: string;
  line: number;
}

/** The tables that migrations make. */
export function migratedTables(files: ReadonlyMap<string, string>): MigratedTable[] {
  return [...files]
    .filter(([path]) => /^server\/platform\/database\/migrations\/.*\.sql$/.test(path))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^\s*create table (?:if not exists )?(\w+)([^;]*)/gim)].map(
        ({ 1: table = '', 2: columns = '', index }) => ({
          table,
          columns,
          file,
          line: lineAt(text, index + 1),
        }),
      ),
    );
}
