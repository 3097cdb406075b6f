/** Going through an element along a shape. */
import { element, type XmlElement } from './element.ts';
import type { Reading } from './reading.ts';
import type { Part, Shape, WriteContext } from './shape.ts';

/** Of these EN 16931 reads one, and extensions or the schema have several: the others are unread, and no fault. */
const MAY_REPEAT = [
  'ram:IncludedNote',
  'ram:AppliedTradeAllowanceCharge',
  'ram:SpecifiedTradePaymentTerms',
  'ram:SpecifiedTaxRegistration',
  'cac:PartyTaxScheme',
  'cac:PartyIdentification',
  'cac:AdditionalDocumentReference',
];

/** The part that a child of this name and shape is. */
export function child<T>(name: string, shape: Shape<T>): Part<T> {
  return {
    write: (from, into, context) => writeChild(name, from, into, shape, context),
    isConstant: isConstant(shape),
    names: [name],
    read(from, into, reading) {
      const matching = named(from, name).filter((found) => matchesAll(found, shape));
      for (const found of matching) readElement(found, into, shape, reading);
      if (!MAY_REPEAT.includes(name)) for (const found of matching.slice(1)) reading.repeated.add(found);
    },
  };
}

export function writeChild<T>(
  name: string,
  from: T,
  into: XmlElement,
  shape: Shape<T>,
  context: WriteContext,
): boolean {
  const written = element(name);
  const says = writeParts(from, written, shape, context);
  if (says || isConstant(shape)) into.children.push(written);
  return says;
}

export function writeParts<T>(from: T, into: XmlElement, shape: Shape<T>, context: WriteContext): boolean {
  return shape.map((part) => part.write(from, into, context)).includes(true);
}

/** Reads an element that has this shape to itself, and notes what stands in it in another order. */
export function readElement<T>(from: XmlElement, into: T, shape: Shape<T>, reading: Reading): void {
  noteMisplaced(from, namesOf(shape), reading);
  readParts(from, into, shape, reading);
}

export function readParts<T>(from: XmlElement, into: T, shape: Shape<T>, reading: Reading): void {
  for (const part of shape) part.read(from, into, reading);
}

export function namesOf<T>(shape: Shape<T>): string[] {
  return shape.flatMap(({ names = [] }) => names);
}

/** Children that nobody names are between all others. */
function noteMisplaced(from: XmlElement, names: readonly string[], { misplaced }: Reading): void {
  let place = 0;
  for (const found of from.children) {
    if (!names.includes(found.name)) continue;
    const next = names.indexOf(found.name, place);
    if (next < 0) misplaced.add(found);
    else place = next;
  }
}

export function matchesAll<T>(candidate: XmlElement, shape: Shape<T>): boolean {
  return shape.every((part) => part.matches?.(candidate) ?? true);
}

export function named(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((found) => found.name === name);
}

/** The paths of elements below and with `from` of which `isMeant` holds. */
export function pathsWhere(
  from: XmlElement,
  isMeant: (found: XmlElement) => boolean,
  path = from.name,
): string[] {
  const below = from.children.flatMap((found) => pathsWhere(found, isMeant, `${path}/${found.name}`));
  return isMeant(from) ? [path, ...below] : below;
}

function isConstant<T>(shape: Shape<T>): boolean {
  return shape.every((part) => part.isConstant === true);
}
