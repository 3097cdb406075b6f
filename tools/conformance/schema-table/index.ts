/** The tables of `domain/e-invoice/schema`, taken from the schemas of UBL 2.1 and CII D16B where these lie. */
import type { XmlElement } from '@belegbar/domain/e-invoice';
import { type Declared, type Definition, declaredIn, isBuiltIn, partsOf } from './declared.ts';

interface Table {
  elements: Record<string, string>;
  groups: Record<string, string>;
  values: Record<string, string>;
}

/** A part of a group before its type is shortened away. */
interface Item {
  name: string;
  occurs: string;
  type: string;
}

/** @param schemas files of documents that share one table, such as those of `Invoice` and `CreditNote`. */
export function schemaTable(schemas: readonly string[], roots: readonly string[]): Table {
  const declared = mergedOf(schemas.map(declaredIn));
  const groups = new Map<string, { items: Item[]; isChoice: boolean }>();
  const values = new Map<string, string>();
  const visit = (type: string): void => {
    if (groups.has(type) || values.has(type)) return;
    if (isBuiltIn(type)) {
      values.set(type, localOf(type));
      return;
    }
    const found = declared.types.get(type);
    if (found === undefined) throw new Error(`${type} is not declared`);
    const local = localTypes(type, found, declared);
    const items = itemsOf(found, declared, type);
    if (partsOf(found.definition, 'any').length > 0) values.set(type, 'any');
    else if (items.length === 0) values.set(type, valueContent(found, declared));
    else {
      groups.set(type, { items, isChoice: partsOf(found.definition, 'choice').length > 0 });
      for (const [name, value] of local) values.set(name, value);
      for (const item of items) visit(item.type);
    }
  };
  const rootTypes = roots.map((root) => declared.elements.get(root) ?? '');
  for (const type of rootTypes) visit(type);
  return written(
    groups,
    values,
    roots.map((name, index) => ({ name, occurs: '', type: rootTypes[index] ?? '' })),
  );
}

function mergedOf(all: readonly Declared[]): Declared {
  return {
    types: new Map(all.flatMap(({ types }) => [...types])),
    elements: new Map(all.flatMap(({ elements }) => [...elements])),
  };
}

function itemsOf({ definition, own, resolve }: Definition, declared: Declared, type: string): Item[] {
  return partsOf(definition, 'element').map(({ attributes }) => {
    const name = attributes.ref === undefined ? `${own}${attributes.name}` : resolve(attributes.ref);
    const said = attributes.type === undefined ? undefined : resolve(attributes.type);
    return {
      name,
      occurs: occursOf(attributes),
      type: said ?? declared.elements.get(name) ?? `${type}/${name}`,
    };
  });
}

/** Elements with a type of their own inside: texts of CII that say their format. */
function localTypes(type: string, found: Definition, declared: Declared): [string, string][] {
  return partsOf(found.definition, 'element')
    .filter(
      ({ attributes, children }) =>
        attributes.type === undefined && attributes.ref === undefined && children.length > 0,
    )
    .map((part) => [
      `${type}/${found.own}${part.attributes.name}`,
      valueContent({ ...found, definition: part }, declared),
    ]);
}

function occursOf({ minOccurs = '1', maxOccurs = '1' }: Record<string, string>): string {
  const isMany = maxOccurs !== '1';
  if (minOccurs === '0') return isMany ? '*' : '?';
  return isMany ? '+' : '';
}

/** Types of attributes that not every text has. */
const TYPES_OF_ATTRIBUTES = ['language'];

/** The built-in type at the end of all bases, and the attributes on the way there; `!` are those that must be. */
function valueContent(found: Definition, declared: Declared): string {
  const attributes = new Map<string, string>();
  let base: string | undefined;
  for (let at: Definition | undefined = found; at !== undefined; at = declared.types.get(base ?? '')) {
    for (const { attributes: said } of partsOf(at.definition, 'attribute'))
      if (!attributes.has(said.name ?? ''))
        attributes.set(said.name ?? '', said.use === 'prohibited' ? '-' : useOf(said));
    base = baseOf(at.definition, at.resolve);
    if (base === undefined || isBuiltIn(base)) break;
  }
  const named = [...attributes].filter(([, use]) => use !== '-').map(([name, use]) => `${name}${use}`);
  return [localOf(base ?? 'string'), ...named].join(' ');
}

function useOf({ use, type = '' }: Record<string, string>): string {
  const local = localOf(type);
  return `${use === 'required' ? '!' : ''}${TYPES_OF_ATTRIBUTES.includes(local) ? `:${local}` : ''}`;
}

function baseOf(definition: XmlElement, resolve: Definition['resolve']): string | undefined {
  const [derived] = [...partsOf(definition, 'extension'), ...partsOf(definition, 'restriction')];
  return derived?.attributes.base === undefined ? undefined : resolve(derived.attributes.base);
}

function localOf(type: string): string {
  return type.replace(/^(\{.*\}|\w+:)/, '');
}

/** Types of one content are one; each element has the type that it has most often, and names it where it is another. */
function written(
  groups: Map<string, { items: Item[]; isChoice: boolean }>,
  values: Map<string, string>,
  roots: readonly Item[],
): Table {
  const byContent = new Map<string, string>();
  for (const [type, content] of [...values].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
    if (!byContent.has(content)) byContent.set(content, shortOf(type));
  const nameOf = (type: string) => byContent.get(values.get(type) ?? '') ?? shortOf(type);
  const all = [...roots, ...[...groups.values()].flatMap(({ items }) => items)];
  const usual = usualTypes(all, nameOf);
  const item = ({ name, occurs, type }: Item) => {
    const said = nameOf(type);
    return `${name}${occurs}${usual.get(name) === said ? '' : `~${said}`}`;
  };
  const elements: Record<string, string[]> = {};
  for (const [name, type] of usual) elements[type] = [...(elements[type] ?? []), name];
  return {
    elements: Object.fromEntries(
      Object.entries(elements)
        .sort()
        .map(([type, names]) => [type, names.sort().join(' ')]),
    ),
    groups: Object.fromEntries(
      [...groups].map(([type, { items, isChoice }]) => [
        shortOf(type),
        `${isChoice ? '| ' : ''}${items.map(item).join(' ')}`,
      ]),
    ),
    values: Object.fromEntries([...byContent].map(([content, name]) => [name, content])),
  };
}

function usualTypes(items: readonly Item[], nameOf: (type: string) => string): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { name, type } of items) {
    const of = counts.get(name) ?? new Map<string, number>();
    of.set(nameOf(type), (of.get(nameOf(type)) ?? 0) + 1);
    counts.set(name, of);
  }
  return new Map(
    [...counts].map(([name, of]) => [name, [...of].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']),
  );
}

/** `cac:PartyType` is `Party`. */
function shortOf(type: string): string {
  return type
    .replace(/^\{.*\}/, '')
    .replace(/^(cac|cbc|ram|rsm|udt|ext|Invoice|CreditNote):/, '')
    .replace(/Type$/, '')
    .replace(/\W/g, '_');
}
