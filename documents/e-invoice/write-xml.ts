/** XML data as the bytes of a file, in UTF-8. */
import { NAMESPACES, type XmlElement } from '@belegbar/domain/e-invoice';

/** A readable file with all namespaces at its root. The same data gives the same bytes. */
export function writeXml(root: XmlElement): Uint8Array {
  const isUbl = root.name === 'Invoice' || root.name === 'CreditNote';
  const own = isUbl ? NAMESPACES[root.name as 'Invoice' | 'CreditNote'] : NAMESPACES.rsm;
  const prefixes = isUbl ? UBL_PREFIXES : CII_PREFIXES;
  const namespaces: [name: string, value: string][] = [
    [isUbl ? 'xmlns' : 'xmlns:rsm', own],
    ...prefixes.map((prefix): [string, string] => [`xmlns:${prefix}`, NAMESPACES[prefix]]),
  ];
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  write(root, { lines, indent: '', attributes: [...namespaces, ...Object.entries(root.attributes)] });
  return new TextEncoder().encode(lines.join('\n'));
}

/** A readable file whose root says its namespace itself. The same data gives the same bytes. */
export function writePlainXml(root: XmlElement): Uint8Array {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  write(root, { lines, indent: '', attributes: Object.entries(root.attributes) });
  return new TextEncoder().encode(lines.join('\n'));
}

const UBL_PREFIXES = ['cac', 'cbc'] as const;
const CII_PREFIXES = ['ram', 'qdt', 'udt'] as const;

interface Place {
  lines: string[];
  indent: string;
  attributes: [name: string, value: string][];
}

/** An element has either text or children, and without both it is closed at once. */
function write({ name, text, children }: XmlElement, { lines, indent, attributes }: Place): void {
  const begun = `${indent}<${name}${attributes.map(([key, value]) => ` ${key}="${quoted(value)}"`).join('')}`;
  if (children.length === 0) {
    lines.push(text === '' ? `${begun}/>` : `${begun}>${escaped(text)}</${name}>`);
    return;
  }
  lines.push(`${begun}>`);
  for (const child of children)
    write(child, { lines, indent: `${indent}  `, attributes: Object.entries(child.attributes) });
  lines.push(`${indent}</${name}>`);
}

/** A text as it is: people write `&nbsp;` and `Müller&Co;` and mean the letters. */
function escaped(text: string): string {
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text;
}

function quoted(value: string): string {
  return escaped(value).replaceAll('"', '&quot;');
}
