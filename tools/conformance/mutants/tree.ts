/** Documents as trees that may also be wrong, and the bytes of these. */
import { NAMESPACES, type XmlElement } from '@belegbar/domain/e-invoice';

/** An element with the one in which it stands. */
export interface Placed {
  found: XmlElement;
  parent: XmlElement;
}

/** All below the root. */
export function placedIn(parent: XmlElement): Placed[] {
  return parent.children.flatMap((found) => [{ found, parent }, ...placedIn(found)]);
}

export function isLeaf({ children }: XmlElement): boolean {
  return children.length === 0;
}

export function copyOf(from: XmlElement): XmlElement {
  return { ...from, attributes: { ...from.attributes }, children: from.children.map(copyOf) };
}

/** Whatever stands in it, also what no schema has; `{namespace}Name` is an element of that namespace. */
export function bytesOf(root: XmlElement): Uint8Array {
  const isUbl = root.name === 'Invoice' || root.name === 'CreditNote';
  const own = isUbl ? NAMESPACES[root.name as 'Invoice' | 'CreditNote'] : '';
  const prefixes = (['cac', 'cbc', 'rsm', 'ram', 'udt', 'qdt'] as const).map(
    (prefix) => ` xmlns:${prefix}="${NAMESPACES[prefix]}"`,
  );
  const declared = `${own === '' ? '' : ` xmlns="${own}"`}${prefixes.join('')}`;
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${written(root, declared)}\n`);
}

function written({ name, attributes, children, text }: XmlElement, declared = ''): string {
  const [, namespace, local = name] = /^\{(.*)\}(.*)$/.exec(name) ?? [];
  const foreign = namespace === undefined ? '' : ` xmlns="${escaped(namespace)}"`;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  // Of an element with children the text is the space between them.
  const content = children.length > 0 ? children.map((child) => written(child)).join('') : escaped(text);
  return `<${local}${declared}${foreign}${said.join('')}>${content}</${local}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;');
}
