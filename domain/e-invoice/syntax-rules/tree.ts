/** Finding elements of a document by their names and paths. */
import type { XmlElement } from '../xml/element.ts';

/** An element and where it stands. */
export interface Node {
  found: XmlElement;
  parent: Node | null;
}

export interface Tree {
  root: Node;
  /** All of that name, wherever they stand, in the order of the document. */
  named(name: string): readonly Node[];
  /** All whose name ends so. */
  endingIn(end: string): Node[];
}

/** Goes through the document once. */
export function treeOf(document: XmlElement): Tree {
  const byName = new Map<string, Node[]>();
  const enter = (found: XmlElement, parent: Node | null): Node => {
    const node = { found, parent };
    const others = byName.get(found.name);
    if (others === undefined) byName.set(found.name, [node]);
    else others.push(node);
    for (const child of found.children) enter(child, node);
    return node;
  };
  const root = enter(document, null);
  return {
    root,
    named: (name) => byName.get(name) ?? [],
    endingIn: (end) => [...byName].flatMap(([name, nodes]) => (name.endsWith(end) ? nodes : [])),
  };
}

/** Below the node along a path such as `cac:Party/cbc:EndpointID`. */
export function below(from: Node, path: string): Node[] {
  return path
    .split('/')
    .reduce<Node[]>((nodes, name) => nodes.flatMap((node) => childrenOf(node, name)), [from]);
}

function childrenOf(parent: Node, name: string): Node[] {
  return parent.found.children.filter((child) => child.name === name).map((found) => ({ found, parent }));
}

/** `Invoice/cac:TaxTotal/cbc:TaxAmount` */
export function pathOf({ found, parent }: Node): string {
  return parent === null ? found.name : `${pathOf(parent)}/${found.name}`;
}

/** The text of the first below, without space around it; '' without one. */
export function textBelow(from: Node, path: string): string {
  return below(from, path)[0]?.found.text.trim() ?? '';
}

/** Whether one of that name stands around it. */
export function isWithin({ parent }: Node, name: string): boolean {
  return parent !== null && (parent.found.name === name || isWithin(parent, name));
}
