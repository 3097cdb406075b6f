/** Words that people read stand in the locales, in both languages. */
import type { Node } from 'oxc-parser';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isTest, placeOf, type Rule } from '../rule.ts';
import { nodesOf, staticText } from '../syntax.ts';

export const wordRules: Rule[] = [
  {
    name: 'words on screen stand in the locales',
    reason:
      'Written into a page they are of one language, and nobody who translates finds them. What is the same in all stands in tools/architecture/rules/words.ts.',
    find: inEach((source) => (isPage(source) ? wordsIn(source) : [])),
  },
];

/** Attributes that are read out or shown. */
const SAID =
  /^(aria-(label|description|placeholder|valuetext|roledescription)|alt|title|placeholder|label|description)$/;

/** What is the same in every language, and what it is. */
const SAME_EVERYWHERE: ReadonlyMap<string, string> = new Map([
  ['K', 'the sign of the coach'],
  ['Pro', 'the name of a plan'],
  ['ALTCHA', 'the name of a captcha'],
  ['SHA-256', 'the name of a hash'],
  ['4 Nr. 21', 'a number of the UStG'],
]);

/** Samples of the fields and tables, which stand on no page of the product. */
const GALLERY = 'web/ui/gallery/';

function isPage({ path }: Source): boolean {
  return (
    placeOf(path).workspace === 'web' && path.endsWith('.tsx') && !path.startsWith(GALLERY) && !isTest(path)
  );
}

function wordsIn({ path, text, program }: Source): Finding[] {
  return nodesOf(program).flatMap((node) =>
    shown(node)
      .map((said) => ({ node, said: said.replaceAll(/&\w+;/g, '').trim() }))
      .filter(({ said }) => /\p{L}/u.test(said) && !SAME_EVERYWHERE.has(said))
      .map(({ said }) => ({
        file: path,
        line: lineAt(text, node.start),
        what: `writes "${said.slice(0, 40)}"`,
      })),
  );
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
