/** Words that people read stand in the locales, in both languages. */
import type { Node } from 'oxc-parser';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isBuildCode, isTest, placeOf, type Rule } from '../rule.ts';
import { nodesOf, staticText } from '../syntax.ts';

export const wordRules: Rule[] = [
  {
    name: 'words on screen stand in the locales',
    reason:
      'Written into a page they are of one language, and nobody who translates finds them. What is the same in all stands in tools/architecture/rules/words.ts.',
    find: inEach((source) => (isOfWeb(source) ? wordsIn(source) : [])),
  },
];

/** Attributes that are read out or shown. */
const SAID =
  /^(aria-(label|description|placeholder|valuetext|roledescription)|alt|title|placeholder|label|description|hint|error|lead|eyebrow|tab|heading|caption|message|summary)$/;

/** What is the same in every language, and what it is. */
const SAME_EVERYWHERE: ReadonlyMap<string, string> = new Map([
  ['K', 'the sign of the coach'],
  ['Pro', 'the name of a plan'],
  ['ALTCHA', 'the name of a captcha'],
  ['F1', 'the name of a key'],
  ['SHA-256', 'the name of a hash'],
  ['4 Nr. 21', 'a number of the UStG'],
  ['npm run -s admin -- grant EMAIL', 'a command'],
  ['npm run -s admin -- revoke EMAIL', 'a command'],
  ['e-invoice rules', 'the name of what is remembered'],
  ['des Käufers', 'words of the rules, which are replaced'],
  ['des Kunden', 'what replaces them'],
  ['Sprache Deutsch', 'what finds the language in either'],
  ['Language English', 'what finds the language in either'],
  ['Verlag Sommerfeld', 'the name of a client in a picture'],
]);

/** Samples of the fields and tables, which stand on no page of the product. */
const GALLERY = 'web/ui/gallery/';

/** Two words beside each other: a name of the code has no blank. */
const PHRASE = /\p{L}{2,}[.!?]? +\p{L}{2,}/u;
/** What a browser reads, and no person. */
const STYLE = /var\(--|\b(serif|sans-serif|monospace)\b|^\s*@|\(\s*(min|max|prefers)-/;
const READ_BY_PROGRAMS = /^(rel|className|style|sizes|media)$/;

function isOfWeb({ path }: Source): boolean {
  return (
    placeOf(path).workspace === 'web' &&
    /\.tsx?$/.test(path) &&
    !path.startsWith(GALLERY) &&
    !isBuildCode(path) &&
    !path.startsWith('web/locales/') &&
    !isTest(path)
  );
}

function wordsIn({ path, text, program }: Source): Finding[] {
  const nodes = nodesOf(program);
  const untold = new Set(nodes.filter(isUntold).flatMap((node) => nodesOf(node)));
  const found = nodes.flatMap((node) =>
    [...shown(node), ...(untold.has(node) ? [] : phrasesOf(node))]
      .map((said) => said.replaceAll(/&\w+;/g, '').trim())
      .filter((said) => /\p{L}/u.test(said) && !SAME_EVERYWHERE.has(said))
      .map((said) => ({
        file: path,
        line: lineAt(text, node.start),
        what: `writes "${said.slice(0, 40)}"`,
      })),
  );
  return [...new Map(found.toReversed().map((finding) => [finding.what, finding])).values()];
}

/** What developers read, and what is no text: errors, the console, names for programs. */
function isUntold(node: Node): boolean {
  if (node.type === 'NewExpression')
    return node.callee.type === 'Identifier' && /(Error|Exception)$/.test(node.callee.name);
  if (node.type === 'JSXAttribute')
    return node.name.type === 'JSXIdentifier' && READ_BY_PROGRAMS.test(node.name.name);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return node.callee.object.type === 'Identifier' && node.callee.object.name === 'console';
}

/** Words in a row are for people, wherever they stand; a single one where a toast says it. */
function phrasesOf(node: Node): string[] {
  if (node.type === 'CallExpression') return isToast(node.callee) ? node.arguments.flatMap(textsOf) : [];
  if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return [];
  return textsOf(node).filter((text) => PHRASE.test(text) && !STYLE.test(text));
}

function isToast(callee: Node): boolean {
  const called = callee.type === 'MemberExpression' ? callee.object : callee;
  return called.type === 'Identifier' && /^(toast|notify)$/i.test(called.name);
}

/** The texts that a node shows: between tags, in an attribute that is said, and either way behind a condition. */
function shown(node: Node): string[] {
  if (node.type === 'JSXText') return [node.value];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return node.children.flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? textsOf(child.expression) : [],
    );
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || !SAID.test(node.name.name))
    return [];
  const { value } = node;
  if (value === null) return [];
  return value.type === 'JSXExpressionContainer' ? textsOf(value.expression) : textsOf(value);
}

function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return textsOf(node.right);
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    default:
      return [staticText(node) ?? ''];
  }
}
