/** XML data as the bytes of a file, in UTF-8. */
import { NAMESPACES, type XmlElement } from '@belegbar/domain/e-invoice';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';

/** A readable file with all namespaces at its root. The same data gives the same bytes. */
export function writeXml(root: XmlElement): Uint8Array {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const isUbl = root.name === 'Invoice' || root.name === 'CreditNote';
  const own = isUbl ? NAMESPACES[root.name as 'Invoice' | 'CreditNote'] : NAMESPACES.rsm;
  const top = document.ele(own, root.name);
  for (const prefix of isUbl ? UBL_PREFIXES : CII_PREFIXES)
    top.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, NAMESPACES[prefix]);
  fill(top, root);
  return new TextEncoder().encode(document.end({ prettyPrint: true }));
}

const UBL_PREFIXES = ['cac', 'cbc'] as const;
const CII_PREFIXES = ['ram', 'qdt', 'udt'] as const;

function fill(builder: XMLBuilder, from: XmlElement): void {
  for (const [name, value] of Object.entries(from.attributes)) builder.att(name, literal(value));
  if (from.text !== '') builder.txt(literal(from.text));
  for (const child of from.children) {
    const prefix = child.name.slice(0, child.name.indexOf(':')) as keyof typeof NAMESPACES;
    fill(builder.ele(NAMESPACES[prefix], child.name), child);
  }
}

/** The library leaves what looks like an entity as it is; people write `&nbsp;` and `Müller&Co;` and mean the letters. */
function literal(text: string): string {
  return text.replaceAll('&', '&amp;');
}
