/** Reading a syntax tree. */
import type { Node } from 'oxc-parser';
import type { Source } from './imports.ts';

const known = new WeakMap<object, Node[]>();

/** All nodes below a node, and itself, parents before children; found once for all who ask. */
export function nodesOf(node: Node): readonly Node[] {
  const nodes = known.get(node) ?? findNodes(node);
  known.set(node, nodes);
  return nodes;
}

function findNodes(node: Node): Node[] {
  const found: Node[] = [];
  const visit = (inner: Node): void => {
    found.push(inner);
    childrenOf(inner).forEach(visit);
  };
  visit(node);
  return found;
}

/** The nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The source text of a node. */
export function textOf(source: Source, node: { start: number; end: number }): string {
  return source.text.slice(node.start, node.end);
}

/** The text that an expression always is: a string, also in backticks; null for what is computed. */
export function staticText(node: Node | null | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** The name of the member that is taken, `.env` and `['env']` alike; null for a computed one. */
export function memberName(node: { property: Node; computed: boolean }): string | null {
  if (node.computed) return staticText(node.property);
  return 'name' in node.property ? String(node.property.name) : null;
}

/** The name of a key that is not computed: `env`, `'env'`. */
export function keyName(key: Node): string | null {
  return key.type === 'Identifier' ? key.name : staticText(key);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
