/** What schema documents declare: types by their names, and the types of global elements. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readXml } from '@belegbar/documents';
import { NAMESPACES, prefixOf, type XmlElement } from '@belegbar/domain/e-invoice';

const XSD = '{http://www.w3.org/2001/XMLSchema}';

export interface Declared {
  /** `ram:TradePartyType` and its definition. */
  types: Map<string, Definition>;
  /** `cbc:ID` and `cbc:IDType`. */
  elements: Map<string, string>;
}

export interface Definition {
  definition: XmlElement;
  /** The prefix of what it declares: `ram:`. */
  own: string;
  /** A qualified name within it, by the prefix of our own. */
  resolve(name: string): string;
}

/** All that a schema declares, with those that it imports and includes. */
export function declaredIn(path: string): Declared {
  const declared: Declared = { types: new Map(), elements: new Map() };
  const seen = new Set<string>();
  const read = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const parsed = readXml(Buffer.from(text));
    if (!parsed.ok) throw new Error(`${file}: ${parsed.code}`);
    take(parsed.root, text, declared);
    for (const part of parsed.root.children) {
      const location = part.attributes.schemaLocation;
      if (location !== undefined) read(join(dirname(file), location));
    }
  };
  read(path);
  return declared;
}

function take(schema: XmlElement, text: string, { types, elements }: Declared): void {
  const prefixes = new Map(
    [...text.matchAll(/xmlns:?([\w.-]*)="([^"]*)"/g)].map(([, prefix = '', uri = '']) => [prefix, uri]),
  );
  const own = prefixOf(schema.attributes.targetNamespace ?? '', NAMESPACES.rsm);
  const resolve = (name: string) => {
    const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
    return `${prefixOf(prefixes.get(prefix ?? '') ?? schema.attributes.targetNamespace ?? '', NAMESPACES.rsm)}${local}`;
  };
  for (const part of schema.children) {
    const name = `${own}${part.attributes.name}`;
    if (part.name === `${XSD}element`) elements.set(name, resolve(part.attributes.type ?? ''));
    if ([`${XSD}complexType`, `${XSD}simpleType`].includes(part.name))
      types.set(name, { definition: part, own, resolve });
  }
}

/** Parts of a definition of that kind, not within others of their kind. */
export function partsOf(from: XmlElement, kind: string): XmlElement[] {
  return from.children.flatMap((part) => (part.name === `${XSD}${kind}` ? [part] : partsOf(part, kind)));
}

export function isBuiltIn(type: string): boolean {
  return type.startsWith(XSD);
}
