/** What may be written where: SQL, and the libraries of vendors. */
import type { Node } from 'oxc-parser';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, isTest, PRODUCT, placeOf, type Rule } from '../rule.ts';
import { keyName, memberName, nodesOf, staticText } from '../syntax.ts';

const BUILDER = /^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
const DRIVER = /^(query|executeQuery)$/;
const STATEMENT =
  /^\s*(select\s+[\d*'"(]|select\s.+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|merge\s+into\s|with\s+\w+\s+as\s|truncate\s|(create|alter|drop)\s+(table|index|view|role|policy|schema|function|trigger|database)\s|set\s+(local|role|session)\s|(begin|commit|rollback)\s*;?\s*$)/is;
const CAPABILITY_PACKAGES = ['zod', 'kysely', 'uuid', 'node:crypto', '@orpc/server'];

export const constructRules: Rule[] = [
  {
    name: 'only stores know SQL',
    reason:
      'Rows are reached in one file of a capability; whoever changes a table reads that file and no other.',
    find: (sources) =>
      sources.filter(mayNotQuery).flatMap((source) => [...importsOfDatabase(source), ...queriesIn(source)]),
  },
  {
    name: 'only the platform knows vendors',
    reason: 'A library can be replaced where it is wrapped; capabilities speak to ports.',
    find: (sources) => sources.filter(isCapabilityCode).flatMap(vendors),
  },
];

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

function queriesIn({ path, text, program }: Source): Finding[] {
  const isSpeech = placeOf(path).workspace === 'web';
  return nodesOf(program).flatMap((node) => {
    const what = queryBy(node) ?? (isSpeech ? null : statementIn(node));
    return what === null ? [] : [{ file: path, line: lineAt(text, node.start), what }];
  });
}

/** By the tag, under whatever name it comes in, and by the methods of builder and driver, called or taken out. */
function queryBy(node: Node): string | null {
  if (node.type === 'ImportSpecifier' && keyName(node.imported) === 'sql') return 'imports sql';
  if (node.type === 'TaggedTemplateExpression')
    return node.tag.type === 'Identifier' && node.tag.name === 'sql' ? 'writes sql`...`' : null;
  if (node.type === 'ObjectPattern') {
    const name = node.properties.map(takenName).find((taken) => BUILDER.test(taken));
    return name === undefined ? null : `takes .${name}`;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const name = memberName(node.callee) ?? '';
  return BUILDER.test(name) || DRIVER.test(name) ? `calls .${name}()` : null;
}

function takenName(property: Node): string {
  return property.type === 'Property' ? (keyName(property.key) ?? '') : '';
}

/** Text that reads as a statement, however it is sent. */
function statementIn(node: Node): string | null {
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join('$1')
      : staticText(node);
  return text !== null && STATEMENT.test(text) ? `writes "${text.trim().slice(0, 30)}"` : null;
}

function isCapabilityCode({ path }: Source): boolean {
  const { workspace, capability } = placeOf(path);
  return workspace === 'server' && capability !== null && capability !== 'platform' && !isTest(path);
}

function vendors({ path, imports }: Source): Finding[] {
  return imports
    .filter(({ target, isInProject }) => !isInProject && !CAPABILITY_PACKAGES.includes(target))
    .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` }));
}
