/** What the conditions of a query say of owners: compared in `where` or where tables are joined, to the query builder or in SQL. */
import type { CallExpression, Node } from 'oxc-parser';
import type { Source } from './imports.ts';
import { calledName, sqlTextsIn } from './named-tables.ts';
import { keyName, nodesOf, staticText } from './syntax.ts';

/** A column of an owner that is compared. */
export interface OwnerCondition {
  column: string;
  /** The table or its alias, as far as it is said. */
  of: string | null;
  /** Compared with what is no such column itself: with somebody's id. */
  isValue: boolean;
}

const OWNER = /^(?:(\w+)\.)?(business_id|user_id|id)$/;

export function ownerConditionsIn(node: Node, source: Source): OwnerCondition[] {
  return [
    ...nodesOf(node).flatMap(conditionsOfBuilder),
    ...sqlTextsIn(node, source).flatMap(conditionsInSql),
  ];
}

function conditionsOfBuilder(node: Node): OwnerCondition[] {
  if (node.type !== 'CallExpression') return [];
  const name = calledName(node) ?? '';
  if (/Join(Lateral)?$/.test(name)) return pair(node.arguments.slice(1));
  if (/Ref$/.test(name)) return pair([node.arguments[0], node.arguments[2]]);
  if (/^(and|or|where)$/.test(name)) return [...conditionsOfObject(node), ...comparedWithValue(node)];
  return comparedWithValue(node);
}

/** `a.business_id` beside `b.business_id`. */
function pair(sides: readonly (Node | undefined)[]): OwnerCondition[] {
  const owners = sides.map((side) => ownerOf(staticText(side) ?? ''));
  return owners.flatMap((owner) =>
    owner === null ? [] : [{ ...owner, isValue: owners.some((other) => other === null) }],
  );
}

/** `where('business_id', '=', id)`, and the same by the builder of expressions. */
function comparedWithValue({ arguments: given }: CallExpression): OwnerCondition[] {
  const owner = ownerOf(staticText(given[0]) ?? '');
  const isCompared = /^(=|in|is)$/.test(staticText(given[1]) ?? '');
  return owner !== null && isCompared ? [{ ...owner, isValue: true }] : [];
}

function conditionsOfObject({ arguments: given }: CallExpression): OwnerCondition[] {
  return given.flatMap((object) =>
    object.type !== 'ObjectExpression'
      ? []
      : object.properties.flatMap((property) => {
          const owner = property.type === 'Property' ? ownerOf(keyName(property.key) ?? '') : null;
          return owner === null ? [] : [{ ...owner, isValue: true }];
        }),
  );
}

function ownerOf(column: string): Omit<OwnerCondition, 'isValue'> | null {
  const [, of, name] = OWNER.exec(column) ?? [];
  return name === undefined ? null : { column: name, of: of ?? null };
}

const CONDITION = /^(where|on|using|having|when)$/;
const NO_CONDITION =
  /^(select|from|join|group|order|limit|set|returning|values|union|insert|update|delete|into|conflict|with)$/;
const STATEMENT_WORD = /\b(select|update|delete|insert)\b/;

/** In what follows `where`, `on` and `using`; a text that is no statement is a condition as a whole. */
function conditionsInSql(sql: string): OwnerCondition[] {
  const words = wordsOf(sql);
  const states: boolean[] = [];
  let isCondition = !STATEMENT_WORD.test(sql);
  return words.flatMap((word, at) => {
    if (word === '(') states.push(isCondition);
    else if (word === ')') isCondition = states.pop() ?? isCondition;
    else if (CONDITION.test(word)) isCondition = true;
    else if (NO_CONDITION.test(word)) isCondition = false;
    return isCondition ? comparedAt(words, at) : [];
  });
}

export function wordsOf(sql: string): string[] {
  const bare = sql.toLowerCase().replace(/--.*|\/\*[\s\S]*?\*\/|'[^']*'|"/g, ' ');
  return bare.match(/[a-z_]\w*(?:\.[a-z_]\w*)*|\$1|<>|[<>!]=|::|\S/g) ?? [];
}

function comparedAt(words: readonly string[], at: number): OwnerCondition[] {
  const owner = ownerOf(words[at] ?? '');
  if (owner === null) return [];
  const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
  if (isShared(words, at)) return [owner, owner].map((one) => ({ ...one, isValue: false }));
  if (after === '=') return [{ ...owner, isValue: ownerOf(words[at + 2] ?? '') === null }];
  if (before === '=') return [{ ...owner, isValue: ownerOf(words[at - 2] ?? '') === null }];
  if (after === 'in' || after === 'is') return [{ ...owner, isValue: true }];
  return [];
}

/** `using (business_id, id)` is of both tables. */
function isShared(words: readonly string[], at: number): boolean {
  const opening = words.lastIndexOf('(', at);
  return opening > 0 && words[opening - 1] === 'using' && !words.slice(opening, at).includes(')');
}
