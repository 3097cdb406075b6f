/** What in a document is not as its schema has it. */
import type { XmlElement } from '../xml/element.ts';
import type { Content, Schema } from './table.ts';
import { isOfForm } from './value-forms.ts';

export const SCHEMA_FAULTS = [
  'unknown',
  'order',
  'often',
  'missing',
  'attribute',
  'attribute missing',
  'value',
  'text',
] as const;
/** `unknown`: no such element there. `text`: text between elements. */
export type SchemaFaultKind = (typeof SCHEMA_FAULTS)[number];

export interface SchemaFault {
  kind: SchemaFaultKind;
  /** Of the element: `Invoice/cac:InvoiceLine/cbc:ID`. */
  path: string;
  /** The attribute, the missing element, or the beginning of the wrong value. */
  said?: string;
}

/** Nobody reads more of them. */
const FAULTS_MAXIMUM = 100;
const VALUE_LENGTH = 40;

/** The faults of a document, in its order; the first hundred. A root that the schema does not have is one. */
export function schemaFaults(root: XmlElement, schema: Schema): SchemaFault[] {
  const faults: SchemaFault[] = [];
  const type = schema.typeOf(root.name);
  if (type === undefined) return [{ kind: 'unknown', path: root.name }];
  visit(root, type, root.name, { schema, faults });
  return faults;
}

interface Walk {
  schema: Schema;
  faults: SchemaFault[];
}

function visit(found: XmlElement, type: string, path: string, walk: Walk): void {
  if (walk.faults.length >= FAULTS_MAXIMUM) return;
  const content = walk.schema.contentOf(type);
  if (content === undefined || (content.kind === 'value' && content.form === 'any')) return;
  if (content.kind === 'value') visitValue(found, content, path, walk);
  else visitGroup(found, content, path, walk);
}

function visitValue(found: XmlElement, content: Content & { kind: 'value' }, path: string, { faults }: Walk) {
  for (const [name, said] of Object.entries(found.attributes)) {
    if (!content.attributes.has(name)) faults.push({ kind: 'attribute', path, said: name });
    else if (!isOfForm(content.attributes.get(name)?.form ?? 'string', said))
      faults.push({ kind: 'value', path: `${path}/@${name}`, said: said.trim().slice(0, VALUE_LENGTH) });
  }
  for (const [name, { isNeeded }] of content.attributes)
    if (isNeeded && found.attributes[name] === undefined)
      faults.push({ kind: 'attribute missing', path, said: name });
  for (const child of found.children) faults.push({ kind: 'unknown', path: `${path}/${child.name}` });
  if (found.children.length === 0 && !isOfForm(content.form, found.text))
    faults.push({ kind: 'value', path, said: found.text.trim().slice(0, VALUE_LENGTH) });
}

function visitGroup(found: XmlElement, content: Content & { kind: 'group' }, path: string, walk: Walk): void {
  const { faults } = walk;
  for (const name of Object.keys(found.attributes)) faults.push({ kind: 'attribute', path, said: name });
  if (found.text.trim() !== '') faults.push({ kind: 'text', path });
  const placed = new Set<number>();
  let last = 0;
  for (const child of found.children) {
    const at = `${path}/${child.name}`;
    const place = content.places.get(child.name);
    const part = place === undefined ? undefined : content.parts[place];
    if (place === undefined || part === undefined) faults.push({ kind: 'unknown', path: at });
    else {
      const isTooMany = content.isChoice ? placed.size > 0 : placed.has(place) && !part.isMany;
      if (isTooMany) faults.push({ kind: 'often', path: at });
      else if (!content.isChoice && place < last) faults.push({ kind: 'order', path: at });
      last = Math.max(last, place);
      placed.add(place);
      visit(child, part.type, at, walk);
    }
  }
  content.parts.forEach(({ isNeeded, name }, place) => {
    if (isNeeded && !placed.has(place)) faults.push({ kind: 'missing', path, said: name });
  });
  if (content.isChoice && placed.size === 0)
    faults.push({ kind: 'missing', path, said: content.parts[0]?.name ?? '' });
}
