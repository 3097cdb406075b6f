/** Amounts are whole cents: what would make binary floats of them. */
import type { Node } from 'oxc-parser';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isTest, PRODUCT, placeOf, type Rule } from '../rule.ts';
import { memberName, nodesOf, staticText, textOf } from '../syntax.ts';

/** Where `/` is written, and why it does no harm there. */
const DIVIDERS: [string, string][] = [
  ['domain/money/', 'It is where parts are taken and roundings have names.'],
  ['domain/calendar/', 'It counts days, months and years, and never an amount.'],
  ['domain/receipts/geometry.ts', 'It measures where words stand on a page, and never an amount.'],
  ['domain/recurring-expenses/rhythm.ts', 'It counts how often a span of days holds another.'],
];

/** Names of amounts outside the domain; inside it any number may be one. */
const AMOUNT = /(^|[a-z])([cC]ents|[aA]mount|[gG]ross|[nN]et|[vV]at|[tT]otal|[pP]rice|[bB]alance|[pP]aid)$/;

export const amountRules: Rule[] = [
  {
    name: 'amounts are never binary floats',
    reason:
      'A float loses cents. Parts are taken with allocate() or on a Decimal, and every rounding has a name; numbers that are exact in BigInt may be divided. Where a division is of no amount at all, tools/architecture/rules/amounts.ts says why.',
    find: inEach((source) => (mayHoldAmounts(source) ? floats(source) : [])),
  },
];

function mayHoldAmounts({ path }: Source): boolean {
  return PRODUCT.includes(placeOf(path).workspace) && !isTest(path);
}

function floats(source: Source): Finding[] {
  // The decimal library's own toFixed is exact.
  const isExact = source.imports.some(({ target }) => target === 'big.js');
  const isDomain = placeOf(source.path).workspace === 'domain';
  return nodesOf(source.program).flatMap((node) => {
    const what = isDomain ? floatInDomain(node, source, isExact) : floatOutside(node, source);
    return what === null ? [] : [{ file: source.path, line: lineAt(source.text, node.start), what }];
  });
}

function floatInDomain(node: Node, source: Source, isExact: boolean): string | null {
  if (isFloat(node)) return `writes the float ${textOf(source, node)}; use decimal() or cents()`;
  const printing = floatPrinting(node);
  if (printing !== null && !isExact) return `prints a binary float: .${printing}()`;
  const isDivider = DIVIDERS.some(([folder]) => source.path.startsWith(folder));
  return divides(node) && !isDivider ? `divides: ${textOf(source, node)}` : null;
}

function floatOutside(node: Node, source: Source): string | null {
  const operands = operandsOf(node);
  const isRisky = divides(node) || operands.some(isFloat);
  return isRisky && operands.some(isAmount) ? `computes ${textOf(source, node)}` : null;
}

/** `0.19`, and `Number('0.19')`, `+'0.19'`. */
function isFloat(node: Node): boolean {
  if (node.type === 'Literal') return typeof node.value === 'number' && !Number.isInteger(node.value);
  if (node.type === 'UnaryExpression' && node.operator === '+') return saysFloat(node.argument);
  return node.type === 'CallExpression' && isNamed(node.callee, 'Number') && saysFloat(node.arguments[0]);
}

function saysFloat(node: Node | undefined): boolean {
  const text = staticText(node);
  return text !== null && !Number.isInteger(Number(text));
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function floatPrinting(node: Node): string | null {
  if (node.type !== 'MemberExpression') return null;
  const name = memberName(node);
  return name !== null && /^to(Fixed|Precision|Exponential)$/.test(name) ? name : null;
}

/** A quotient, unless one side is a BigInt: then the other is one as well, and the quotient is whole. */
function divides(node: Node): boolean {
  if (node.type === 'AssignmentExpression') return node.operator === '/=';
  if (node.type !== 'BinaryExpression') return false;
  if (node.operator === '**') return node.right.type === 'UnaryExpression' && node.right.operator === '-';
  return node.operator === '/' && !operandsOf(node).some(isBigInt);
}

function isBigInt(node: Node): boolean {
  if (node.type === 'CallExpression') return isNamed(node.callee, 'BigInt');
  if (node.type === 'Literal') return 'bigint' in node;
  return operandsOf(node).some(isBigInt);
}

function isAmount(node: Node): boolean {
  if (node.type === 'Identifier') return AMOUNT.test(node.name);
  if (node.type === 'MemberExpression') return AMOUNT.test(memberName(node) ?? '');
  return operandsOf(node).some(isAmount);
}

/** Both sides of a computation, through brackets. */
function operandsOf(node: Node): Node[] {
  if (node.type === 'BinaryExpression' || node.type === 'AssignmentExpression')
    return [node.left, node.right];
  return node.type === 'ParenthesizedExpression' ? [node.expression] : [];
}
