/** Under which names a query has the rows of tables, and which rows it adds. */
import type { Node } from 'oxc-parser';
import type { Source } from './imports.ts';
import { calledName, sqlTextsIn, tablesOfCall } from './named-tables.ts';
import { wordsOf } from './owner-conditions.ts';
import { nodesOf, staticText } from './syntax.ts';

export interface NamedRows {
  table: string;
  /** The name that the query gives them; the table's own where it gives none. */
  alias: string;
  /** They are added, and none is asked for. */
  isNew: boolean;
}

/** Each place in a query that names a table for its rows, to the query builder or in SQL. */
export function rowsNamedIn(node: Node, source: Source): NamedRows[] {
  return [...nodesOf(node).flatMap(rowsOfCall), ...sqlTextsIn(node, source).flatMap(rowsInSql)];
}

function rowsOfCall(node: Node): NamedRows[] {
  if (node.type !== 'CallExpression') return [];
  const isNew = /^(insertInto|insertMany|replaceInto)$/.test(calledName(node) ?? '');
  return tablesOfCall(node).map(({ table, alias }) => ({ table, alias, isNew }));
}

const NAMES_ROWS = /^(from|join|update|into|using|,)$/;
const NO_ALIAS =
  /^(where|on|using|set|join|left|right|full|inner|cross|group|order|limit|values|select|union|for|returning|default|overriding|window)$/;

function rowsInSql(sql: string): NamedRows[] {
  const words = wordsOf(sql);
  return words.flatMap((word, at) => {
    const previous = words[at - 1] ?? '';
    if (!NAMES_ROWS.test(previous) || !/^[a-z_]\w*$/.test(word)) return [];
    if (previous === ',' && !isListOfTables(words, at)) return [];
    const next = words[at + 1] === 'as' ? words[at + 2] : words[at + 1];
    const alias = next !== undefined && /^[a-z_]\w*$/.test(next) && !NO_ALIAS.test(next) ? next : word;
    return [{ table: word, alias, isNew: previous === 'into' }];
  });
}

/** `from a, b`, and no list of columns. */
function isListOfTables(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at);
  const begins = before.findLastIndex((word) =>
    /^(select|from|where|set|by|on|values|using|returning|\()$/.test(word),
  );
  return words[begins] === 'from';
}

export interface NewRows {
  table: string;
  columns: readonly string[];
}

/** Rows that are added by the names of their columns; a row of the query builder has its owner by its type. */
export function newRowsIn(node: Node, source: Source): NewRows[] {
  return [
    ...nodesOf(node).flatMap(newRowsByColumns),
    ...sqlTextsIn(node, source).flatMap((sql) => {
      const words = wordsOf(sql);
      return words.flatMap((word, at) => {
        if (words[at - 1] !== 'into' || words[at - 2] !== 'insert') return [];
        const opening = words.indexOf('(', at);
        const columns = words.slice(opening + 1, words.indexOf(')', opening));
        return [{ table: word, columns }];
      });
    }),
  ];
}

/** `insertInto('a').columns(['b'])`. */
function newRowsByColumns(node: Node): NewRows[] {
  if (node.type !== 'CallExpression' || calledName(node) !== 'columns') return [];
  const [list] = node.arguments;
  if (list?.type !== 'ArrayExpression') return [];
  const columns = list.elements.map((element) => staticText(element) ?? '');
  return nodesOf(node.callee)
    .filter((inner) => inner.type === 'CallExpression' && calledName(inner) === 'insertInto')
    .flatMap((inner) => rowsOfCall(inner))
    .map(({ table }) => ({ table, columns }));
}
