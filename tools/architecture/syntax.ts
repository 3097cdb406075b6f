/** Reading a syntax tree. */
import type { Node, Program } from 'oxc-parser';
import type { Source } from './imports.ts';

/** All nodes below a node, and itself, parents before children. */
export function nodesOf(node: Node | Program): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isNode(value)) {
      found.push(value);
      Object.values(value).forEach(visit);
    }
  };
  visit(node);
  return found;
}

/** The source text of a node. */
export function textOf(source: Source, node: { start: number; end: number }): string {
  return source.text.slice(node.start, node.end);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
