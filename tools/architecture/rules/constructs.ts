/** What may be written where: SQL, and the libraries of vendors. */
import type { Node } from 'oxc-parser';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isTest, PRODUCT, placeOf, type Rule } from '../rule.ts';
import { STATEMENT } from '../statement.ts';
import { keyName, memberName, nodesOf, staticText } from '../syntax.ts';

const BUILDER = /^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
const DRIVER = /^(query|executeQuery|transaction|startTransaction)$/;
const CAPABILITY_PACKAGES = ['zod', 'kysely', 'uuid', 'node:crypto', '@orpc/server'];

/** Libraries that one capability alone needs, each wrapped in one folder of it, and why not in the platform. */
const WRAPPED: readonly [folder: string, packages: RegExp, why: string][] = [
  [
    'server/api-description/',
    /^@orpc\/(openapi|zod)$/,
    'It alone makes a document of the contract; the platform serves procedures and knows none.',
  ],
  [
    'server/sign-in/library/',
    /^(better-auth|node:.+)$/,
    'Who somebody is follows from its sign-up, links and sessions; the platform only knows who is there.',
  ],
  [
    'server/sign-in/captcha/',
    /^altcha-lib$/,
    'A captcha stands before sign-up and sign-in, and nowhere else.',
  ],
  [
    'server/sign-in/passwords/',
    /^(@zxcvbn-ts\/.+|node:worker_threads)$/,
    'Only a new password is asked whether it can be guessed.',
  ],
  [
    'server/data-export/',
    /^node:stream(\/promises)?$/,
    'An export alone is written while it is read, and must notice who reads it slowly.',
  ],
];

export const constructRules: Rule[] = [
  {
    name: 'only stores know SQL',
    reason:
      'Rows are reached in one file of a capability; whoever changes a table reads that file and no other.',
    find: inEach((source) => (mayNotQuery(source) ? firstOf(source) : [])),
  },
  {
    name: 'a library is known where it is wrapped',
    reason:
      'It can be replaced there: in the platform, or in the one folder of a capability that tools/architecture/rules/constructs.ts names with its reason.',
    find: inEach((source) => (isCapabilityCode(source) ? vendors(source) : [])),
  },
];

function mayNotQuery({ path }: Source): boolean {
  const { workspace, capability } = placeOf(path);
  if (isTest(path) || !PRODUCT.includes(workspace)) return false;
  return (
    !/(^|[/-])(store|tables)\.ts$/.test(path) &&
    !(capability === 'platform' && /^server\/platform\/(database|jobs)\//.test(path))
  );
}

/** One line per file: a query takes several constructs, and all of them move together. */
function firstOf(source: Source): Finding[] {
  const [query] = queriesIn(source);
  return query === undefined ? importsOfDatabase(source).slice(0, 1) : [query];
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
    .filter(
      ({ target }) => !WRAPPED.some(([folder, packages]) => path.startsWith(folder) && packages.test(target)),
    )
    .map(({ specifier, line }) => ({ file: path, line, what: `imports ${specifier}` }));
}
